// Additional output files from content: the input of their functions, the written files, and when they are recomputed.
import { describe, expect, test } from 'vitest';
import { compareVersions } from '../../src/cli/diff/compare-versions.ts';
import type { MakeOutput, Outputs } from '../../src/site/definition.ts';
import { list, type OutputView } from '../../src/site/index.ts';
import { emptyBundle } from '../../src/testing/stand-ins.ts';
import { schedule } from '../../src/tools/schedule/schedule.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import { buildFrom, emptyState } from '../cache/build-from.ts';
import { built, inputOf, placesOf, prepared } from '../support/fixture-site/content.ts';
import { resultOf } from '../support/result-of.ts';
import { contentOf, germanNote, note, noteSchema, siteWith } from './small-site.tsx';

const at = Date.parse('2025-06-01T12:00:00+02:00');

/** Resolves to the files of a build with these outputs; fails if the build reports an error. */
async function filesOf(outputs: Outputs, { basePath = '', link = '', changes = {} } = {}) {
  const { files, diagnostics, thrown } = await built(contentOf(changes), { definition: siteWith(outputs, { basePath, link }) });
  expect({ errors: placesOf(diagnostics.filter(({ severity }) => severity === 'error')), thrown }).toEqual({ errors: [], thrown: [] });
  return files;
}

describe('An output function receives', () => {
  test('the entries of a collection in its language, with their URLs', async () => {
    const files = await filesOf({
      '/notes.json': {
        eachLanguage: (site) =>
          site.entries('notes', noteSchema).map(({ id, title, url, path, entry }) => [id, title, url, path, entry.words]),
      },
    });
    expect(JSON.parse(String(files.get('en/notes.json')))).toEqual([
      ['ada', 'Ada in English', 'https://notes.example.org/en/ada', '/en/ada', 'Ada in English'],
      ['bob', 'Bob in English', 'https://notes.example.org/en/bob', '/en/bob', 'Bob in English'],
      ['home', 'Home in English', 'https://notes.example.org/en', '/en', 'Home in English'],
    ]);
    expect(String(files.get('notes.json'))).toContain('Ada auf Deutsch');
  });

  test('the same lists as a template, with links that urlOf makes absolute and puts under the base path', async () => {
    const card = ({ words }: { readonly words: string }) => ({ words });
    const files = await filesOf(
      {
        '/feed.txt': (site) =>
          list(site, 'notes', { card, sort: 'words', descending: true, limit: 2 })
            .map(({ link }) => site.urlOf(link.href))
            .concat(site.urlOf(site.inLocale('en').home.href), site.urlOf('https://other.example.org/'))
            .join('\n'),
      },
      { basePath: '/docs' },
    );
    expect(String(files.get('feed.txt')).split('\n')).toEqual([
      'https://notes.example.org/docs/',
      'https://notes.example.org/docs/bob',
      'https://notes.example.org/docs/en',
      'https://other.example.org/',
    ]);
  });

  test('other languages, each with its own entries', async () => {
    const names = (site: OutputView) => site.pages().map(({ id }) => id);
    const files = await filesOf(
      { '/a.json': (site) => site.locales.map((locale) => [locale, site.languageName(locale, 'en'), names(site.inLocale(locale))]) },
      { changes: { 'notes/cem.yaml': germanNote('Cem') } },
    );
    expect(JSON.parse(String(files.get('a.json')))).toEqual([
      ['de', 'German', expect.arrayContaining(['cem', 'ada'])],
      ['en', 'English', expect.not.arrayContaining(['cem'])],
    ]);
  });

  test('entries that have no page, without a URL', async () => {
    const files = await filesOf(
      { '/a.json': (site) => site.entries('hints').map(({ id, title, url }) => ({ id, title, url })) },
      { changes: { 'hints/one.yaml': hint('never') } },
    );
    expect(files.get('a.json')).toBe('[{"id":"one","title":"Hint"}]\n');
  });
});

const hint = (day: string): string => `languages: [de, en]
meta: { title: { de: H, en: H }, description: { de: H, en: H } }
day: ${day}
lines:
  - { line: { de: Bald, en: Soon }, validUntil: "2025-06-30" }
  - { line: { de: Immer, en: Always } }
`;

test('Bytes of an output are written unchanged', async () => {
  const files = await filesOf({ '/dot.bin': () => new Uint8Array([0, 255, 1]), '/a.txt': () => 'ä\r\n' });
  expect([files.get('dot.bin'), files.get('a.txt')]).toEqual([new Uint8Array([0, 255, 1]), 'ä\r\n']);
});

/** Wraps an output function. `calls` returns the languages for which the function was called, and forgets them. */
function counted(make: MakeOutput) {
  const calls: string[] = [];
  const counting: MakeOutput = (site) => {
    calls.push(site.locale);
    return make(site);
  };
  return { counting, calls: () => calls.splice(0) };
}

