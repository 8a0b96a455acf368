// Decides whether a computation would return another result: whether it has read a changed part, or a value that contains
// one.
import type { Change } from './changes.ts';
import { type Node, type Reads, readModes, valueBits } from './reads.ts';

/** Returns how a computation has read a node, as bits of `readModes`; 0 if it has not read it. */
export type BitsOf = (node: Node) => number;

export const bitsIn =
  (reads: Reads): BitsOf =>
  (node) =>
    reads.get(node)?.how ?? 0;

/** Returns the first of `changes` that affects a computation with these reads of the tree at `root`, or undefined if none does. */
export const affectedBy = (bitsOf: BitsOf, root: Node, changes: readonly Change[]): Change | undefined =>
  changes.find((change) => isRead(bitsOf, root, change));

function isRead(bitsOf: BitsOf, root: Node, { path, what }: Change): boolean {
  let node: Node | undefined = root;
  for (const key of path) {
    if ((bitsOf(node) & valueBits) !== 0) return true;
    node = node.children?.get(key);
    // No computation has read this part of the tree.
    if (node === undefined) return false;
  }
  return what === 'keys' ? (bitsOf(node) & (readModes.keys | valueBits)) !== 0 : holdsRead(bitsOf, node);
}

/** Returns whether `node` or a part of it has been read. */
const holdsRead = (bitsOf: BitsOf, node: Node): boolean =>
  bitsOf(node) !== 0 || [...(node.children?.values() ?? [])].some((child) => holdsRead(bitsOf, child));
