// Tests build, check, diff, preview and watch with a site that has additional output files: a calendar, a search index, an
// overview and an image.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { archipel, besides, type Ended, freshFolder, root, snapshot } from '../support/process/process.ts';
import { serverOf } from '../support/process/server-of.ts';
import { replaceIn } from '../support/replace-in.ts';

const site = join(freshFolder(), 'agenda');
const out = join(site, 'dist');
const run = (...args: string[]): Promise<Ended> => archipel(args, { site, cwd: site });
const build = (...more: string[]): Promise<Ended> => run('build', '--strict', '--now', '2026-05-01T12:00:00+02:00', ...more);
const textOf = (path: string): string => readFileSync(join(out, path), 'utf8');

/** Returns the files of a feed. */
const feeds = (path: string): readonly string[] => [`${path}.atom`, `${path}.json`];

/** Replaces text in a file of the site until the test ends, or until the returned function is called. */
function edit(file: string, from: string, to: string): () => void {
  const path = join(site, file);
  const before = readFileSync(path, 'utf8');
  replaceIn(path, from, to);
  const restore = () => writeFileSync(path, before);
  onTestFinished(restore);
  return restore;
}

let built: Ended;
beforeAll(async () => {
  cpSync(join(root, 'tests/sites/agenda'), site, { recursive: true, filter: (path) => !path.includes('node_modules') });
  built = await build();
}, 300_000);

test('The build of the agenda site has no warnings', () => {
  expect(built).toMatchObject({ code: 0 });
  expect(built.stderr).toContain('no problems');
});

test('The output of a site without islands contains no script', () => {
  expect(Object.keys(snapshot(out)).filter((path) => /\.m?js$/.test(path))).toEqual([]);
});

describe('The calendar of the agenda site', () => {
  const names = (path: string): unknown[] => {
    const calendar = new ICAL.Component(ICAL.parse(textOf(path)));
    return calendar.getAllSubcomponents('vevent').map((event) => {
      const { summary, location, startDate, endDate, uid } = new ICAL.Event(event);
      return [uid, summary, location, startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()];
    });
  };

  test('is valid for calendar programs, with the events in its language', () => {
    const summer = [
      'summer@lesehaus.example.org',
      expect.anything(),
      expect.anything(),
      '2026-06-20T16:00:00.000Z',
      '2026-06-20T23:00:00.000Z',
    ];
    expect(names('events.ics')).toEqual([
      ['reading@lesehaus.example.org', 'Lesung', 'Großer Saal', '2026-10-03T17:30:00.000Z', '2026-10-03T19:00:00.000Z'],
      summer
        .with(1, 'Sommerfest; mit Musik, Lesung und Käsekuchen, und zwar bis spät in die Nacht hinein – für alle Menschen')
        .with(2, 'Garten, unter der Linde'),
    ]);
    expect(names('en/events.ics')).toEqual([summer.with(1, 'Summer party').with(2, 'Garden, under the lime tree')]);
  });

  test('has lines as RFC 5545 requires: each ends with CRLF and has at most 75 bytes', () => {
    const lines = textOf('events.ics').split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(lines.filter((line) => line.startsWith('DTSTAMP:'))).toHaveLength(2);
  });

  test('has the code that the guide shows, and so does the search index', () => {
    const guide = readFileSync(join(root, 'docs/configure.md'), 'utf8');
    expect(guide).toContain(`\`\`\`ts\n${readFileSync(join(site, 'templates/outputs/calendar.ts'), 'utf8')}\`\`\``);
    expect(guide).toContain(
      `\`\`\`ts file=templates/outputs/search-index.ts\n${readFileSync(join(site, 'templates/outputs/search-index.ts'), 'utf8')}\`\`\``,
    );
  });
});

test('The search index of the agenda site has the titles and the prose in its language, with facts filled in', () => {
  const entries = JSON.parse(textOf('en/notes.json'));
  expect(entries).toEqual([
    expect.objectContaining({ title: 'Welcome to the House of Readers', href: '/en' }),
    {
      title: 'The garden',
      href: '/en/garden',
      text: expect.stringMatching(/\+49 30 1234567.*\nUnder the lime tree\nTwelve chairs, and the way back leads into the house\.$/),
    },
  ]);
  expect(JSON.parse(textOf('notes.json')).map(({ href }: { readonly href: string }) => href)).toEqual(['/', '/garden', '/only-german']);
});