describe('A build with cached outputs', () => {
  const { counting, calls } = counted((site) => site.entries('notes', noteSchema).map(({ entry }) => entry.words));
  const single = counted((site) => site.entries('hints').flatMap(({ entry }) => Object.values(entry).map(String)));
  const definition = siteWith({ '/notes.json': { eachLanguage: counting }, '/hints.json': single.counting });
  const moment = { at, overrides: new Map(), definition };
  const first = () => buildFrom(emptyState, contentOf(), moment);

  test('calls no function if entries are unchanged, and has the same files', async () => {
    const before = await first();
    expect([calls(), single.calls()]).toEqual([['de', 'en'], ['de']]);
    const after = await buildFrom(before.next, contentOf(), moment);
    expect([calls(), single.calls()]).toEqual([[], []]);
    expect(after.output).toEqual(before.output);
    expect(after.result.summary).toEqual(before.result.summary);
  });

  test('calls only functions that have read an edited, added or removed entry', async () => {
    const { next } = await first();
    calls();
    single.calls();
    const edited = await buildFrom(next, contentOf({ 'notes/ada.yaml': note('Eva') }), moment);
    expect([calls(), single.calls()]).toEqual([['de', 'en'], []]);
    expect(String(edited.output.get('en/notes.json')?.bytes)).toContain('Eva in English');
    const added = await buildFrom(edited.next, contentOf({ 'notes/ada.yaml': note('Eva'), 'notes/cem.yaml': note('Cem') }), moment);
    expect([calls(), single.calls()]).toEqual([['de', 'en'], []]);
    expect(String(added.output.get('notes.json')?.bytes)).toContain('Cem auf Deutsch');
    const removed = await buildFrom(added.next, contentOf({ 'notes/ada.yaml': note('Eva') }), moment);
    expect(calls()).toEqual(['de', 'en']);
    expect(removed.output.get('notes.json')).toEqual(edited.output.get('notes.json'));
  });

  test('calls a function again when the clock changes a value that it has read', async () => {
    const changes = { 'hints/one.yaml': hint('never') };
    const lines = counted((site) => JSON.stringify(site.entries('hints').map(({ entry }) => entry)));
    const dated = { ...moment, definition: siteWith({ '/lines.txt': lines.counting }) };
    const before = await buildFrom(emptyState, contentOf(changes), dated);
    expect(String(before.output.get('lines.txt')?.bytes)).toContain('Bald');
    lines.calls();
    await buildFrom(before.next, contentOf(changes), { ...dated, at: Date.parse('2025-06-30T12:00:00Z') });
    expect(lines.calls()).toEqual([]);
    const after = await buildFrom(before.next, contentOf(changes), { ...dated, at: Date.parse('2025-07-01T12:00:00Z') });
    expect(lines.calls()).toEqual(['de']);
    expect(String(after.output.get('lines.txt')?.bytes)).not.toContain('Bald');
  });
});

describe('watch', () => {
  const { counting, calls } = counted((site) => site.entries('notes', noteSchema).map(({ entry }) => entry.words));
  const definition = siteWith({ '/notes.json': { eachLanguage: counting }, '/Robots.txt': () => 'clash' });
  const inputFor = (changes: Readonly<Record<string, string>> = {}) => ({
    ...inputOf(contentOf(changes)),
    definition,
    bundle: emptyBundle,
  });

  test('serves an output from memory until a file that its function has read is saved', async () => {
    const builder = createIncrementalBuilder();
    const served = async (changes: Readonly<Record<string, string>> = {}) => {
      const { live } = await builder.update(inputFor(changes));
      return String(live?.ready('en/notes.json'));
    };
    expect(await served()).toContain('Ada in English');
    expect(await served()).toContain('Ada in English');
    expect(calls()).toEqual(['en']);
    expect(await served({ 'notes/ada.yaml': note('Eva') })).toContain('Eva in English');
    expect(calls()).toEqual(['en']);
    await served({ 'notes/ada.yaml': note('Eva'), 'hints/one.yaml': hint('never') });
    expect(calls()).toEqual([]);
  });

  test('does not serve an output in place of another file, and its audit reports the clash', async () => {
    const { live } = await createIncrementalBuilder().update(inputFor());
    expect(live?.ready('Robots.txt')).toBeUndefined();
    expect(String(live?.ready('robots.txt'))).toContain('Sitemap');
    const audit = live && resultOf(live.audit());
    expect(audit?.thrown.map(({ place, message }) => [place.page, place.output, message])).toEqual([
      ['/Robots.txt', 'output-clash', '/robots.txt'],
    ]);
  });
});

test.each([
  ['shows the line', (site: OutputView) => site.entries('hints').map(({ entry }) => entry), '2025-07-01T00:00:00+00:00', true],
  ['does not show the line', (site: OutputView) => site.entries('hints').map(({ id }) => id), undefined, false],
] as const)('schedule lists the end of a line as a change of an output only if the output %s', async (_, make, next, rebuild) => {
  const tree = contentOf({ 'hints/one.yaml': hint('never') });
  const ready = await prepared(inputOf(tree, { definition: siteWith({ '/a.json': make }), at }));
  const { nextChangeAt, entries } = schedule({ ready, texts: tree.texts, at });
  expect([nextChangeAt, entries.find(({ what }) => what === 'valid-until')?.rebuild]).toEqual([next, rebuild]);
});

