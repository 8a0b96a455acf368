// `archipel import` for people and scripts: a folder of another generator becomes a collection that builds.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { editedSite, expectSuccess } from '../support/process/edited-site.ts';
import { archipel, freshFolder, snapshot } from '../support/process/process.ts';

const root = freshFolder();
const old = join(root, 'old');
const site = join(root, 'site');
const { run, built } = editedSite(site);

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

const files: Readonly<Record<string, string | Buffer>> = {
  'docs/_index.md':
    '+++\ntitle = "Manual"\ndescription = "All about the ferries."\nweight = 1\ncover = "Map.png"\n+++\n\nBegin with [the start](Getting_Started.md).\n',
  'docs/Getting_Started.md':
    '# Getting started\n\nThe first steps. Back to the [manual](/docs/).\n\n!!! tip\n    Take [a map](../maps/Map.pdf).\n',
  'docs/_index.de.md':
    '---\ntitle: Handbuch\ndescription: Alles über die Fähren.\nweight: 1\ncover: ./Map.png\n---\n\n[Die ersten Schritte](./Getting_Started.de.md)\n',
  'docs/Getting_Started.de.md': '# Erste Schritte\n\nHier geht es los.\n\n![Eine Karte](Map.png)\n',
  'docs/Map.png': png,
  'docs/package.json': '{}\n',
  'tours/a.md': '# A tour\n\nAlong the coast.\n\n![The coast](/Map.png)\n',
  'tours/README.md': '# Tours\n\nWhere to go.\n',
  'tours/public/Map.png': png,
  'i18n/de/tours/a.md': '# Eine Rundfahrt\n\nDie Küste entlang.\n\n![Die Küste](/Map.png)\n',
  'private.txt': 'secret one',
  '.env': 'secret two',
  'jekyll/_config.yml': 'title: Ferries\n',
  'jekyll/_includes/note.html': 'Mind the gap.',
  'jekyll/_docs/a.md':
    '# A\n\n{% include note.html %}\n\n{% include ../../private.txt %}\n\n[b](../../private.txt) [c](../.env) ![d](../../.env)\n',
  'jekyll/.env': 'secret three',
  'blog/_config.yml': 'permalink: /:year/:title/\n',
  'blog/_posts/2026-03-01-sails.md': 'New sails for all.\n',
  'site/en/a.md': '# Ice\n\nOnly in winter.\n',
  'maps/Map.pdf': '%PDF-1.4\n',
  'hugo/config/_default/hugo.toml': '[permalinks]\nposts = "/:year/:filename/"\n',
  'hugo/content/posts/a.md': '---\ntitle: A\ndate: 2026-03-01\n---\nA day at sea.\n',
  'hugo/content/posts/b.md':
    '---\ntitle: B\n---\nAnother day.\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="d.png"><img src="/Map.png"></picture>\n',
  'docusaurus/docusaurus.config.ts':
    "export default { plugins: [['@docusaurus/plugin-client-redirects', {\n  redirects: [{ from: '/r-old', to: '/r/a' }, { from: '/r-away', to: 'https://example.org/' }],\n  createRedirects,\n}]] };\n",
  'docusaurus/static/_redirects': '/r-host /r/a\n/r-more /s/a\n/r-all/* /r/:splat\n',
  'docusaurus/netlify.toml': '[[redirects]]\nfrom = "/r-toml"\nto = "/r/a"\n',
  'docusaurus/r/a.md': '# Routes\n\nWhere the ferries go.\n',
  'docusaurus/s/a.md': '# Stops\n\nWhere the ferries stop.\n',
  'beside/website/docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { path: '../parts' } }]] };\n",
  'beside/website/_redirects': '/p-old /parts/a\n',
  'beside/parts/01-a.md': '# A part\n\nOf a ferry.\n',
  'copied/guide/01-a.md': "---\nid: setup\n---\nimport TOCInline from '@theme/TOCInline';\n\nSet it up.\n",
  'copied/shown/01-a.md': "Set it up.\n\n```js\nimport TOCInline from '@theme/TOCInline';\n```\n",
  'eleventy/eleventy.config.js': '',
  'eleventy/.eleventyignore': 'src/trips/left*\n',
  'eleventy/src/trips/left-out.md': '# No page\n',
  'eleventy/src/src.json': '{ "lang": "en" }\n',
  'eleventy/src/trips/trips.json': '{ "permalink": "/t/{{ page.fileSlug }}/" }\n',
  'eleventy/src/trips/trips.11tydata.js': 'export default {};\n',
  'eleventy/src/trips/a.md': '# A trip\n\nAlong the coast.\n',
};

