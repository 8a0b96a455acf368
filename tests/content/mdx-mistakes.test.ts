// Mistakes that stop the parser of MDX: all of a text are reported, each once and at a place within the text.
import { expect, test } from 'vitest';
import { parseProse } from '../../src/content/prose/prose.ts';
import { proseOptions } from '../support/prose-options.ts';
import { randomOfDay } from '../support/random.ts';

/** Pieces of texts, many of which are mistakes, or become mistakes beside others. */
const pieces = [
  ...['<', '<5', '<!-- a -->', '<!--', '-->', '<a@b.test>', '<https://a.test>', '&lt;', '\\', '$'],
  ...['<Note>', '</Note>', '<Note {...a}>', '<Note a=b>', '<Note a="b"/>', '<br>', '<br/>', '<>', '</>', '<details>\n', '</details>'],
  ...['{', '}', '{a b}', '{{a}}', '{a}', '{/* a */}', '{#a}', '{.a}', 'import a', 'export a', '```\n', '`'],
  ...['*', '_', '**', 'word ', 'ü', '\u{1F600}', '[a](b)', '[^1]', '|', '|-|', '- ', '> ', '1. ', '    ', '## a ', ':::note\n'],
  ...['\n', '\n\n', '\r\n', '\t'],
];

const texts = 400;

test('Random MDX is refused only at places within the text, and the same mistake only once', async () => {
  const random = randomOfDay();
  const below = (most: number): number => Math.floor(random() * most);
  const lists: (readonly string[])[] = [];
  for (let count = 0; count < texts; count += 1) {
    const text = Array.from({ length: 1 + below(14) }, () => pieces[below(pieces.length)] ?? '').join('');
    const { findings, prose } = await parseProse('a.mdx', text, proseOptions);
    expect(prose === undefined && findings.length === 0, text).toBe(false);
    const lines = text.split('\n');
    for (const { range } of findings) {
      if (range === undefined) continue;
      expect(range.line <= range.endLine && range.endLine <= lines.length, text).toBe(true);
      expect(range.column <= (lines[range.line - 1] ?? '').length + 1, text).toBe(true);
      expect(range.line < range.endLine || range.column <= range.endColumn, text).toBe(true);
    }
    const ofSyntax = findings.filter(({ code }) => code === 'mdx-syntax').map((finding) => JSON.stringify(finding));
    expect(new Set(ofSyntax).size, text).toBe(ofSyntax.length);
    lists.push(ofSyntax);
  }
  expect(lists.filter(({ length }) => length > 1).length).toBeGreaterThan(texts / 10);
});

test.each([
  ['a quote', 'See <Note title="words>more</Note>.\n\nThe "end".\n', 'quote 1:5'],
  ['a quote in an empty tag', 'By <Fact name="city />, where\n', 'quote 1:4'],
  ['a comment', 'One\n\n<!-- TODO: two\n\nThree\n', 'openComment 3:1'],
])('%s without its end is one mistake', async (_what, text, expected) => {
  const { findings } = await parseProse('a.mdx', text, proseOptions);
  expect(findings.map(({ args: { what }, range }) => `${Object(what).mistake} ${range?.line}:${range?.column}`)).toEqual([expected]);
});