test('diff compares outputs', async () => {
  const definition = siteWith({ '/notes.json': (site) => site.entries('notes', noteSchema).map(({ entry }) => entry.hidden ?? '') });
  const versionOf = (name: string, changes = {}) => ({ name, input: inputOf(contentOf(changes), { definition }) });
  const { result } = await compareVersions([versionOf('before'), versionOf('after', { 'notes/ada.yaml': note('Ada', 'hidden: two\n') })], {
    language: 'en',
    shown: (file) => file,
  });
  expect(result?.pages).toEqual([]);
  expect(result?.files).toEqual([expect.objectContaining({ path: 'notes.json', state: 'changed', added: ['["two","",""]'] })]);
});

/** Resolves to the code, the path and the message of each error in these outputs, none of which may be written. */
async function mistakesOf(outputs: Outputs, changes: Readonly<Record<string, string>> = {}) {
  const { thrown, files } = await built(contentOf(changes), { definition: siteWith(outputs) });
  expect([...files.values()]).not.toContain('never');
  return thrown.map(({ place, message }) => `${place.output} ${place.page}: ${message}`);
}

const never = () => 'never';

describe('An output is reported', () => {
  const redirects = { 'redirects.yaml': 'redirects:\n  - { from: /old, to: / }\n' };

  test.each([
    ['/sitemap.xml', '/sitemap.xml'],
    ['/ROBOTS.txt', '/robots.txt'],
    ['/ada', '/ada'],
    ['/en', '/en'],
    ['/en/Ada', '/en/ada'],
    ['/old', '/old'],
    ['/robots.txt/notes.json', '/robots.txt'],
    ['/robots.txt.br', '/robots.txt'],
  ])('if its path %s clashes with %s', async (path, other) => {
    expect(await mistakesOf({ [path]: never }, redirects)).toEqual([`output-clash ${path}: ${other}`]);
  });

  test('if its path clashes with another output, in any language', async () => {
    expect(await mistakesOf({ '/a.json': { eachLanguage: () => [] }, '/en/A.json': never, '/a.json/b.txt': never })).toEqual([
      'output-clash /en/A.json: /en/a.json',
      'output-clash /a.json/b.txt: /a.json',
    ]);
    expect(await mistakesOf({ '/b.json.gz': () => 'archive', '/b.json': never })).toEqual(['output-clash /b.json: /b.json.gz']);
  });

  test.each<[string, () => unknown, RegExp]>([
    ['/a.txt', () => undefined, /It returns undefined/],
    ['/a.txt', () => 3, /It returns 3/],
    ['/a.txt', () => never, /It returns a function/],
    ['/a.txt', () => ({}), /It returns an object, but only files whose names end in json/],
    ['/a.json', () => Promise.resolve('a'), /It returns a promise/],
    ['/a.json', () => [{ day: new Date(0) }], /a value that JSON cannot hold: \[0\]\.day: Date/],
    ['/a.json', () => new Map(), /a value that JSON cannot hold: Map/],
    ['/a.txt', () => JSON.parse('{'), /SyntaxError/],
  ])('if its function throws, or returns a result that no file can contain: %s %s', async (path, make, message) => {
    expect(await mistakesOf({ [path]: make as MakeOutput })).toEqual([expect.stringMatching(message)]);
  });

  test('if it reads an unknown collection or language; the errors of all outputs are reported together', async () => {
    expect(
      await mistakesOf({
        '/a.json': (site) => site.entries('nots').map(({ id }) => id),
        '/b.txt': (site) => site.inLocale('fr').locale,
        '/c.json': { eachLanguage: () => JSON.parse('') },
        '/robots.txt': never,
      }),
    ).toEqual([
      'output-failed /a.json: Error: entries: there is no collection "nots". There are notes, hints.',
      'output-failed /b.txt: Error: inLocale: there is no language "fr". The site has de, en.',
      expect.stringMatching(/^output-failed \/c\.json: SyntaxError/),
      expect.stringMatching(/^output-failed \/en\/c\.json: SyntaxError/),
      'output-clash /robots.txt: /robots.txt',
    ]);
  });
});

test('An output may be an archive beside the output with its data', async () => {
  const files = await filesOf({ '/data.csv.gz': () => 'archive', '/data.csv': () => 'a;b' });
  expect([...files.keys()]).toEqual(expect.arrayContaining(['data.csv.gz', 'data.csv']));
});

describe('A link to an output', () => {
  const footer = { link: '/notes.json' };

  test('leads to the file', async () => {
    const files = await filesOf({ '/notes.json': () => [] }, footer);
    expect(String(files.get('ada.html'))).toContain('href="/notes.json"');
  });

  test('is reported as dead after the output is removed, even in a build with cached results', async () => {
    const moment = { at, overrides: new Map() };
    const { next } = await buildFrom(emptyState, contentOf(), { ...moment, definition: siteWith({ '/notes.json': () => [] }, footer) });
    const { result } = await buildFrom(next, contentOf(), { ...moment, definition: siteWith({ '/other.json': () => [] }, footer) });
    expect(result.diagnostics.filter(({ code }) => code === 'page-dead-link')).toHaveLength(6);
  });
});