/** Returns the state of everything that an import may write. */
const written = () => [
  snapshot(join(site, 'content')),
  snapshot(join(site, 'templates')),
  readFileSync(join(site, 'archipel.config.ts'), 'utf8'),
];

beforeAll(async () => {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(old, path)), { recursive: true });
    writeFileSync(join(old, path), bytes);
  }
  await expectSuccess(archipel(['init', site, '--locales', 'en,de', '--url', 'https://example.org', '--yes']));
});

test('--dry-run reports the import and writes nothing', async () => {
  const before = written();
  const { code, stderr } = await run('import', join(old, 'docs'), '--dry-run');
  expect(code).toBe(0);
  expect(stderr).toContain('would import 4 texts to content/docs, with 2 pictures and other files');
  expect(written()).toEqual(before);
});

test('import makes a collection without errors, with its pictures, files and redirects', async () => {
  const { code, stdout, stderr } = await run('import', join(old, 'docs'), '--json');
  expect(code).toBe(0);
  expect(stderr).toContain('2 redirects from old URLs, in content/redirects.yaml');
  expect(stderr).toContain('A line for the menu: - { label: { en: …, de: … }, link: { doc: index } }\n');
  expect(stderr).toContain('1 file left out, because no text shows or links to it: package.json');
  const { files: made, redirects } = resultOf<{ readonly files: readonly string[]; readonly redirects: readonly object[] }>({ stdout });
  expect(made).toContain('content/docs/getting-started.de.md');
  expect(made.filter((file) => !existsSync(join(site, file)))).toEqual([]);
  expect(redirects).toEqual([
    { from: '/de/docs/Getting_Started', to: '/de/docs/getting-started' },
    { from: '/docs/Getting_Started', to: '/docs/getting-started' },
  ]);
  const checked = await run('check', '--quiet');
  expect(checked.stderr).toBe('');
  expect(checked.code).toBe(0);
  await expectSuccess(run('build'));
  const page = built('docs/getting-started.html');
  expect(page).toContain('<a href="/docs">manual</a>');
  expect(page).toContain('href="/maps/Map.pdf"');
  expect(built('de/docs/getting-started.html')).toContain('alt="Eine Karte"');
  expect(readFileSync(join(site, 'templates/collections/docs/index.ts'), 'utf8')).toContain('cover: image({');
  expect(existsSync(join(site, 'content/assets/docs/Map.png'))).toBe(true);
  // The start page lists the others, and they lead back to it.
  expect(built('docs.html')).toMatch(/<nav aria-label="Manual"><ul><li><a href="\/docs\/getting-started">Getting started<\/a>/);
  expect(page).toMatch(/<nav class="breadcrumbs"[^>]*>.*<a href="\/docs">Manual<\/a>/);
});

test('A second import overwrites nothing, and names the files', async () => {
  const before = written();
  const { code, stderr } = await run('import', join(old, 'docs'));
  expect(code).toBe(1);
  expect(stderr).toContain('import overwrites nothing:\n  docs/');
  expect(written()).toEqual(before);
});

test('Languages that are imported one by one share their files', async () => {
  const copied = ['--static', join(old, 'tours/public')];
  const english = await run('import', join(old, 'tours'), ...copied);
  expect(english.stderr).toContain('2 texts to content/tours, with 1 picture or other file');
  expect(english.stderr).not.toContain('left out');
  expect(english.stderr).toContain('link: { tour: index, fallback: en } }\n');
  const german = await run('import', join(old, 'i18n/de/tours'), ...copied, '--locale', 'de');
  expect(german.stderr).toContain('1 text to content/tours\n');
  expect(german.code).toBe(0);
});

test('Posts of Jekyll are redirected from the URLs that _config.yml states', async () => {
  const { code, stdout } = await run('import', join(old, 'blog/_posts'), '--as', 'news', '--dry-run', '--json');
  expect(code).toBe(0);
  expect(resultOf<object>({ stdout })).toMatchObject({ redirects: [{ from: '/2026/sails', to: '/news/2026-03-01-sails' }] });
});

test('Pages of Hugo keep the URLs of its configuration, and what import does not know is reported', async () => {
  const { stdout, stderr } = await run('import', join(old, 'hugo/content/posts'), '--json');
  expect(readFileSync(join(site, 'content/posts/a.md'), 'utf8')).toContain('\npath: /2026/a\n');
  expect(resultOf<object>({ stdout })).toMatchObject({
    permalinks: [{ file: 'b.md', pattern: '/:year/:filename/', part: ':year' }],
    variants: [{ file: 'b.md', line: 6, address: 'd.png' }],
  });
  expect(stderr).toContain('Write content/posts/index.md: its page lists all others.\n');
  expect(stderr).toContain('no value for ":year" in the permalink "/:year/:filename/": b.md\n');
  expect(stderr).toContain('1 picture for dark or narrow screens left out: b.md:6 (d.png)\n');
});

