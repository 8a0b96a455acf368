// The walk through prose visits the same nodes as the library unist-util-visit, in the same order.
import type { Node, Parent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { visitNodes } from '../../src/content/prose/visit-nodes.ts';
import { randomFrom } from '../support/samples.ts';

type Named = Node & { readonly name: number; children?: Named[] };

const types = ['root', 'paragraph', 'text'];

/** Returns a tree with `depth` levels of up to four children. */
function treeOf(random: () => number, depth: number, count: { value: number }): Named {
  count.value += 1;
  const node: Named = { type: types[Math.floor(random() * types.length)] ?? 'text', name: count.value };
  if (depth > 0) node.children = Array.from({ length: Math.floor(random() * 5) }, () => treeOf(random, depth - 1, count));
  return node;
}

/** Visits a node: may remove it, and returns how the walk continues. The choice depends only on the seed and the node. */
function visitAtRandom(seed: number, node: Named, index: number | undefined, parent: Parent | undefined) {
  const random = randomFrom(seed * 1000 + node.name);
  const kind = Math.floor(random() * 40);
  if (kind === 0) return false;
  if (kind < 6) return SKIP;
  if (kind < 8 && index !== undefined) return index + 2;
  if (kind < 11 && index !== undefined && parent !== undefined) {
    parent.children.splice(index, 1);
    return [SKIP, index] as const;
  }
  return undefined;
}

test.each([undefined, 'paragraph'])('The walk through random trees equals the walk of the library, for nodes of type %s', (type) => {
  let visited = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const [own, library] = [visitNodes, visit].map((walk) => {
      const tree = treeOf(randomFrom(seed), 4, { value: 0 });
      const seen: unknown[] = [];
      const visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => {
        seen.push([(node as Named).name, index, (parent as Named | undefined)?.name]);
        return visitAtRandom(seed, node as Named, index, parent) as undefined;
      };
      if (type === undefined) walk(tree, visitor);
      else walk(tree, type, visitor);
      return { seen, tree };
    });
    expect(own, `seed ${seed}`).toEqual(library);
    visited += own?.seen.length ?? 0;
  }
  expect(visited).toBeGreaterThan(1000);
});