test('The overview of the agenda site names every page in each of its languages, and the image is written byte for byte', () => {
  expect(textOf('llms.txt').match(/^- \[/gm)).toHaveLength(5);
  expect(textOf('llms.txt')).toContain('- [The garden](https://lesehaus.example.org/en/garden): There are twelve chairs');
  expect([...readFileSync(join(out, 'dot.gif'))]).toEqual([71, 73, 70, 56, 57, 97, 1, 0, 1, 0, 0, 0, 0, 59]);
});

describe('The feeds of the agenda site', () => {
  const atoms = ['notes/feed.atom', 'en/notes/feed.atom', 'news.atom', 'en/news.atom'];
  const dates = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
  const isAbsolute = (url = ''): boolean => URL.canParse(url) && /^(?:https|tag):/.test(url);

  test.each(atoms)('are valid by RFC 4287: %s', (path) => {
    const bytes = textOf(path);
    const { id, title, updated, links = [], authors = [], entries = [] } = parseAtomFeed(bytes);
    expect(bytes).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="(?:de-DE|en-GB)">\n/,
    );
    // 4.1.1: a feed has one id, title and date, a link to itself, and at most one alternate of each type and language.
    expect([id, title?.value, updated]).toEqual([
      `https://lesehaus.example.org/${path}`,
      expect.stringMatching(/./),
      expect.stringMatching(dates),
    ]);
    expect(links.map(({ rel, type }) => [rel, type])).toEqual([
      ['self', 'application/atom+xml'],
      ['alternate', 'text/html'],
    ]);
    expect(authors.map(({ name }) => name)).toEqual([path.startsWith('en') ? 'House of Readers' : 'Lesehaus']);
    expect(bytes.match(/<(?:id|title|updated)>/g)).toHaveLength(3 * (entries.length + 1));
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    for (const entry of entries) {
      expect([entry.id, ...(entry.links ?? []).map(({ href }) => href)].every(isAbsolute)).toBe(true);
      expect([entry.updated, entry.published]).toEqual([expect.stringMatching(dates), expect.stringMatching(dates)]);
      expect(entry.title?.value).toMatch(/./);
      expect(entry.authors?.[0]?.name).toMatch(/./);
      // 4.1.2: an entry without content has a link to its page.
      expect(entry.content !== undefined || entry.links?.some(({ rel }) => rel === 'alternate')).toBe(true);
      expect(entry.content?.value ?? '').not.toMatch(/(?:href|src)="(?!https:)|<script|\son\w+=/);
    }
    expect(Math.max(0, ...entries.map((entry) => Date.parse(entry.updated ?? '')))).toBe(Date.parse(updated ?? ''));
  });

  test('have the same content in Atom and in JSON Feed 1.1', () => {
    for (const path of atoms) {
      const atom = parseAtomFeed(textOf(path));
      const text = textOf(path.replace('.atom', '.json'));
      const { version } = JSON.parse(text);
      const { title, home_page_url, feed_url, language, items = [] } = parseJsonFeed(text);
      expect([version, language]).toEqual(['https://jsonfeed.org/version/1.1', path.startsWith('en') ? 'en-GB' : 'de-DE']);
      expect([title, isAbsolute(home_page_url), feed_url]).toEqual([atom.title?.value, true, atom.id?.replace('.atom', '.json')]);
      expect(items.map(({ id, url, content_html, date_published }) => [id, url, content_html, date_published])).toEqual(
        (atom.entries ?? []).map(({ id, links, content, published }) => [
          id,
          links?.find(({ rel }) => rel === 'alternate')?.href,
          content?.type === 'html' ? content.value : undefined,
          published,
        ]),
      );
      expect(items.every(({ content_html, content_text }) => (content_html ?? content_text) !== undefined)).toBe(true);
    }
  });

  test('contain the dated notes, each in its language, and the latest event', () => {
    const titlesOf = (path: string) => parseAtomFeed(textOf(path)).entries?.map(({ title }) => title?.value);
    expect(atoms.map(titlesOf)).toEqual([['Nur auf Deutsch', 'Der Garten'], ['The garden'], ['Lesung'], ['Summer party']]);
  });

  test('are named in the head of a page in their language', () => {
    const links = [...textOf('en/garden.html').matchAll(/<link rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)"\/>/g)];
    expect(links.map(([, ...values]) => values)).toEqual([
      ['application/atom+xml', 'House of Readers · Notes', 'https://lesehaus.example.org/en/notes/feed.atom'],
      ['application/feed+json', 'House of Readers · Notes', 'https://lesehaus.example.org/en/notes/feed.json'],
      ['application/atom+xml', 'House of Readers', 'https://lesehaus.example.org/en/news.atom'],
      ['application/feed+json', 'House of Readers', 'https://lesehaus.example.org/en/news.json'],
    ]);
  });
});

describe('A second build of the agenda site', () => {
  const workOf = ({ stdout }: Ended) => JSON.parse(stdout).result.work as { readonly rendered: string[]; readonly written: string[] };
  const rebuild = async () => {
    const ended = await build('--json', '--debug');
    expect(ended.code, ended.stdout).toBe(0);
    return workOf(ended);
  };
  /** Resolves to the output of a build without a cache. */
  const buildWithoutCache = async () => {
    const copy = join(freshFolder(), 'cold');
    cpSync(site, copy, { recursive: true, filter: (path) => !/node_modules|dist/.test(path) });
    expect(await archipel(['build', '--now', '2026-05-01T12:00:00+02:00'], { site: copy, cwd: copy })).toMatchObject({ code: 0 });
    return snapshot(join(copy, 'dist'));
  };

  test('does nothing if nothing has changed', async () => {
    expect(await rebuild()).toMatchObject({ rendered: [], written: [] });
  });

  test.each([
    ['a field of an event', 'content/events/reading.yaml', '"Lesung" }\nmeta', '"Große Lesung" }\nmeta', ['events.ics', ...feeds('news')]],
    ['a time of an event in two languages', 'content/events/summer.yaml', 'T18:00', 'T17:00', ['en/events.ics', 'events.ics']],
    ['prose', 'content/notes/garden.en.mdx', 'Twelve', 'Ten', ['en/garden.html', 'en/notes.json', ...feeds('en/notes/feed')]],
    ['the date of a note', 'content/notes/garden.yaml', '2026-03-29', '2026-03-30', [...feeds('en/notes/feed'), ...feeds('notes/feed')]],
    [
      'a fact',
      'content/site.yaml',
      '1234567',
      '7654321',
      ['en/garden.html', 'en/notes.json', ...feeds('en/notes/feed'), 'garden.html', 'llms.txt', 'notes.json', ...feeds('notes/feed')],
    ],
    ['the name of the site', 'content/site.yaml', 'en: House of Readers', 'en: Readers', undefined],
    ['the code of an output', 'templates/outputs/search-index.ts', 'text: [', 'words: [', ['en/notes.json', 'notes.json']],
  ])('after an edit of %s equals a first build, and writes only changed files', async (_, file, from, to, files) => {
    const restore = edit(file, from, to);
    const { written } = await rebuild();
    const plain = written.filter((path) => !/\.(?:br|gz)$/.test(path));
    if (files !== undefined) expect(plain.sort()).toEqual(files);
    expect(snapshot(out)).toEqual(await buildWithoutCache());
    restore();
    await rebuild();
    expect(snapshot(out)).toEqual(await buildWithoutCache());
  });

  test('passes --verify', async () => {
    expect(await build('--verify')).toMatchObject({ code: 0 });
  });
});

test('A large output file is compressed like other files', async () => {
  const restore = edit('content/notes/garden.en.mdx', 'Twelve', `${'Twelve, '.repeat(400)}twelve`);
  expect(await build()).toMatchObject({ code: 0 });
  expect(String(brotliDecompressSync(readFileSync(join(out, 'en/notes.json.br'))))).toBe(textOf('en/notes.json'));
  restore();
  expect(await build()).toMatchObject({ code: 0 });
  expect(existsSync(join(out, 'en/notes.json.br'))).toBe(false);
});

test('A build with an output that throws and an output that clashes leaves the output folder unchanged', async () => {
  const before = snapshot(out);
  const restores = [
    edit('templates/outputs/search-index.ts', 'title,\n', 'title: title.toUpperCase().at(99).trim(),\n'),
    edit('archipel.config.ts', "'/llms.txt'", "'/Sitemap.xml'"),
  ];
  const ended = await build();
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(
    /error output-failed {2}templates\/outputs\/search-index\.ts:6:\d+\n {2}The output \/notes\.json and 1 more cannot be created/,
  );
  expect(ended.stderr).toMatch(
    /error output-clash {2}templates\/outputs\/overview\.ts:4:\d+\n {2}The output \/Sitemap\.xml conflicts with \/sitemap\.xml/,
  );
  expect(ended.stderr).not.toMatch(/^\s+at /m);
  expect([snapshot(out), besides(out)]).toEqual([before, []]);
  for (const restore of restores) restore();
});

test('An invalid path of an output is an error of the configuration, at its line', async () => {
  const restore = edit('archipel.config.ts', "'/llms.txt'", "'llms.txt'");
  const { code, stderr } = await run('check');
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/config-invalid {2}archipel\.config\.ts:23:5[\s\S]*"llms\.txt" is not a path for an output/),
  ]);
  restore();
});

