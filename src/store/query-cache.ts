// The results of queries in memory, from one version of the content to the next. A result is reused if its inputs are the same
// objects as before. The cache never changes what a query returns.
import type { MemoryQuery, Query } from './query.ts';

/** Results by query and key, for one content folder, for as long as the process lives. */
export interface QueryCache {
  /** Returns the last result of the query if all values of `from` are the same as for that result; otherwise calls `compute`. */
  readonly compute: <T>(of: QueryKey, from: readonly unknown[], compute: () => T) => T;
  /**
   * Calls `compute` for each key whose input or recorded reads have changed since the last run, or for all keys if a value of
   * `from` has changed. Returns the results in order, or the same list as before if no result has changed. For thousands of keys
   * this is much cheaper than one `compute` for each.
   */
  readonly each: <Input, T>(request: EachRequest<Input, T>, compute: (input: Input, key: string) => T) => readonly T[];
  /**
   * Returns the last value of the query if it equals `value` as plain data, otherwise `value`. Returning the same object means that
   * dependent queries need not run.
   */
  readonly stabilize: <T>(of: QueryKey, value: T) => T;
}

/** A query, with a key if it has several results. */
export type QueryKey = MemoryQuery | readonly [query: MemoryQuery, key: string];

/** Requests a result of a query for each key. */
export interface EachRequest<Input, T = unknown> {
  readonly query: Query<Input, T>;
  /** Separates runs of one query over different sets of keys. */
  readonly group?: string;
  /** Unique keys. */
  readonly keys: readonly string[];
  /** The input of each key. */
  readonly inputs: readonly Input[];
  /** Further inputs, which all results depend on. */
  readonly from: readonly unknown[];
  /**
   * Returns another file that the stored result of a key depends on, such as the source text of a translation. The cache in memory
   * ignores this function, so the input of the key must change with that file.
   */
  readonly sourceOf?: ((key: string) => string | undefined) | undefined;
  /** `of`: inputs whose reads are recorded with each result. `isSame` returns whether these reads would return the same values again. */
  readonly reads?: { readonly of: readonly unknown[]; readonly isSame: (result: T) => boolean };
}

/** A cache that reuses nothing. */
export const noQueryCache: QueryCache = {
  compute: (_of, _from, compute) => compute(),
  // `inputs` is as long as `keys`.
  each: <Input, T>({ keys, inputs }: EachRequest<Input, T>, compute: (input: Input, key: string) => T) =>
    keys.map((key, index) => compute(inputs[index] as Input, key)),
  stabilize: (_of, value) => value,
};

interface Computed {
  readonly from: readonly unknown[];
  readonly value: unknown;
}

/** The last run of a query with a result for each key. */
interface Run extends Pick<EachRequest<unknown>, 'keys' | 'inputs' | 'from'> {
  readonly readFrom: readonly unknown[];
  readonly results: readonly unknown[];
}

const none: readonly unknown[] = [];

/** Creates an empty cache. It retains the last result of each query and key. */
export function createQueryCache(): QueryCache {
  const single = new Map<MemoryQuery, Map<string, Computed>>();
  const runs = new Map<MemoryQuery, Map<string, Run>>();
  const resultsOf = (of: QueryKey): readonly [results: Map<string, Computed>, key: string] => {
    const [query, key] = 'name' in of ? [of, ''] : of;
    return [entryOf(single, query), key];
  };
  return {
    compute: <T>(of: QueryKey, from: readonly unknown[], compute: () => T): T => {
      const [results, key] = resultsOf(of);
      const last = results.get(key);
      // Results of this query come only from its own `compute`.
      if (last !== undefined && isSameList(last.from, from)) return last.value as T;
      const value = compute();
      results.set(key, { from, value });
      return value;
    },
    each: <Input, T>(request: EachRequest<Input, T>, compute: (input: Input, key: string) => T) => {
      const { query, group = '', keys, inputs, from, reads } = request;
      const ofQuery = entryOf(runs, query);
      const results = runQuery(ofQuery.get(group), request, compute);
      ofQuery.set(group, { keys, inputs, from, readFrom: reads?.of ?? none, results });
      return results;
    },
    stabilize: <T>(of: QueryKey, value: T): T => {
      const [results, key] = resultsOf(of);
      const last = results.get(key)?.value;
      // Equal plain data has the same type.
      if (isEqualData(last, value)) return last as T;
      results.set(key, { from: none, value });
      return value;
    },
  };
}

function entryOf<Key, Value>(entries: Map<Key, Map<string, Value>>, key: Key): Map<string, Value> {
  const existing = entries.get(key) ?? new Map<string, Value>();
  entries.set(key, existing);
  return existing;
}

type Compute<Input, T> = (input: Input, key: string) => T;

/** Returns the results of a query: cached ones where nothing has changed, otherwise new ones. */
function runQuery<Input, T>(last: Run | undefined, request: EachRequest<Input, T>, compute: Compute<Input, T>): readonly T[] {
  const { query, keys, inputs, from, reads } = request;
  // `inputs` is as long as `keys`.
  const computeAt = (place: number): T => compute(inputs[place] as Input, keys[place] ?? '');
  if (last === undefined) return keys.map((_, place) => computeAt(place));
  // Results of this query come only from its own `compute`.
  const previous = last.results as readonly T[];
  const recompute = (place: number, before: number): T => {
    const result = computeAt(place);
    return query.cutsOff === true && isEqualData(previous[before], result) ? (previous[before] as T) : result;
  };
  const isValid = isSameList(last.from, from);
  const hasSameReads = reads === undefined || isSameList(last.readFrom, reads.of);
  const isReused = (place: number, before: number): boolean =>
    isValid && Object.is(last.inputs[before], inputs[place]) && (hasSameReads || reads?.isSame(previous[before] as T) === true);
  if (!isSameList(last.keys, keys)) {
    const places = new Map(last.keys.map((key, place) => [key, place]));
    return keys.map((key, place) => {
      const before = places.get(key);
      if (before === undefined) return computeAt(place);
      return isReused(place, before) ? (previous[before] as T) : recompute(place, before);
    });
  }
  const results = [...previous];
  let hasChanged = false;
  for (const place of isValid && hasSameReads ? changedPlaces(last.inputs, inputs) : keys.keys()) {
    if (isReused(place, place)) continue;
    results[place] = recompute(place, place);
    hasChanged ||= !Object.is(results[place], previous[place]);
  }
  return hasChanged ? results : previous;
}

/** Returns the positions at which two lists of the same length differ. */
function changedPlaces(one: readonly unknown[], other: readonly unknown[]): readonly number[] {
  const places: number[] = [];
  // An edit changes one of thousands of files. A plain loop costs a tenth of one that calls a function for each item.
  if (one !== other) for (let place = 0; place < one.length; place += 1) if (!Object.is(one[place], other[place])) places.push(place);
  return places;
}

/** Returns whether two lists have the same values. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place += 1) if (!Object.is(one[place], other[place])) return false;
  return true;
}

/**
 * Returns whether plain data is deeply equal, including the order of keys, because pages may display that order. A key
 * whose value is undefined counts as missing, because JSON cannot store it.
 */
function isEqualData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // Both are objects, as checked above.
  const [from, to] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const [keys, others] = [definedKeys(from), definedKeys(to)];
  return keys.length === others.length && keys.every((key, index) => key === others[index] && isEqualData(from[key], to[key]));
}

const definedKeys = (value: Record<string, unknown>): readonly string[] =>
  Array.isArray(value) ? Object.keys(value) : Object.keys(value).filter((key) => value[key] !== undefined);
