// A replacement for `unist-util-visit` with the same types, for walks over all nodes or those of one type. That package creates a
// named function for each node as an aid for debuggers. Creating these functions takes five times as long as the walk.
import type { visit as Visit } from 'unist-util-visit';

interface TreeNode {
  readonly type: string;
  readonly children?: TreeNode[];
}

/** Returned by a visitor to skip the children of the node. */
export const SKIP = 'skip';
/** Returned by a visitor to end the walk. */
export const EXIT = false;

type Visitor = (node: TreeNode, index: number | undefined, parent: TreeNode | undefined) => unknown;

interface Visits {
  readonly visitor: Visitor;
  /** The type of the nodes to visit; undefined for all. */
  readonly type?: string;
}

/** The place of a node: its parent, and its index among the children of the parent. */
interface NodePlace {
  readonly parent: TreeNode;
  readonly index: number;
}

/**
 * Visits `node` and the nodes inside it. Returns the index of the sibling to visit next, undefined for the sibling after `node`, or false
 * to end the walk.
 */
function visitNode(node: TreeNode, at: NodePlace | undefined, visits: Visits): unknown {
  const { visitor, type } = visits;
  const returned = type === undefined || node.type === type ? visitor(node, at?.index, at?.parent) : undefined;
  const [action, next] = Array.isArray(returned) ? returned : [returned, typeof returned === 'number' ? returned : undefined];
  if (action === EXIT) return EXIT;
  const { children } = node;
  if (children === undefined || action === SKIP) return next;
  for (let place = 0; place >= 0 && place < children.length; ) {
    const child = children[place];
    const after = child === undefined ? undefined : visitNode(child, { parent: node, index: place }, visits);
    if (after === EXIT) return EXIT;
    place = typeof after === 'number' ? after : place + 1;
  }
  return next;
}

/** Visits `tree` and all its nodes, or only those of one type, parents first. */
export const visitNodes: typeof Visit = ((tree: TreeNode, test: string | Visitor, visitor?: Visitor): void => {
  if (typeof test === 'function') visitNode(tree, undefined, { visitor: test });
  else if (visitor !== undefined) visitNode(tree, undefined, { visitor, type: test });
}) as typeof Visit;