test('diff shows the changes of an output', async () => {
  const before = join(freshFolder(), 'content');
  cpSync(join(site, 'content'), before, { recursive: true });
  const restore = edit('content/events/summer.yaml', 'T18:00', 'T17:00');
  const { code, stdout } = await run('diff', '--from-dir', before, '--json');
  restore();
  const { files, pages } = JSON.parse(stdout).result;
  expect({ code, pages }).toEqual({ code: 0, pages: [] });
  expect(files).toEqual(['en/events.ics', 'events.ics'].map((path) => expect.objectContaining({ path, state: 'changed' })));
});

describe('The outputs of the agenda site are served', () => {
  const serve = serverOf(site);

  const types = [
    ['/notes/feed.atom', 'application/atom+xml'],
    ['/events.ics', 'text/calendar; charset=utf-8'],
    ['/en/notes.json', 'application/json; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/dot.gif', 'image/gif'],
  ];

  test('by preview with their types, under the policy of the site', async () => {
    const host = await serve('preview', '--port', '4970');
    for (const [path = '', type] of types) {
      const response = await fetch(host + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(out, path)))).toBe(true);
    }
  });

  test('by preview with the types of feeds', async () => {
    const host = await serve('preview', '--port', '4975');
    for (const path of ['/notes/feed.json', '/en/news.json'])
      expect((await fetch(host + path)).headers.get('content-type')).toBe('application/feed+json');
  });

  test('by watch as a build writes them, even after a save, and with the error if one of them throws', async () => {
    const host = await serve('watch', '--port', '4980', '--now', '2026-05-01T12:00:00+02:00');
    const get = async (path: string): Promise<string> => (await fetch(host + path)).text();
    for (const [path = '', type] of types) {
      const response = await fetch(host + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(out, path)))).toBe(true);
    }
    const restores = [edit('content/events/reading.yaml', '"Lesung" }\nmeta', '"Große Lesung" }\nmeta')];
    await expect.poll(() => get('/events.ics'), { timeout: 60_000 }).toContain('SUMMARY:Große Lesung');
    restores.push(edit('content/notes/garden.en.mdx', 'Twelve', 'Ten'));
    await expect.poll(() => get('/en/notes.json'), { timeout: 60_000 }).toContain('Ten chairs');
    restores.push(edit('templates/outputs/calendar.ts', "'VERSION:2.0'", "'VERSION:2.0'.at(99).trim()"));
    await expect.poll(() => get('/events.ics'), { timeout: 60_000 }).toContain('output-failed  templates/outputs/calendar.ts:19:');
    expect((await fetch(`${host}/events.ics`)).status).toBe(500);
    expect(await get('/en/notes.json')).toContain('Ten chairs');
    for (const restore of restores) restore();
    await expect.poll(() => get('/events.ics'), { timeout: 60_000 }).toBe(textOf('events.ics'));
    expect(await get('/en/notes.json')).toBe(textOf('en/notes.json'));
  });
});
