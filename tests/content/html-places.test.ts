// HTML elements in Markdown and MDX at places where HTML does not allow them.
import { expect, test } from 'vitest';
import { parseProse } from '../../src/content/prose/prose.ts';
import { proseOptions } from '../support/prose-options.ts';

async function placesIn(text: string, isMdx: boolean): Promise<string[]> {
  const { findings } = await parseProse('a.md', text, { ...proseOptions, components: ['Note'], isMdx });
  return findings.map(({ code, args, range }) => `${code} ${args['fault']} ${args['tag']} ${range?.line}:${range?.column}`);
}

test.each([
  ['<li>a</li>', 'html-place outside li 1:1'],
  ['<td>a</td>', 'html-place outside td 1:1'],
  ['a\n\n<dt>b</dt>', 'html-place outside dt 3:1'],
  ['<summary>a</summary>', 'html-place outside summary 1:1'],
  ['<figcaption>a</figcaption>', 'html-place outside figcaption 1:1'],
  ['a <rt>b</rt>', 'html-place outside rt 1:3'],
  ['<details><summary>a</summary>b</details>\n\n<summary>c</summary>', 'html-place outside summary 3:1'],
  ['<ul><p>a</p></ul>', 'html-place inside ul 1:5'],
  ['<ol><ol><li>a</li></ol></ol>', 'html-place inside ol 1:5'],
  ['<table><p>a</p></table>', 'html-place inside table 1:8'],
  ['<ul>\n\n- a\n\n</ul>', 'html-place inside ul 3:1'],
])('The elements of %j are reported', async (text, expected) => {
  expect(await placesIn(text, false)).toEqual([expected]);
  expect(await placesIn(text, true)).toEqual([expected]);
});

test.each([
  '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
  '<dl>\n  <dt>a</dt>\n  <dd>b</dd>\n</dl>',
  '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
  '<table><caption>a</caption><tbody><tr><th>b</th><td>c</td></tr></tbody></table>',
  '<details>\n\n<summary>\n\n**a**\n\n</summary>\n\nb\n\n- c\n\n</details>',
  '<table>\n<tr><td>\n\n- a\n\n</td></tr>\n</table>',
  '<ruby>a<rt>b</rt></ruby>',
  '| a |\n|---|\n| <ul><li>b</li></ul> |',
])('The elements of %j are at their places', async (text) => {
  expect(await placesIn(text, false)).toEqual([]);
  expect(await placesIn(text, true)).toEqual([]);
});

test.each(['<ul><li>a<li>b</ul>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>', '<table><thead><tr><th>a<tbody><tr><td>b</table>'])(
  'The elements of %j, which end with their parent, are at their places',
  async (text) => {
    expect(await placesIn(text, false)).toEqual([]);
  },
);

test.each([
  ['<span lang="de_DE">a</span>', 'lang', 'de_DE'],
  ['<span dir="up">a</span>', 'dir', 'up'],
  ['<ol type="x"><li>a</li></ol>', 'type', 'x'],
  ['<table><tr><td colspan="0">a</td></tr></table>', 'colspan', '0'],
  ['<bdo dir="auto">a</bdo>', 'dir', 'auto'],
  ['<time datetime="yesterday">a</time>', 'datetime', 'yesterday'],
  ['<ins datetime="1.3.2026">a</ins>', 'datetime', '1.3.2026'],
])('The value of an attribute in %j is reported', async (text, attribute, value) => {
  for (const isMdx of [true, false]) {
    const { findings } = await parseProse('a.md', text, { ...proseOptions, isMdx });
    expect(findings.map(({ code, args }) => [code, args])).toEqual([['html-unknown', expect.objectContaining({ attribute, value })]]);
  }
});

test.each([
  '<span lang="pt-BR" dir="rtl">a</span>',
  '<span lang="" title="a b">a</span>',
  '<ol start="-2" type="a"><li value="x">a</li></ol>',
  '<bdo dir="rtl">a</bdo>, <bdi>b</bdi>',
  ...['2026', '2026-03', '2026-W12', '2026-03-01', '03-01', '09:30', '2026-03-01T09:30:00.5+01:00', '2026-03-01 09:30', 'Z'].map(
    (value) => `<time datetime="${value}">a</time>`,
  ),
  '<time datetime="PT4H18M">a</time>, <time datetime="4h 18m">b</time>',
])('The values of attributes in %j are accepted', async (text) => {
  for (const isMdx of [true, false]) expect(await placesIn(text, isMdx)).toEqual([]);
});

test.each(['<bdo>a</bdo>', '<bdo title="a">b</bdo>'])('The missing direction of %j is reported', async (text) => {
  for (const isMdx of [true, false]) {
    const { findings } = await parseProse('a.md', text, { ...proseOptions, isMdx });
    expect(findings.map(({ code, args }) => [code, args])).toEqual([
      ['html-unknown', expect.objectContaining({ tag: 'bdo', attribute: 'dir', instead: 'direction' })],
    ]);
  }
});

test('An element within a tag that has a mistake is not reported as misplaced', async () => {
  const { findings } = await parseProse('a.md', '<details open><summary>a</summary>\n\nb\n\n</details>', { ...proseOptions, isMdx: true });
  expect(findings.map(({ code }) => code)).not.toContain('html-place');
});

test('A component may show any element', async () => {
  expect(await placesIn('<Note><li>a</li></Note>', true)).toEqual([]);
});

test.each([
  ['<span id="a b">c</span>', ['heading-id letters undefined 1:1']],
  ['<span id="">c</span>', ['heading-id letters undefined 1:1']],
  ['<span id="a">c</span>', []],
  ['<a id="top"></a>', ['heading-id start undefined 1:1']],
  ['## Words {#top}', ['heading-id start undefined 1:1']],
])('The id in %j is checked', async (text, expected) => {
  expect(await placesIn(text, false)).toEqual(expected);
});
