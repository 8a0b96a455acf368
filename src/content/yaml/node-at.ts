// Data paths → nodes of a syntax tree.
import type { DataPath } from '../../diagnostics/diagnostic.ts';
import type { MapNode, YamlNode } from './syntax-tree.ts';

/** The node at `path`; undefined where there is none. */
export function nodeAt(tree: YamlNode | undefined, path: DataPath): YamlNode | undefined {
  let node = tree;
  for (const step of path) {
    if (node?.kind === 'list') node = node.items[Number(step)];
    else if (node?.kind === 'map') node = node.pairs.find(({ key }) => key.text === String(step))?.value;
    else return undefined;
  }
  return node;
}

/** The key and the value at `path`; undefined where its parent is no block of keys or lacks it. */
export function pairAt(tree: YamlNode | undefined, path: DataPath): MapNode['pairs'][number] | undefined {
  const parent = nodeAt(tree, path.slice(0, -1));
  const name = String(path.at(-1));
  return parent?.kind === 'map' ? parent.pairs.find(({ key }) => key.text === name) : undefined;
}
