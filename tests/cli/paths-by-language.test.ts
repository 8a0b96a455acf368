// How the commands handle an entry with a path for each language: build, links, sitemap, moves and errors.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { editedSite, expectSuccess, untilShown } from '../support/process/edited-site.ts';
import { git } from '../support/process/git.ts';
import { archipel, freshFolder, snapshot } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const site = join(freshFolder(), 'site');
const { run, put, change, built } = editedSite(site);

const collectionFile = 'templates/collections/events/index.tsx';
const eventFile = 'content/events/fair.yaml';

const collection = `import { defineCollection, path, text, z } from 'archipel';

const words = { en: 'events', de: 'termine' };

export default defineCollection({
  singular: 'event',
  description: { en: 'an event', de: 'ein Termin' },
  schema: () => z.strictObject({ path: path.optional(), name: text, day: z.string() }),
  route: ({ id, language, path, data }) => path ?? \`/\${language === 'de' ? words.de : words.en}/\${data.day.slice(0, 4)}/\${id}\`,
  title: ({ name }) => name,
  component: ({ entry }) => (
    <article className="wrap">
      <h1>{entry.name}</h1>
      <p className="own-path">{entry.path ?? 'none'}</p>
    </article>
  ),
});
`;

const fair = `languages: [en, de]
name: { en: Fair, de: Messe }
day: '2026-05-04'
meta:
  title: { en: Fair, de: Messe }
  description:
    en: The fair of the year, with all that we have to show and some that we do not.
    de: Die Messe des Jahres, mit allem, was wir zu zeigen haben, und einigem darüber hinaus.
`;

/** Returns the path of the entry that a page shows. */
const ownPathIn = (file: string): string | undefined => /own-path">([^<]*)/.exec(built(file))?.[1];

beforeAll(async () => {
  await expectSuccess(archipel(['init', site, '--locales', 'en,de', '--url', 'https://example.org', '--yes']));
  put(collectionFile, collection);
  put(eventFile, fair);
  change('archipel.config.ts', 'import { islands }', `import events from './${collectionFile}';\nimport { islands }`);
  change('archipel.config.ts', '{ pages, notes }', '{ pages, notes, events }');
  await expectSuccess(run('build'));
}, 300_000);

test('A page with paths by language has the right URLs in the language switch, the sitemap, hreflang and the canonical link', () => {
  const page = built('events/2026/fair.html');
  expect(page).toContain('<link rel="canonical" href="https://example.org/events/2026/fair"');
  expect(page).toContain('hrefLang="de" href="https://example.org/de/termine/2026/fair"');
  expect(page).toMatch(/<a [^>]*href="\/de\/termine\/2026\/fair"/);
  expect(built('de/termine/2026/fair.html')).toMatch(/<a [^>]*href="\/events\/2026\/fair"/);
  const sitemap = built('sitemap.xml');
  expect(sitemap).toContain('<loc>https://example.org/de/termine/2026/fair</loc>');
  expect(sitemap).not.toContain('/de/events/');
});

test('explain finds a page by its German URL, and prints the English URL', async () => {
  const found = resultOf<{ route: string; alternates: string[] }>(await run('explain', '/de/termine/2026/fair', '--json'));
  expect(found).toMatchObject({ route: '/de/termine/2026/fair', alternates: ['/events/2026/fair'] });
});

test('A page moves if the data that its route reads changes, and check asks for redirects from its old URLs', async () => {
  expect(await run('urls', 'accept')).toMatchObject({ code: 0 });
  change(eventFile, "'2026-05-04'", "'2027-05-04'");
  const checked = await run('check', '--json');
  const { diagnostics } = JSON.parse(checked.stdout) as { diagnostics: { code: string; message: string; hint: string }[] };
  const removed = diagnostics.filter(({ code }) => code === 'url-removed').map(({ hint }) => hint);
  expect(removed).toEqual([
    expect.stringContaining('{ from: /de/termine/2026/fair, to: /de/termine/2027/fair }'),
    expect.stringContaining('{ from: /events/2026/fair, to: /events/2027/fair }'),
  ]);
  change(eventFile, "'2027-05-04'", "'2026-05-04'");
});

