// The compact form in which the cache stores the syntax tree of a text.
import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { compactTree, fullTree } from '../../src/content/prose/compact-tree.ts';

const text = (value: string) => ({ type: 'text', value }) as const;

const tree: Root = {
  type: 'root',
  data: { quirksMode: false },
  children: [
    { type: 'element', tagName: 'h2', properties: { id: 'boats' }, children: [text('Boats')] },
    text('\n'),
    { type: 'element', tagName: 'p', properties: {}, children: [text('A '), { type: 'comment', value: 'note' }, text('')] },
    {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [text('Two')],
      position: { start: { line: 3, column: 1 }, end: { line: 3, column: 4 } },
    },
  ],
};

test('A stored tree of prose is restored with all nodes, properties and positions', () => {
  expect(fullTree(JSON.parse(JSON.stringify(compactTree(tree))))).toEqual(tree);
});

test('A stored tree of prose does not repeat the names of properties', () => {
  const [heading, line] = compactTree(tree).children;
  expect([heading, line]).toEqual([['h2', { id: 'boats' }, ['Boats']], '\n']);
});
