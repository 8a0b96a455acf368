// The HTML of each Markdown element on a built page, the ids of headings, and links to headings.
import { expect, test } from 'vitest';
import { type Cache, noCache } from '../../src/content/cache.ts';
import { readProse } from '../../src/content/prose/read-prose.ts';
import { headingsOf } from '../../src/model/entries/prose-headings.ts';
import { createLocales } from '../../src/model/languages/locale.ts';
import { createQueryCache } from '../../src/store/query-cache.ts';
import {
  built,
  type Changes,
  contentWith,
  diagnose,
  edited,
  planned,
  problemsOf,
  tinyPage,
  tinyProse,
} from '../support/fixture-site/content.ts';

/** Resolves to the HTML of the prose `text` on a page, without line ends between elements. */
async function htmlOf(text: string): Promise<string> {
  const { files } = await built(contentWith(tinyProse(text)));
  const page = String(files.get('tiny.html'));
  const start = page.indexOf('</pre>', page.lastIndexOf('&quot;source&quot;')) + '</pre>'.length;
  return page.slice(start, page.lastIndexOf('</section></main>')).replace(/(?<=>)\n|\n(?=<)/g, '');
}

const table = (label: string, html: string): string =>
  `<section class="table" tabindex="0" aria-label="${label}"><table>${html}</table></section>`;