test('A path of the entry in a language takes precedence over its route, and layouts get the path of their language', async () => {
  change(eventFile, 'name:', 'path: { en: /fair, de: /messe }\nname:');
  const moved = resultOf<{ urls: { route: string; state: string; to?: string }[] }>(await run('urls', '--json')).urls;
  expect(moved.filter(({ state }) => state === 'removed').map(({ route, to }) => [route, to])).toEqual([
    ['/de/termine/2026/fair', '/de'],
    ['/events/2026/fair', '/fair'],
  ]);
  put(
    'content/redirects.yaml',
    'redirects:\n  - { from: /events/2026/fair, to: /fair }\n  - { from: /de/termine/2026/fair, to: /de/messe }\n',
  );
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(['fair.html', 'de/messe.html'].map(ownPathIn)).toEqual(['/fair', '/messe']);
  const before = snapshot(join(site, 'dist'));
  expect(await run('build', '--verify')).toMatchObject({ code: 0 });
  expect(snapshot(join(site, 'dist'))).toEqual(before);
});

test('A language without a path keeps the URL of the route, and redirects away from this URL are refused', async () => {
  change(eventFile, 'path: { en: /fair, de: /messe }', 'path: { de: /messe }');
  const refused = JSON.parse((await run('check', '--json')).stdout) as { diagnostics: { code: string }[] };
  expect(refused.diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining(['redirect-from-page']));
  put('content/redirects.yaml', 'redirects:\n  - { from: /de/termine/2026/fair, to: /de/messe }\n');
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(['events/2026/fair.html', 'de/messe.html'].map(ownPathIn)).toEqual(['none', '/messe']);
});

test('watch moves a page if the data that its route reads changes', async () => {
  put(eventFile, fair);
  for (const file of ['redirects.yaml', 'locks/urls.yaml']) rmSync(join(site, 'content', file));
  const { body } = await watching(join(site, 'content'), [], { site });
  const shows = untilShown(body);
  await shows('/de/termine/2026/fair', '<h1>Messe</h1>');
  change(eventFile, "'2026-05-04'", "'2028-05-04'");
  await shows('/de/termine/2028/fair', 'href="/events/2028/fair"');
  change(eventFile, 'de: Messe }', 'de: Schau }');
  await shows('/de/termine/2028/fair', '<h1>Schau</h1>');
}, 120_000);

test('diff reports only the language in which a page moves', async () => {
  put(eventFile, fair);
  git(site, ['init', '-q']);
  git(site, ['add', '-A']);
  git(site, ['commit', '-qm', 'Site']);
  change(eventFile, 'name:', 'path: { en: /events/2026/fair, de: /messe }\nname:');
  const { stdout } = await run('diff', 'HEAD', '--json');
  const { result } = JSON.parse(stdout) as { result: { pages: { route: string; from?: string; state: string }[] } };
  expect(result.pages.filter(({ state }) => state === 'moved').map(({ route, from }) => [from, route])).toEqual([
    ['/de/termine/2026/fair', '/de/messe'],
  ]);
}, 120_000);

test('An error in the path of one language is reported at its line; a route without a slash is reported once, at the function', async () => {
  put(eventFile, fair.replace('name:', 'path: { en: fair, de: /notes }\nname:'));
  const mistakes = await run('check');
  expect(mistakes.stderr).toMatch(/content\/events\/fair\.yaml:2:\d+\n/);
  expect(mistakes).toMatchObject({ code: 1, stderr: expect.not.stringMatching(/^\s+at /m) });
  put(eventFile, fair);
  change(collectionFile, 'path ?? `/', 'path ?? `');
  const { code, stdout } = await run('check', '--json');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file: string; range: { line: number } }[] };
  const routes = diagnostics.filter(({ code }) => code === 'config-invalid');
  expect({ code, routes: routes.map(({ file, range }) => `${file}:${range.line}`) }).toEqual({ code: 1, routes: [`${collectionFile}:9`] });
});
