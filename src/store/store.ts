// Decides for every command what has to be recomputed. A result is valid while the fingerprints of everything it has read
// are unchanged; README.md states the complete rule.
import type { Digest } from './fingerprints.ts';
import { type GroupedReads, type NodeGroup, type RecordedReads, readGrouper } from './groups.ts';
import { type Inputs, type TrackedInputs, trackInputs } from './inputs.ts';
import { affectedBy } from './reads/affected.ts';
import type { Change } from './reads/changes.ts';
import { createSpan, instantsIn, pathOfInstant, type TimeSpan } from './reads/instants.ts';
import type { Node, Reads } from './reads/reads.ts';
import { setNewest } from './set-newest.ts';

/** A cached result with everything that it has read. */
export interface Result<T> extends GroupedReads {
  readonly value: T;
  /** The time span in which the clock does not change the result. */
  readonly span: TimeSpan;
  /** The revision in which the result was computed or restored. */
  readonly revision: number;
  /**
   * Returns whether anything that the result has read has changed since `revision`. If this function returns true, or is missing, the nodes
   * are compared one by one.
   */
  readonly hasChanged?: () => boolean;
}

/** Why there is no valid result: the change, or a reason that concerns all results. */
export type Staleness = { readonly change: Change } | { readonly everything: string };

/** The results of one query by key. */
export interface Results<T> {
  readonly read: (key: string) => { readonly valid: Result<T> } | { readonly stale: Staleness };
  /**
   * Caches a result of this revision with its recorded reads, or with the reads of a valid result of another query. Without
   * reads, the result is valid in this revision only.
   */
  readonly set: (key: string, value: T, recorded?: RecordedReads | Result<unknown>) => Result<T>;
  /**
   * Sets the function that finds results of an earlier process for keys that are not cached. Restored results are
   * verified like any other.
   */
  readonly restoreFrom: (find: Find<T>) => void;
  /** Returns whether the result for `key` has read one of these parts of the inputs. */
  readonly hasRead: (key: string, parts: readonly Change[]) => boolean;
}

export interface Store {
  readonly inputs: TrackedInputs;
  /** Starts a revision: a version of the inputs. Results of earlier revisions are verified against `inputs` when they are read. */
  readonly begin: (inputs: Inputs) => void;
  /** Drops all results, for a reason that does not show in the inputs, such as changed code. */
  readonly clear: (reason: string) => void;
  /** Returns the results of a query. At most `limit` are cached: those that were set last. */
  readonly results: <T>(limit?: number) => Results<T>;
}

/** Creates an empty store of results that read the tree at `root`. */
export function createStore(root: Node, digest: Digest): Store {
  const inputs = trackInputs(digest);
  const context = { root, inputs, verify: verifier(inputs), group: readGrouper(inputs.record) };
  const cleared: ((reason: string) => void)[] = [];
  return {
    inputs,
    begin: inputs.begin,
    clear: (reason) => {
      for (const clear of cleared) clear(reason);
    },
    results: <T>(limit = Number.POSITIVE_INFINITY) => {
      const { results, clear } = createResults<T>(context, limit);
      cleared.push(clear);
      return results;
    },
  };
}

interface Context {
  readonly root: Node;
  readonly inputs: TrackedInputs;
  readonly verify: ReturnType<typeof verifier>;
  readonly group: ReturnType<typeof readGrouper>;
}

type Find<T> = (key: string) => Result<T> | undefined;

function createResults<T>({ root, inputs, verify, group }: Context, limit: number) {
  const cached = new Map<string, Result<T>>();
  const stale = new Map<string, Staleness>();
  let initial: Staleness = { everything: 'not made before' };
  let find: Find<T> = nothingRestored;
  const put = (key: string, result: Result<T>): Result<T> => {
    stale.delete(key);
    setNewest(cached, [key, result], limit);
    return result;
  };
  const resultOf = (key: string): Result<T> | undefined => {
    const result = cached.get(key);
    if (result !== undefined || stale.has(key)) return result;
    const restored = find(key);
    return restored && put(key, restored);
  };
  /**
   * The last result that `hasRead` was called for, and the nodes that this result has read. They are cached, because
   * callers check one result against thousands of files in a row.
   */
  let lastQueried: { readonly result: Result<T>; readonly nodes: ReadonlySet<Node> } | undefined;
  const results: Results<T> = {
    read: (key) => {
      const result = resultOf(key);
      if (result === undefined) return { stale: stale.get(key) ?? initial };
      const reason = verify(result);
      if (reason === undefined) return { valid: result };
      cached.delete(key);
      stale.set(key, reason);
      return { stale: reason };
    },
    set: (key, value, recorded) => {
      const revision = inputs.revision();
      if (recorded === undefined) return put(key, { value, revision, own: [], shared: [], span: unrecorded });
      if ('revision' in recorded) {
        const { own, shared, span } = recorded;
        return put(key, { own, shared, span, value, revision });
      }
      return put(key, { value, revision, ...group(recorded), span: spanOf(recorded.reads, inputs.current().at) });
    },
    restoreFrom: (finder) => {
      find = finder;
    },
    hasRead: (key, parts) => {
      const result = resultOf(key);
      if (result === undefined) return false;
      if (lastQueried?.result !== result) lastQueried = { result, nodes: new Set([...result.own, ...result.shared.flat()]) };
      const { nodes } = lastQueried;
      return affectedBy((node) => (nodes.has(node) ? inputs.bitsOf(node) : 0), root, parts) !== undefined;
    },
  };
  const clear = (reason: string): void => {
    cached.clear();
    stale.clear();
    find = nothingRestored;
    initial = { everything: reason };
  };
  return { results, clear };
}

const nothingRestored = (): undefined => undefined;

/** The span of a result whose reads are unknown. */
const unrecorded: TimeSpan = { from: Number.NaN, until: Number.NaN };

/** Returns the time span around `at` in which a result with these reads does not change. */
function spanOf(reads: readonly Reads[], at: number): TimeSpan {
  const { record, span } = createSpan(at);
  for (const part of reads) instantsIn(part).forEach(record);
  return span();
}

/** Returns a function that returns why a result is stale, or undefined if it is valid. Each group is compared once per revision. */
function verifier(inputs: TrackedInputs): (result: Result<unknown>) => Staleness | undefined {
  const groups = new Map<NodeGroup, { readonly in: number; readonly changedAt: number }>();
  const latest = (group: NodeGroup): number => group.reduce((last, node) => Math.max(last, inputs.changedAt(node)), 0);
  const changedAt = (group: NodeGroup): number => {
    const existing = groups.get(group);
    if (existing?.in === inputs.revision()) return existing.changedAt;
    const at = latest(group);
    groups.set(group, { in: inputs.revision(), changedAt: at });
    return at;
  };
  return (result) => {
    const { span, revision } = result;
    if (span === unrecorded) return revision === inputs.revision() ? undefined : { everything: 'what it reads is not known yet' };
    const { at } = inputs.current();
    if (at < span.from) return { change: { path: pathOfInstant(span.from), what: 'value' } };
    if (at >= span.until) return { change: { path: pathOfInstant(span.until), what: 'value' } };
    if (result.hasChanged?.() === false) return undefined;
    const { own, shared } = result;
    const isChanged = (node: Node): boolean => inputs.changedAt(node) > revision;
    const changed = own.find(isChanged) ?? shared.find((group) => changedAt(group) > revision)?.find(isChanged);
    return changed && { change: { path: inputs.changedPath(changed), what: 'value' } };
  };
}
