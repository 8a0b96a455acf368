// Finds the node of a syntax tree at a data path.
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { DataPath } from '../../model/data/place.ts';
import type { MapNode, YamlNode } from './syntax-tree.ts';

type Pair = MapNode['pairs'][number];

/** The pairs of each block by key. Cached, so that thousands of findings in one block are placed in linear time. */
const pairsOf = cachedByKey(
  // If a key occurs twice, the first pair is used.
  ({ pairs }: MapNode) => new Map([...pairs].reverse().map((pair) => [pair.key.text, pair])),
  new WeakMap(),
);

/** Returns the node at `path`; undefined if there is none. */
export function nodeAt(tree: YamlNode | undefined, path: DataPath): YamlNode | undefined {
  let node = tree;
  for (const step of path) {
    if (node?.kind === 'list') node = node.items[Number(step)];
    else if (node?.kind === 'map') node = pairsOf(node).get(String(step))?.value;
    else return undefined;
  }
  return node;
}

/** Returns the key and the value at `path`, or undefined if the parent is not a map or lacks the key. */
export function pairAt(tree: YamlNode | undefined, path: DataPath): Pair | undefined {
  const parent = nodeAt(tree, path.slice(0, -1));
  return parent?.kind === 'map' ? pairsOf(parent).get(String(path.at(-1))) : undefined;
}