test('import reads no hidden files, and none outside of the site', async () => {
  const { code } = await run('import', join(old, 'jekyll/_docs'), '--as', 'ferries');
  expect(code).toBe(0);
  const text = readFileSync(join(site, 'content/ferries/a.md'), 'utf8');
  expect(text).toContain('Mind the gap.');
  expect(text).toContain('{% include ../../private.txt %}');
  for (const name of ['public', 'assets'])
    expect(Object.keys(snapshot(join(site, 'content', name))).filter((file) => /private|env/.test(file))).toEqual([]);
});

test('The folder of a language does not name the collection', async () => {
  const { stderr } = await run('import', join(old, 'site/en'), '--dry-run');
  expect(stderr).toContain('would import 1 text to content/docs');
});

test('Texts of Eleventy get the values of its data files', async () => {
  const { stdout, stderr } = await run('import', join(old, 'eleventy/src/trips'), '--json');
  expect(readFileSync(join(site, 'content/trips/a.md'), 'utf8')).toContain('lang: en\npath: /t/a\n');
  expect(resultOf<object>({ stdout })).toMatchObject({ dataCode: ['trips.11tydata.js'], unpublished: ['left-out.md'], unused: [] });
  expect(stderr).toContain('Write the values into the texts: trips.11tydata.js\n');
});

test('Docusaurus has its configuration in the folder website, beside the texts', async () => {
  const { stdout } = await run('import', join(old, 'beside/parts'), '--json');
  expect(resultOf<object>({ stdout })).toMatchObject({ redirects: [{ from: '/p-old', to: '/parts/a' }] });
  expect(readFileSync(join(site, 'content/parts/01-a.md'), 'utf8')).toContain('\npath: /parts/a\n');
});

test('Without a configuration, texts that import components of Docusaurus show that it made the site', async () => {
  const { stdout } = await run('import', join(old, 'copied/guide'), '--json');
  expect(resultOf<object>({ stdout })).toMatchObject({ files: expect.arrayContaining(['content/guide/01-a.mdx']) });
  expect(readFileSync(join(site, 'content/guide/01-a.mdx'), 'utf8')).toContain('\npath: /guide/setup\n');
  await expectSuccess(run('import', join(old, 'copied/shown')));
  expect(readFileSync(join(site, 'content/shown/01-a.md'), 'utf8')).not.toContain('path:');
});

test('The redirects of the other site are added once, each with the folder to which it leads', async () => {
  const routes = await run('import', join(old, 'docusaurus/r'));
  expect(routes.stderr).toContain('\n  4 redirects from old URLs');
  expect(routes.stderr).toContain('into content/redirects.yaml: docusaurus.config.ts:3 (createRedirects)\n');
  expect(routes.stderr).toContain('keep the rules at your host: static/_redirects:3 (/r-all/* /r/:splat)\n');
  expect(routes.stderr).toContain('outside of the imported folder: static/_redirects:2 (/r-more /s/a)\n');
  const stops = await run('import', join(old, 'docusaurus/s'), '--static', join(old, 'docusaurus/static'), '--json');
  expect(resultOf<object>({ stdout: stops.stdout })).toMatchObject({ redirects: [{ from: '/r-more', to: '/s/a' }] });
  const listed = readFileSync(join(site, 'content/redirects.yaml'), 'utf8').match(/(?<=from: )\/r-\w+/g);
  expect(listed).toEqual(['/r-old', '/r-away', '/r-host', '/r-toml', '/r-more']);
});

test.each([
  [['docs', '--as', 'Docs'], 2, '"Docs" cannot be a collection'],
  [['docs', '--as', 'notes'], 2, 'The entries of the collection "notes" are YAML files.'],
  [['docs', '--locale', 'fr'], 2, 'The site has no language "fr"; it has en, de.'],
  [['missing'], 2, 'missing'],
  [['maps'], 1, 'maps has no texts in Markdown'],
])('import %j ends with exit code %i', async ([folder = '', ...words], expected, message) => {
  const { code, stderr } = await run('import', join(old, folder), ...words);
  expect(stderr).toContain(message);
  expect(code).toBe(expected);
});