test.each([
  [
    'A table scrolls in a named region, and its columns align to the start or the end of the text direction',
    '| Name | Preis | |\n|:--|--:|:-:|\n| **Eins** | 5 \\| 6 | <Fact name="city" /> |\n',
    table(
      'Tabelle 1: Name, Preis',
      '<thead><tr><th class="align-start" scope="col">Name</th><th class="align-end" scope="col">Preis</th><td class="align-center"></td></tr></thead><tbody><tr><td class="align-start"><strong>Eins</strong></td><td class="align-end">5 | 6</td><td class="align-center">Hamburg</td></tr></tbody>',
    ),
  ],
  ['A table may consist of only a head', '| a |\n|---|\n', table('Tabelle 1: a', '<thead><tr><th scope="col">a</th></tr></thead>')],
  [
    'Facts in braces are replaced within a sentence and alone on a line, but not in code',
    'Aus {city}, `{city}`:\n\n{city}\n',
    '<p>Aus Hamburg, <code>{city}</code>:</p><p>Hamburg</p>',
  ],
  ['Words between tildes are marked as deleted', '~~alt~~ ~neu~', '<p><del>alt</del> <del>neu</del></p>'],
  [
    'The checkbox of a task has a label for screen readers',
    '- [x] eins\n- [ ] zwei',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled="" aria-label="Erledigt" checked=""/> eins</li><li class="task-list-item"><input type="checkbox" disabled="" aria-label="Offen"/> zwei</li></ul>',
  ],
  [
    'HTML that no paragraph may contain is not in one, although the parser of MDX reads words beside it',
    '<details>\n<summary>Mehr **Wörter**</summary>\nEins\n</details>\n\nZwei <hr/> drei\n',
    '<details><summary>Mehr <strong>Wörter</strong></summary><p>Eins</p></details><p>Zwei </p><hr/><p> drei</p>',
  ],
  [
    'A summary has no paragraphs, although an empty line around its Markdown begins one',
    '<details>\n<summary>\n\nMehr **Wörter**\n\nZwei\n\n</summary>\n\nEins\n\n</details>\n',
    '<details><summary>Mehr <strong>Wörter</strong><br/>Zwei</summary><p>Eins</p></details>',
  ],
  [
    'A table in HTML scrolls, as one in Markdown does',
    '<table>\n<tr><th>Name</th></tr>\n<tr><td id="eins">Eins</td></tr>\n</table>\n',
    table('Tabelle 1: Name', '<tr><th scope="col">Name</th></tr><tr><td id="eins">Eins</td></tr>'),
  ],
  [
    'Bare addresses become links, with https',
    'https://a.test/b, www.c.test und d@e.test.',
    '<p><a href="https://a.test/b" rel="noopener">https://a.test/b</a>, <a href="https://www.c.test" rel="noopener">www.c.test</a> und <a href="mailto:d@e.test">d@e.test</a>.</p>',
  ],
  [
    'A version of a package is no e-mail address',
    'Siehe paket@1.5.x und a@b.test.',
    '<p>Siehe paket@1.5.x und <a href="mailto:a@b.test">a@b.test</a>.</p>',
  ],
  [
    'A bare address ends before a quotation mark, as typography writes them',
    'Siehe „https://a.test/b“, »www.c.test/d?e«.',
    '<p>Siehe „<a href="https://a.test/b" rel="noopener">https://a.test/b</a>“, »<a href="https://www.c.test/d?e" rel="noopener">www.c.test/d?e</a>«.</p>',
  ],
  [
    'A link keeps the http of its author, even if its words are its address',
    '[a.test](http://a.test) http://c.test **www.d.test**',
    '<p><a href="http://a.test" rel="noopener">a.test</a> <a href="http://c.test" rel="noopener">http://c.test</a> <strong><a href="https://www.d.test" rel="noopener">www.d.test</a></strong></p>',
  ],
  [
    'Links lead to other sites, e-mail addresses and telephone numbers',
    '[a](https://a.test "b") [c](mailto:d@e.test) [f](tel:+4930) [g][h]\n\n[h]: https://i.test',
    '<p><a href="https://a.test" title="b" rel="noopener">a</a> <a href="mailto:d@e.test">c</a> <a href="tel:+4930">f</a> <a href="https://i.test" rel="noopener">g</a></p>',
  ],
  [
    'Headings have ids with the letters of every script, and links lead to these ids',
    '## Über uns & *mehr*\n\n### Über uns & mehr\n\n## שלום עולם\n\n## 你好!\n\n## <Fact name="city" />\n\n[a](#über-uns--mehr)',
    '<h2 id="über-uns--mehr">Über uns &amp; <em>mehr</em></h2><h3 id="über-uns--mehr-1">Über uns &amp; mehr</h3><h2 id="שלום-עולם">שלום עולם</h2><h2 id="你好">你好!</h2><h2 id="section">Hamburg</h2><p><a href="#über-uns--mehr">a</a></p>',
  ],
  [
    'Lists in a definition have lists, paragraphs and code of their own',
    'Wort\n:   Eins\n\n    - a\n      - b\n\n        c\n    - d\n\nWort\n: 1. e\n     ```\n     f\n     ```\n  2. g\n',
    '<dl><dt>Wort</dt><dd>Eins<ul><li>a<ul><li><p>b</p><p>c</p></li></ul></li><li>d</li></ul></dd><dt>Wort</dt><dd><ol><li>e<pre dir="ltr" role="group" tabindex="0" aria-label="Code"><code>f</code></pre></li><li>g</li></ol></dd></dl>',
  ],
  [
    'A definition of several paragraphs keeps them apart',
    'Wort\n: Eins\n\n    Zwei\n\nAnderes\n: Drei\n    - a',
    '<dl><dt>Wort</dt><dd><p>Eins</p><p>Zwei</p></dd><dt>Anderes</dt><dd>Drei<ul><li>a</li></ul></dd></dl>',
  ],
  [
    'A custom id of a heading takes precedence over an automatic one',
    '## Kosten\n\nPreise {x}\n---\n\n## Preise {#kosten}\n\n## Ende ## {#Ende_1}\n\n`{#code}`\n\n```\na {#b}\n```'.replace(
      '{x}',
      '{#preise}',
    ),
    '<h2 id="kosten-1">Kosten</h2><h2 id="preise">Preise</h2><h2 id="kosten">Preise</h2><h2 id="Ende_1">Ende ##</h2><p><code>{#code}</code></p><pre dir="ltr" role="group" tabindex="0" aria-label="Code"><code>a {#b}</code></pre>',
  ],
])('%s', async (_, text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

test('Footnotes are numbered in order of their references, link back, and have ids that are unique on the page', async () => {
  const html = await htmlOf('Eins[^über] zwei[^b] drei[^über].\n\n[^b]: Das *zweite*.\n\n[^über]: Das erste.\n\n    Und mehr.');
  expect([...html.matchAll(/<a[^>]*role="doc-noteref"[^>]*>.*?<\/a>/g)].map(([link]) => link)).toEqual([
    '<a href="#tiny-fn-%C3%BCber" id="tiny-fnref-über" role="doc-noteref">1</a>',
    '<a href="#tiny-fn-b" id="tiny-fnref-b" role="doc-noteref">2</a>',
    '<a href="#tiny-fn-%C3%BCber" id="tiny-fnref-über-2" role="doc-noteref">1</a>',
  ]);
  const notes = html.slice(html.indexOf('<section class="footnotes"'));
  expect(notes).toMatch(/^<section class="footnotes" role="doc-endnotes" aria-label="Fußnoten"><ol><li id="tiny-fn-über">/);
  expect([...notes.matchAll(/aria-label="(Zurück[^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Zurück zu Verweis 1',
    'Zurück zu Verweis 1-2',
    'Zurück zu Verweis 2',
  ]);
});

test('A table of contents has the depth, the id and the text of each heading', async () => {
  const { site } = await planned(contentWith(tinyProse('## Eins *zwei*[^1]\n\n<Note>\n### Drei\n</Note>\n\n## Vier {#4}\n\n[^1]: x\n')));
  expect(headingsOf(site.prose.get('pages/tiny.de.mdx') ?? { children: [] })).toEqual([
    { depth: 2, id: 'eins-zwei', text: 'Eins zwei' },
    { depth: 3, id: 'drei', text: 'Drei' },
    { depth: 2, id: '4', text: 'Vier' },
  ]);
});

const about = String(contentWith().texts.get('pages/about.yaml'));
const withSource = (source: string, page = about): Changes => ({ 'pages/about.yaml': page.replace('source: about', `source: ${source}`) });

test.each<[string, Changes, string[]]>([
  ['misspelt', withSource('abuot'), ['pages/abuot.de.mdx']],
  [
    'misspelt on a page of one language',
    { ...withSource('abuot', about.replace('de, en', 'de')), 'pages/about.en.mdx': undefined },
    ['pages/abuot.de.mdx'],
  ],
  ['unlike the name of any text', withSource('zebra'), ['pages/zebra.de.mdx', 'pages/zebra.en.mdx']],
])('A source of prose that is %s is reported with the missing files', async (_, changes, names) => {
  const missing = (await diagnose(contentWith(changes))).filter(({ code }) => code === 'prose-missing');
  expect(missing.map(({ args }) => args)).toEqual(names.map((name) => expect.objectContaining({ name })));
});

test.each(['about.de.mdx', 'about.mdx'])('A file in place of the name of a text, %s, is one mistake with a fix', async (source) => {
  const tree = contentWith(withSource(source));
  const found = await diagnose(tree);
  expect(found.map(({ code, file, fix }) => [code, file, fix?.edits.map((edit) => edit.with)])).toEqual([
    ['name-invalid', 'pages/about.yaml', ['about']],
  ]);
});

/** Returns a page with these headings in German and English, and a page with a link to it. */
const twoPages = (german: string, english: string, link: string): Changes => {
  const both = `languages: [de, en]
name: { de: Klein, en: Tiny }
meta:
  title: { de: Klein, en: Tiny }
  description: { de: Eine kleine Seite., en: A tiny page. }
sections:
  - type: hero
    title: { de: Klein, en: Tiny }
    lead: { de: Aber mein., en: But mine. }
`;
  return {
    'pages/long.yaml': `${both.replaceAll('Klein', 'Lang').replaceAll('Tiny', 'Long')}  - { type: prose, source: long }\n`,
    'pages/long.de.mdx': german,
    'pages/long.en.mdx': english,
    'pages/tiny.yaml': `${both}  - { type: cta, title: { de: Los, en: Go }, actions: [{ label: { de: Los, en: Go }, link: ${link} }] }\n`,
  };
};

test.each([
  ['a heading with a custom id', '## Preise {#prices}\n', '## Prices\n', '{ page: long, anchor: prices }', []],
  ['a missing heading', '## Preise\n', '## Prices\n', '{ page: long, anchor: rates }', ['anchor-unknown']],
  ['a heading of only one language', '## Preise\n', '## Prices\n', '{ page: long, anchor: preise }', ['anchor-language']],
  [
    'a heading in a broken text',
    '## Preise\n',
    '## Prices\n\n{1 + 1}\n',
    '{ page: long, anchor: prices }',
    ['anchor-language', 'mdx-code'],
  ],
])('A link from YAML to %s is checked', async (_, german, english, link, expected) => {
  const problems = await problemsOf(contentWith(twoPages(german, english, link)));
  expect(
    problems
      .map((line) => line.split(' ')[0])
      .filter((code) => !code?.startsWith('meta-') && code !== 'overview-missing')
      .sort(),
  ).toEqual(expected);
});

test('A link is checked again after an edit of the headings of its target', async () => {
  const queries = createQueryCache();
  const link = '{ page: long, anchor: prices }';
  const anchorsIn = async (heading: string): Promise<readonly string[]> => {
    const lines = await problemsOf(contentWith(twoPages(`## ${heading}\n`, '## Prices\n', link)), { queries });
    return lines.filter((line) => line.startsWith('anchor-'));
  };
  expect(await anchorsIn('Preise {#prices}')).toEqual([]);
  expect(await anchorsIn('Preise {#price}')).toHaveLength(1);
  expect(await anchorsIn('Kosten {#prices}')).toEqual([]);
});

test.each([
  ['languages: [dee]', 'value-not-allowed pages/offer.yaml:1:13'],
  ['languages: []', 'list-length pages/offer.yaml:1:1'],
  ['languages: de', 'type-wrong pages/offer.yaml:1:12'],
])('An unknown anchor is reported together with an error in the languages of its page: %s', async (languages, mistake) => {
  const changes = {
    ...edited('pages/offer.yaml', 'languages: [de]', languages),
    ...edited('pages/home.yaml', 'anchor: price', 'anchor: prize'),
  };
  expect(await problemsOf(contentWith(changes))).toEqual(['anchor-unknown pages/home.yaml:13:83', mistake]);
});

test('Cached prose is reused only for a file of the same name, folder and language', async () => {
  const stored = new Map<string, unknown>();
  const cache: Cache = { ...noCache, get: (key) => stored.get(key), set: (key, value) => void stored.set(key, value) };
  const locales = createLocales({ de: {}, en: {} });
  const text = 'a[^1]\n\n[^1]: b\n';
  const labelsOf = async (...files: string[]): Promise<readonly unknown[]> => {
    const model = { collections: {}, locales, proseComponents: [] };
    const options = { model, cache, queries: createQueryCache() };
    const { roots } = await readProse({ assets: new Map(), texts: new Map(files.map((file) => [file, text])) }, files, options);
    return files.map((file) => /"id":"(\w+)-fnref.*"ariaLabel":"(Fußnoten|Footnotes)"/.exec(JSON.stringify(roots.get(file)))?.slice(1));
  };
  const expected = [
    ['a', 'Fußnoten'],
    ['a', 'Footnotes'],
    ['b', 'Fußnoten'],
  ];
  expect(await labelsOf('pages/a.de.mdx', 'pages/a.en.mdx', 'pages/b.de.mdx')).toEqual(expected);
  expect(stored.size).toBe(3);
  expect(await labelsOf('pages/a.de.mdx', 'pages/a.en.mdx', 'pages/b.de.mdx')).toEqual(expected);
  expect(await labelsOf('stations/a.de.mdx')).toEqual([['a', 'Fußnoten']]);
  expect(stored.size).toBe(4);
});

test('Prose with mistakes is cached, too, with its findings and its references', async () => {
  const stored = new Map<string, unknown>();
  const cache: Cache = { ...noCache, get: (key) => stored.get(key), set: (key, value) => void stored.set(key, value) };
  const texts = new Map([
    ['pages/warned.de.mdx', '[Ort](http://a.test)\n'],
    ['pages/wrong.de.mdx', 'a ** b ** [c](#d)\n'],
    ['pages/unread.de.mdx', '{a'],
  ]);
  const parsed: boolean[] = [];
  const read = async () => {
    const options = {
      model: { collections: {}, locales: createLocales({ de: {} }), proseComponents: [] },
      cache,
      queries: createQueryCache(),
    };
    const result = await readProse({ assets: new Map(), texts }, [...texts.keys()], {
      ...options,
      onRead: (isCached) => void parsed.push(isCached !== true),
    });
    return { ...result, texts: [...result.texts.keys()], links: result.faulty.get('pages/wrong.de.mdx')?.links };
  };
  const [first, second] = [await read(), await read()];
  expect(parsed).toEqual([true, true, true, false, false, false]);
  expect(second.findings).toEqual(first.findings);
  expect(second.findings.map(({ code, file }) => [code, file])).toEqual([
    ['link-insecure', 'pages/warned.de.mdx'],
    ['markdown-raw', 'pages/wrong.de.mdx'],
    ['mdx-syntax', 'pages/unread.de.mdx'],
  ]);
  expect(second.texts).toEqual(['pages/warned.de.mdx']);
  expect(second.links).toEqual(first.links);
});

test.each([
  ['an error', '# a\n\n[b](/c)\n', ['mdx-heading']],
  ['an error that makes the text unreadable', '<div>a\n', ['html-unclosed']],
  ['a warning', '[a](http://b.test)\n', ['link-insecure']],
])('Texts with %s are cached with their findings, which name the file', async (_, text, codes) => {
  const stored = new Map<string, unknown>();
  let count = 0;
  const set = (key: string, value: unknown): void => {
    count += 1;
    stored.set(key, structuredClone(value));
  };
  const cache: Cache = { ...noCache, get: (key) => stored.get(key), set };
  const files = ['guides/a.de.mdx', 'guides/a.en.mdx'];
  const run = async () => {
    const model = { collections: {}, locales: createLocales({ de: {}, en: {} }), proseComponents: [] };
    const diskNames = new Map(files.map((file) => [file, file.replace('.mdx', '.md')]));
    const tree = { assets: new Map(), texts: new Map(files.map((file) => [file, text])), diskNames };
    return readProse(tree, files, { model, cache, queries: createQueryCache() });
  };
  const first = await run();
  expect(first.findings.map(({ file, code }) => [file, code])).toEqual(files.flatMap((file) => codes.map((code) => [file, code])));
  expect(count).toBe(files.length);
  const second = await run();
  expect(second.findings).toEqual(first.findings);
  expect([...second.faulty.values()].map(({ links }) => links)).toEqual([...first.faulty.values()].map(({ links }) => links));
  expect([...second.texts.keys()]).toEqual([...first.texts.keys()]);
  expect(count).toBe(files.length);
});

test.each([
  ['mailto:ada', 'mail'],
  ['mailto:ada@b', 'mail'],
  ['mailto:a@b.test,ada', 'mail'],
  ['tel:phone', 'phone'],
  ['tel:1', 'phone'],
  ['https://user:word@a.test/', 'site'],
  ['https://a..test', 'site'],
  ['https://https://a.test', 'site'],
  ['https://a.test:99999/', 'site'],
])('A link to %s, to which nothing can answer, is reported', async (url, fault) => {
  const { diagnostics } = await built(contentWith(tinyProse(`[a](${url})\n`)));
  expect(diagnostics.map(({ code, args }) => [code, args['fault']])).toEqual([['link-unclear', fault]]);
});

test.each([
  'mailto:a@b.test?subject=C%20d',
  'mailto:?subject=C',
  'mailto:a@b.test,c%40d.test',
  'tel:112',
  'tel:+49-30-1234',
  'tel:+49%2030',
  '#top',
  '/tiny#top',
])('A link to %s is accepted', async (url) => {
  const { diagnostics } = await built(contentWith(tinyProse(`[a](${url})\n`)));
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
});

test('An unknown anchor is reported with the most similar id', async () => {
  const { diagnostics } = await built(contentWith(tinyProse('## Preise und Fristen\n\n[a](#preise-und-frist)\n')));
  const found = diagnostics.find(({ code }) => code === 'anchor-unknown');
  expect(found?.args).toMatchObject({ suggestion: 'preise-und-fristen' });
  // The range of the diagnostic is the complete link; its words stay.
  expect(found?.fix?.result).toBe('[a](#preise-und-fristen)');
});

test('A heading "Top" gets another id than the start of the page, to which links to the page lead', async () => {
  const { files, diagnostics } = await built(contentWith(tinyProse('## Top\n\n[a](#top) [b](#top-1)\n')));
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
  expect(String(files.get('tiny.html'))).toContain('<h2 id="top-1">Top</h2>');
});

test('A section with the id of the start of the page is reported at the id', async () => {
  const changes = tinyPage(
    '',
    '',
    '  - { type: cta, id: top, title: { de: Los }, actions: [{ label: { de: Los }, link: { page: tiny } }] }\n',
  );
  expect(await problemsOf(contentWith(changes))).toEqual(['section-id pages/tiny.yaml:10:22']);
});

test('Ids that repeat in the texts and sections of a page are reported', async () => {
  const changes = {
    ...tinyPage('', '', '  - { type: prose, id: eins, source: tiny }\n  - { type: prose, source: other }\n'),
    'pages/tiny.de.mdx': '## Eins\n\n## Zwei\n',
    'pages/other.de.mdx': '## Zwei\n',
  };
  expect(await problemsOf(contentWith(changes))).toEqual(['heading-id pages/other.de.mdx:1:1', 'heading-id pages/tiny.de.mdx:1:1']);
});
