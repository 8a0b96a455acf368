// Groups of nodes (paths in the tree of inputs) that results have read together. Thousands of pages read the same parts of settings,
// messages and navigation, and share one group for each of these. For 10,000 pages with 600 reads each, about 10 references per page
// remain.
import { isInstants } from './reads/instants.ts';
import type { Node, Reads } from './reads/reads.ts';

export type NodeGroup = readonly Node[];

/** The nodes that a result has read. */
export interface GroupedReads {
  /** Nodes that do not belong to a shared group. */
  readonly own: NodeGroup;
  /** Groups shared with other results. */
  readonly shared: readonly NodeGroup[];
}

/** Returns whether `node` is among the reads of a result. */
export const hasRead = ({ own, shared }: GroupedReads, node: Node): boolean => [own, ...shared].some((group) => group.includes(node));

/** The reads of a result, recorded while it was computed. */
export interface RecordedReads {
  readonly reads: readonly Reads[];
  /** Keys of the tree that few other results read: nodes below them are not part of shared groups. */
  readonly own: ReadonlySet<string | number>;
}

/**
 * Returns a function that groups reads, and calls `record` with each node and how it was read. Reads of the clock are left out,
 * because a result stores them as a time span.
 */
export function readGrouper(record: (node: Node, bits: number) => void): (recorded: RecordedReads) => GroupedReads {
  const intern = groupInterner();
  return ({ reads, own }) => {
    const [mine, shared]: [Set<Node>, Map<Node, Set<Node>>] = [new Set(), new Map()];
    for (const part of reads)
      for (const [node, { how }] of part) {
        if (node.parent !== undefined && isInstants(node.parent)) continue;
        record(node, how);
        const top = topNode(node);
        const group = isBelow(node, own) ? mine : (shared.get(top) ?? new Set());
        if (group !== mine) shared.set(top, group);
        group.add(node);
      }
    return { own: [...mine], shared: [...shared.values()].map((group) => intern([...group])) };
  };
}

/** Returns the node that decides the group of `node`: the first part of the path or, below `site`, the second. */
function topNode(node: Node): Node {
  const { parent } = node;
  if (parent?.parent === undefined) return node;
  return parent.parent.parent === undefined && parent.key === 'site' ? node : topNode(parent);
}

const isBelow = ({ parent, key }: Node, keys: ReadonlySet<string | number>): boolean =>
  parent !== undefined && (keys.has(key) || isBelow(parent, keys));

/** Returns a function that returns the same list object for equal sets of nodes. */
function groupInterner(): (nodes: NodeGroup) => NodeGroup {
  const groups = new Map<string, NodeGroup>();
  const nameOf = groupNamer();
  return (nodes) => {
    const name = nameOf(nodes);
    const existing = groups.get(name) ?? nodes;
    groups.set(name, existing);
    return existing;
  };
}

/** Returns a function that names groups: equal sets of nodes have equal names, in whichever order they were read. */
export function groupNamer(): (nodes: NodeGroup) => string {
  const ids = new Map<Node, number>();
  const idOf = (node: Node): number => {
    const known = ids.get(node);
    if (known !== undefined) return known;
    ids.set(node, ids.size);
    return ids.size - 1;
  };
  return (nodes) =>
    nodes
      .map(idOf)
      .sort((one, other) => one - other)
      .join();
}
