// A link in Markdown syntax names a page by its path or by its file. It leads to the page in the language of the reader, and is
// checked like <Link>.
import { describe, expect, test } from 'vitest';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import { built, type Changes, contentWith, inputOf, problemsOf, tinyPage } from '../support/fixture-site/content.ts';

const terms = { bytes: new Uint8Array([1]), hash: 'x' };

/** Resolves to the links whose text is x or y on a page with this German text. */
async function linksOf(text: string) {
  const { files, diagnostics } = await built(contentWith(onlyGerman(text)));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = String(files.get('tiny.html'));
  return [...html.matchAll(/<a [^>]*>[^<]*<\/a>/g)].map(([link]) => link).filter((link) => />(?:x|y)</.test(link));
}

const onlyGerman = (text: string): Changes => ({
  ...tinyPage('', '', '  - { type: prose, source: tiny }\n'),
  'pages/tiny.de.mdx': text,
});

describe('A Markdown link leads to the target that it names', () => {
  test.each([
    ['by its path', '[x](/about)', '<a href="/about">x</a>'],
    ['by its path in another language, but in the language of the reader', '[x](/en/about)', '<a href="/about">x</a>'],
    ['by its path with a trailing slash', '[x](/about/)', '<a href="/about">x</a>'],
    ['by the file of an entry', '[x](./about.yaml)', '<a href="/about">x</a>'],
    ['by the file of its text, in any language', '[x](about.en.mdx)', '<a href="/about">x</a>'],
    ['by a file of another collection', '[x](../stations/buoy.yaml)', '<a href="/stations/buoy">x</a>'],
    ['by its path with an anchor', '[x](/about#die-firma)', '<a href="/about#die-firma">x</a>'],
    ['by its path with .html', '[x](/about.html)', '<a href="/about">x</a>'],
    ['by the path of a public file', '[x](/sitemap.xml)', '<a href="/sitemap.xml">x</a>'],
    ['by its path with a query', '[x](/about?from=x)', '<a href="/about?from=x">x</a>'],
    [
      'by its path in another language with a query, but in the language of the reader',
      '[x](/en/about/?from=x&to=y)',
      '<a href="/about?from=x&amp;to=y">x</a>',
    ],
    ['by its path with a query and an anchor', '[x](/about?from=x#die-firma)', '<a href="/about?from=x#die-firma">x</a>'],
    ['by its path with a query, if it is the page itself', '[x](/tiny?from=x)', '<a href="/tiny?from=x">x</a>'],
    ['by the path of a public file with a query', '[x](/sitemap.xml?v=1)', '<a href="/sitemap.xml?v=1">x</a>'],
    ['by its path, with a title', '[x](/about "y")', '<a href="/about" title="y">x</a>'],
    ['by reference', '[x][y]\n\n[y]: ./about.yaml#die-firma', '<a href="/about#die-firma">x</a>'],
    ['by the path of the home page', '[x](/)', '<a href="/">x</a>'],
    ['by its path, which leads to the top if it is the page itself', '[x](/tiny)', '<a href="#top">x</a>'],
  ])('%s', async (_name, text, expected) => {
    expect(await linksOf(`${text}\n`)).toEqual([expected]);
  });
});

test('A Markdown link from a page to itself with the prefix of another language leads to its translation', async () => {
  const { files } = await built(contentWith({ 'pages/about.de.mdx': 'Auch auf [Englisch](/en/about).\n' }));
  expect(String(files.get('about.html'))).toContain('<a href="/en/about" hrefLang="en">Englisch</a>');
});

describe('A Markdown link is refused with its place:', () => {
  test.each([
    ['a path that no page has', '[x](/abuot)', 'link-address'],
    ['a path that no page has, with a query', '[x](/abuot?from=x)', 'link-address'],
    ['an anchor that the page lacks, with a query', '[x](/about?from=x#nowhere)', 'anchor-unknown'],
    ['a page that is a draft', '[x](./draft.yaml)', 'link-draft'],
    ['a file outside of the content', '[x](../../about.yaml)', 'link-address'],
    ['the file of a text without an entry', '[x](./nothing.mdx)', 'link-address'],
    ['an anchor of another language only', '[x](/about#the-firm)', 'anchor-unknown'],
  ])('%s', async (_name, text, code) => {
    const draft = String(contentWith().texts.get('pages/about.yaml')).replace('languages:', 'draft: true\nlanguages:');
    const tree = contentWith({ ...onlyGerman(`Wort ${text}\n`), 'pages/draft.yaml': draft });
    expect((await problemsOf(tree)).filter((line) => line.includes('tiny.de.mdx'))).toEqual([`${code} pages/tiny.de.mdx:1:6`]);
  });
});

const redirects = [
  'redirects:',
  ...['/old to /about', '/older to /old', '/abuot to /en/about', '/shop to https://shop.test/', '/lost to /nowhere', '/loop to /loop'].map(
    (line) => line.replace(/(.*) to (.*)/, '  - { from: $1, to: "$2" }'),
  ),
];

