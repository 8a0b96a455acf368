// Marks of other programs, and marks that nearly are Markdown: visitors would read them as typed, or lines as one.
import { expect, test } from 'vitest';
import { parseProse } from '../../src/content/prose/prose.ts';
import { proseOptions } from '../support/prose-options.ts';

/** Returns `code line`, or `what line` for `markdown-raw`, for each finding. */
async function problemsIn(text: string): Promise<string[]> {
  const { findings } = await parseProse('a.md', text, { ...proseOptions, isMdx: false });
  return findings.map(({ code, args, range }) => `${code === 'markdown-raw' ? args['what'] : code} ${range?.line}`);
}

test.each([
  ['> [!NOTE]- Title\n> Words', 'alert 1'],
  ['> [!tip]+\n> Words', 'alert 1'],
  ['[!NOTE]\nWords', 'alert 1'],
  ['> Words\n>\n> [!NOTE]\n> More', 'alert 3'],
  ['> [!quick-note]\n> Words', 'aside-unknown 1'],
  ['Words\n\n---\ntitle: One\n---\n\nMore', 'frontMatter 4'],
  ['Words\n\n---\ntitle: One\ntags: [a]\n---\n\nMore', 'frontMatter 4'],
  ['Words\r\n\r\n---\r\ntitle: One\r\n---\r\n', 'frontMatter 4'],
  ['Words\n\n+++\ntitle = "One"\n+++', 'frontMatter 3'],
  ['| One line\n| Another', 'table 1'],
  ['| Name | Price\n| a | b', 'table 1'],
  ['Name | Price\na | b', 'table 1'],
  ['a) One\nb) Two', 'lines 1'],
  ['a. One\nb. Two', 'lines 1'],
  ['(1) One\n(2) Two', 'lines 1'],
  ['i) One\nii) Two', 'lines 1'],
  ['#. One\n#. Two', 'lines 1'],
  ['Words:\n→ One\n→ Two', 'lines 2'],
  ['☐ One\r\n☑ Two', 'lines 1'],
  ['- [-] One', 'task 1'],
  ['- [>] One', 'task 1'],
  ['Words\\', 'lineEnd 1'],
  ['## Words\\', 'lineEnd 1'],
  ['[gallery ids="1,2"]', 'shortcode 1'],
  ['[caption id="a"]![](b.png)[/caption]', 'shortcode 1'],
  ['[b]Words[/b]', 'shortcode 1'],
  ['<%= page.title %>', 'shortcode 1'],
  ['{1 + 1}', 'expression 1'],
  ["{'words'}", 'expression 1'],
  ['{items.map(a => a)}', 'expression 1'],
  ['{new Date()}', 'expression 1'],
  ['[a [b](https://a.test) c](https://b.test)', 'link 1'],
  ['[a[^1]](https://a.test)\n\n[^1]: b', 'noteInLink 1'],
  ['&copy 2026', 'entity 1'],
  ['M&uuml nchen', 'entity 1'],
  ['![words|100](/assets/a.png)', 'size 1'],
  ['![words|100x20](/assets/a.png)', 'size 1'],
])('The marks of %j are reported', async (text, expected) => {
  expect((await problemsIn(text)).filter((each) => !each.startsWith('picture-'))).toEqual([expected]);
});

test.each([
  '> [!NOTE]\n> Words **more**',
  '> [!NOTE]  \n> **Words** more',
  '- One\n\n  > [!NOTE]\n  > Words\n  > > [!TIP]\n  > > More',
  '> [!NOTE]\r\n> Words\r\n',
  'Words\n\n---\n\nMore: words\n---',
  'Home | About',
  'The type `a | b`\nor `c | d`',
  'a) One\\\nb) Two',
  '(1) One  \n(2) Two',
  '→ One<br>\n→ Two',
  'a) One and b) Two',
  '☐ One\n\n☐ Two',
  '[-] Words'.replace('[-]', '\\[-]'),
  'One\\\nTwo',
  'In the folder C:\\',
  '`a\\`',
  'Replace [name] and [/etc/hosts].',
  '\\[gallery ids="1"]',
  '[words][b]\n\n[b]: https://a.test',
  'The sets {a, b} and {1, 2}, a map {:a => 1}, and {{',
  '`{1 + 1}` and \\{1 + 1}',
  '&copy; 2026, AT&T, https://a.test/?b=1&copy=2',
  '![one | two](/assets/a.png)',
])('The marks of %j are accepted', async (text) => {
  expect((await problemsIn(text)).filter((each) => !each.startsWith('picture-'))).toEqual([]);
});

test('A problem in the words of an alert is reported at their place, not at that of its mark', async () => {
  const text = '- One\n\n  > [!NOTE]\n  > Words ==more==';
  const { findings } = await parseProse('a.md', text, { ...proseOptions, isMdx: false });
  expect(findings.map(({ range }) => range)).toEqual([{ line: 4, column: 11, endLine: 4, endColumn: 19 }]);
});

test.each(['(1) ', 'a) a\n', '[a ', '[a][a] ', '{a(', '| a ', '{a ? ', '<%', "{'", 'aaaa', '=>', 'f(', '? ', '|| ', '<a.'])(
  'The search for near misses takes little time for many %j',
  async (mark) => {
    const start = performance.now();
    await problemsIn(`{${mark.repeat(5000)}`);
    expect(performance.now() - start).toBeLessThan(5000);
  },
);
