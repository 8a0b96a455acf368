// Reorders siblings with as few moves as possible, because a move stops animations and videos and reloads frames.
import { longestIncreasingSubsequence } from '../../../model/data/longest-increasing-subsequence.ts';

/** Puts `nodes` into `parent` in this order. Nodes that are already in order are not moved; other children are not touched. */
export function reorderChildren(parent: Element, nodes: readonly ChildNode[]): void {
  const places = new Map([...parent.childNodes].map((node, at) => [node, at]));
  const staying = new Set(longestIncreasingSubsequence(nodes.map((node) => places.get(node))).map((at) => nodes[at]));
  let previous: ChildNode | undefined;
  for (const node of nodes) {
    if (!staying.has(node)) place(parent, node, previous ? previous.nextSibling : parent.firstChild);
    previous = node;
  }
}

/** In browsers that support it, `moveBefore` preserves focus, dialogs and animations. */
interface Mover {
  moveBefore?(node: Node, next: Node | null): void;
}

function place(parent: Element & Mover, node: ChildNode, next: ChildNode | null): void {
  if (parent.moveBefore && node.parentNode === parent) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}
