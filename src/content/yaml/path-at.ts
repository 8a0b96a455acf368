import type { DataPath } from '../../model/data/place.ts';
import type { YamlNode } from './syntax-tree.ts';

/**
 * Returns the path of the last key or list entry that begins at or before `offset`, as deep as possible; empty if there is none. Keys
 * that are not scalars are skipped.
 */
export function pathAt(tree: YamlNode | undefined, offset: number): DataPath {
  if (tree === undefined || tree.kind === 'scalar') return [];
  const begun =
    tree.kind === 'map'
      ? tree.pairs.filter(({ key }) => key.start <= offset && key.text !== '').map(({ key, value }) => ({ step: key.text, value }))
      : tree.items.flatMap((value, step) => (hasBegun(value, offset) ? [{ step, value }] : []));
  const last = begun.at(-1);
  return last === undefined ? [] : [last.step, ...pathAt(last.value, offset)];
}

/** Returns whether a node begins at `offset` or before. A value without any text has no position. */
function hasBegun(node: YamlNode, offset: number): boolean {
  const start = startOf(node);
  return start >= 0 && start <= offset;
}

function startOf(node: YamlNode): number {
  if (node.kind === 'scalar') return node.start;
  const first = node.kind === 'map' ? node.pairs[0]?.key : node.items[0];
  return first === undefined ? 0 : startOf(first);
}
