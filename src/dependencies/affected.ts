// Whether a computation would give something else: one of its reads is a part of what has changed, or holds it.
import type { Change } from './changes.ts';
import { how, type Node, type Path, type Reads } from './reads.ts';

/** The first of `changes` that concerns a computation with these `reads` of the tree at `root`; undefined where none does. */
export function affectedBy(reads: Reads, root: Node, changes: readonly Change[]): Change | undefined {
  return changes.find((change) => isRead(reads, root, change));
}

function isRead(reads: Reads, root: Node, { path, what }: Change): boolean {
  const has = (node: Node, bits: number): boolean => ((reads.get(node)?.how ?? 0) & bits) !== 0;
  let node: Node | undefined = root;
  for (const key of path) {
    if (has(node, how.shown | how.condition)) return true;
    node = node.children.get(key);
    // No computation has read anything there.
    if (node === undefined) return false;
  }
  return what === 'keys' ? has(node, how.keys | how.shown | how.condition) : holdsRead(reads, node);
}

/** True where `node` or a part of it has been read. */
const holdsRead = (reads: Reads, node: Node): boolean =>
  reads.has(node) || [...node.children.values()].some((child) => holdsRead(reads, child));

/** The node of the tree at `root` that `path` leads to; undefined where nothing there has been read by anyone. */
export function nodeAt(root: Node, path: Path): Node | undefined {
  let node: Node | undefined = root;
  for (const key of path) node = node?.children.get(key);
  return node;
}