test.each([
  ['[x](/old)', '/about', '[x](/about)'],
  ['[x](/older)', '/about', '[x](/about)'],
  ['[x](/abuot)', '/en/about', '[x](/en/about)'],
  ['[x](/Old.html?from=x#die-firma "y")', '/about', '[x](/about?from=x#die-firma "y")'],
  ['[x](</old/>)', '/about', '[x](</about>)'],
  ['[x](/shop)', 'https://shop.test/', '[x](https://shop.test/)'],
  ['[x][y]\n\n[y]: /old', '/about', '[y]: /about'],
  ['[![y](assets/icon.svg)](/old)', '/about', '[![y](assets/icon.svg)](/about)'],
  ['[x](/lost)', undefined, undefined],
  ['[x](/loop)', undefined, undefined],
  ['[x](/abaut)', '/about', undefined],
])('A link to a path that redirects.yaml redirects is fixed to its target, any other one is not: %s', async (text, suggestion, result) => {
  const tree = contentWith({ ...onlyGerman(`${text}\n`), 'redirects.yaml': `${redirects.join('\n')}\n` });
  const { diagnostics } = await built(tree);
  const [found, ...others] = diagnostics.filter(({ code }) => code === 'link-address');
  expect([others, found?.args['suggestion'], found?.fix?.result]).toEqual([[], suggestion, result]);
});

test.each([
  ['[x](/files/term.pdf "y")', 5],
  ['[x](</files/term.pdf>)', 6],
  ['[x][y]\n\n[y]: /files/term.pdf', 6],
])('A Markdown link to a missing file is reported at its line, with the most similar file: %s', async (text, column) => {
  const tree = contentWith(onlyGerman(`Wort.\n\n${text}\n`));
  const { diagnostics } = await built({ ...tree, publicFiles: new Map([['files/terms.pdf', terms]]) });
  const dead = diagnostics.filter(({ code }) => code === 'page-dead-link');
  expect(dead).toMatchObject([
    {
      file: 'pages/tiny.de.mdx',
      range: { line: text.includes('\n') ? 5 : 3, column },
      args: { href: '/files/term.pdf', near: '/files/terms.pdf' },
    },
  ]);
});

test.each(['/about.md', '/about/index.md', '/about/README.md'])(
  'The hint for a link to the Markdown file %s names its page',
  async (href) => {
    const { diagnostics } = await built(contentWith(onlyGerman(`[x](${href})\n`)));
    expect(diagnostics.filter(({ code }) => code === 'page-dead-link')).toMatchObject([{ args: { href, near: '/about' } }]);
  },
);

test.each([
  '[x](/files/term.pdf "y")',
  '[x](</files/term.pdf>)',
  '[x][y]\n\n[y]: /files/term.pdf',
  '[x](/about.md)',
  '[x](/nothing.pdf)',
  '[x](/files/terms.pdf), [x](/sitemap.xml), [x](/files/terms.pdf?v=1#a), `[x](/nothing.pdf)`',
])('Dead links to files are reported together with errors that keep pages from being rendered: %s', async (text) => {
  const dead = async (changes: Changes) => {
    const tree = contentWith({ ...onlyGerman(`Wort.\n\n${text}\n`), 'pages/other.de.mdx': '[x](/unused.pdf)\n', ...changes });
    const { diagnostics } = await built({ ...tree, publicFiles: new Map([['files/terms.pdf', terms]]) });
    return { found: diagnostics.filter(({ code }) => code === 'page-dead-link'), codes: diagnostics.map(({ code }) => code) };
  };
  const alone = await dead({});
  const together = await dead({ 'pages/about.de.mdx': '[x](/abuot)\n' });
  expect(together.codes).toContain('link-address');
  expect(together.found).toEqual(alone.found);
});

test('A dead link that is in the text of a page and in a text without a page is reported in the text of the page', async () => {
  const { diagnostics } = await built(contentWith({ ...onlyGerman('[x](/nothing.pdf)\n'), 'pages/other.de.mdx': '[x](/nothing.pdf)\n' }));
  expect(diagnostics.filter(({ code }) => code === 'page-dead-link')).toMatchObject([{ file: 'pages/tiny.de.mdx' }]);
});

test('An edit that moves the target of a Markdown link causes an error, until the edit is reverted', async () => {
  const builder = createIncrementalBuilder();
  const tree = contentWith(onlyGerman('[x](/about)\n'));
  const about = String(tree.texts.get('pages/about.yaml'));
  const moved = contentWith({ ...onlyGerman('[x](/about)\n'), 'pages/about.yaml': about.replace('languages:', 'path: /us\nlanguages:') });
  const codes = async (of: typeof tree) =>
    (await builder.update(inputOf(of))).diagnostics.flatMap(({ code, file }) => (file.endsWith('tiny.de.mdx') ? [code] : []));
  expect(await codes(tree)).toEqual([]);
  expect(await codes(moved)).toEqual(['link-address']);
  expect(await codes(tree)).toEqual([]);
});

test('A link to a public file is written as its path, and is an error once the file is removed', async () => {
  const action = '    actions: [{ label: { de: AGB }, link: { file: files/terms.pdf } }]';
  const withLink = contentWith(tinyPage('    lead: { de: Aber mein. }', `    lead: { de: Aber mein. }\n${action}`));
  const published = { ...withLink, publicFiles: new Map([['files/terms.pdf', terms]]) };
  const builder = createIncrementalBuilder();
  const codes = async (of: typeof withLink) =>
    (await builder.update(inputOf(of))).diagnostics.flatMap(({ code, file }) => (file === 'pages/tiny.yaml' ? [code] : []));
  expect(await codes(published)).toEqual([]);
  expect(await codes(withLink)).toEqual(['public-file-unknown']);
  expect(await codes(published)).toEqual([]);
  const { files } = await built(published);
  expect(String(files.get('tiny.html'))).toContain('/files/terms.pdf');
});
