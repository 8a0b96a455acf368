// A cache of results with the reads of each. A result is compared with the changes since its last use only when it is
// requested again, so the cost of an edit follows the size of its changes.
import { affectedBy, type BitsOf } from './affected.ts';
import type { Change } from './changes.ts';
import { how, type Node, type Reads } from './reads.ts';

/** From one state of the tree to the next: what has changed, or the reason why no result can be kept. */
type Step = { readonly changes: readonly Change[] } | { readonly everything: string };

/** Why there is no result, or no valid one. */
export type Staleness = { readonly change: Change } | { readonly everything: string };

export interface ReadCache<T> {
  readonly advance: (step: Step) => void;
  readonly get: (key: string) => { readonly value: T } | { readonly stale: Staleness };
  /** True if there is a result for `key` that was computed from one of these parts of the tree. */
  readonly hasRead: (key: string, parts: readonly Change[]) => boolean;
  /** Stores `value`. Without `reads` any change invalidates it; parts under `own` count as one. */
  readonly set: (key: string, value: T, reads?: { readonly reads: Reads; readonly own?: string }) => void;
  /** The number of steps so far. */
  readonly position: () => number;
  /** Stores what an earlier process has computed from the nodes that `bitsOf` knows, as they were at a position. */
  readonly restore: (key: string, value: T, read: { readonly bitsOf: BitsOf; readonly position: number }) => void;
}

interface CachedResult<T> {
  readonly value: T;
  readonly bitsOf: BitsOf | undefined;
  /** The number of steps that it has been compared with. */
  seen: number;
}

/** A cache of the last `most` results of computations that read the tree at `root`. */
export function createReadCache<T>(root: Node, most = Number.POSITIVE_INFINITY): ReadCache<T> {
  const kept = new Map<string, CachedResult<T>>();
  /** Why a result that was stored is gone. */
  const lost = new Map<string, Staleness>();
  const steps: Step[] = [];
  const compact = compactor();
  const staleness = ({ bitsOf, seen }: CachedResult<T>): Staleness | undefined => {
    for (const step of steps.slice(seen)) {
      if ('everything' in step) return step;
      const change = bitsOf === undefined ? step.changes[0] : affectedBy(bitsOf, root, step.changes);
      if (change !== undefined) return { change };
    }
    return undefined;
  };
  return {
    advance: (step) => {
      if ('everything' in step || step.changes.length > 0) steps.push(step);
    },
    get: (key) => {
      const known = kept.get(key);
      if (known === undefined) return { stale: lost.get(key) ?? { everything: 'not made before' } };
      const stale = staleness(known);
      if (stale !== undefined) {
        kept.delete(key);
        lost.set(key, stale);
        return { stale };
      }
      known.seen = steps.length;
      return { value: known.value };
    },
    hasRead: (key, parts) => {
      const { bitsOf } = kept.get(key) ?? {};
      return bitsOf !== undefined && affectedBy(bitsOf, root, parts) !== undefined;
    },
    position: () => steps.length,
    restore: (key, value, { bitsOf, position }) => void kept.set(key, { value, bitsOf, seen: position }),
    set: (key, value, made) => {
      kept.delete(key);
      lost.delete(key);
      kept.set(key, { value, bitsOf: made && compact(made.reads, made.own), seen: steps.length });
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}

type Group = ReadonlyMap<Node, number>;

/**
 * Stores the reads of thousands of pages in little memory: most pages read the same of settings, messages and
 * navigation, and share one map for each of these. Of 10,000 pages with 600 reads each that leaves some 10 references a
 * page.
 */
function compactor(): (reads: Reads, own: string | undefined) => BitsOf {
  const ids = new Map<Node, number>();
  const groups = new Map<string, Group>();
  const idOf = (node: Node): number => {
    const id = ids.get(node) ?? ids.size;
    ids.set(node, id);
    return id;
  };
  const shared = (group: Group): Group => {
    const key = [...group]
      .map(([node, bits]) => idOf(node) * 16 + bits)
      .sort((a, b) => a - b)
      .join();
    const known = groups.get(key) ?? group;
    groups.set(key, known);
    return known;
  };
  return (reads, entry) => {
    const byTop = new Map<Node, Map<Node, number>>();
    for (const [read, { how: bits }] of reads) {
      const [node, whole] = wholeOf(read, entry);
      const top = topOf(node);
      const group = byTop.get(top) ?? new Map<Node, number>();
      byTop.set(top, group.set(node, (group.get(node) ?? 0) | (whole ? how.shown : bits)));
    }
    const own = [...byTop.values()].map(shared);
    return (node) => own.reduce((bits, group) => bits | (group.get(node) ?? 0), 0);
  };
}

/** The node of the entry `own` and true where `node` is a part of it; else `node` and false. */
function wholeOf(node: Node, own: string | undefined): readonly [Node, boolean] {
  for (let at: Node | undefined = node; own !== undefined && at !== undefined; at = at.parent) if (at.key === own) return [at, true];
  return [node, false];
}

/** The ancestor of `node` two steps below the root. */
const topOf = (node: Node): Node => (node.parent?.parent?.parent === undefined ? node : topOf(node.parent));
