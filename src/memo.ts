// Memoization for incremental builds: a stage is recomputed only when one of its inputs changed identity. Results are
// the same with and without it.

/** Results by stage and key, for one content folder, as long as the process lives. */
export interface MemoCache {
  /** The last result of this stage if all of `from` are the same values as then; else what `make` returns. */
  readonly compute: <T>(of: MemoKey, from: readonly unknown[], make: () => T) => T;
  /**
   * What `make` returns for each key of the stage and its input, in order. It is called only where the input, or one of
   * `from`, has changed since the last run of the stage. The list is the same as then if all that is in it is. For thousands
   * of keys this is much cheaper than one `compute` for each.
   */
  readonly each: <Input, T>(given: KeyedStage<Input, T>, make: (input: Input, key: string) => T) => readonly T[];
  /**
   * Returns the last value of this stage where `value` is equal plain data, else `value`: stages that depend on it need
   * not run.
   */
  readonly stabilize: <T>(of: MemoKey, value: T) => T;
}

/** The name of a stage; with a key where the stage has several results. */
type MemoKey = string | readonly [stage: string, key: string];

/** A stage with a result for each key. */
export interface KeyedStage<Input, T = unknown> {
  readonly stage: string;
  /** Unique. */
  readonly keys: readonly string[];
  /** The input of each key. */
  readonly inputs: readonly Input[];
  /** Further inputs, which all results depend on. */
  readonly from: readonly unknown[];
  /** Inputs of which each result has noted what it has asked for, and whether the answers are as they were then. */
  readonly asked?: { readonly of: readonly unknown[]; readonly isSame: (result: T) => boolean };
}

/** Reuses nothing. */
export const noMemo: MemoCache = {
  compute: (_of, _from, make) => make(),
  // `inputs` is as long as `keys`.
  each: <Input, T>({ keys, inputs }: KeyedStage<Input, T>, make: (input: Input, key: string) => T) =>
    keys.map((key, index) => make(inputs[index] as Input, key)),
  stabilize: (_of, value) => value,
};

/** `memo`, which asks `inner` for the results of files that it does not have. */
export const nestedMemo = (memo: MemoCache, inner: MemoCache): MemoCache => ({
  ...memo,
  each: <Input, T>(given: KeyedStage<Input, T>, make: (input: Input, key: string) => T) =>
    // One key, one result.
    memo.each(given, (input: Input, key) => inner.each({ ...given, keys: [key], inputs: [input] }, make)[0] as T),
});

interface Result {
  readonly from: readonly unknown[];
  readonly value: unknown;
}

/** The last run of a stage with a result for each key. */
interface KeyedRun extends Pick<KeyedStage<unknown>, 'keys' | 'inputs' | 'from'> {
  readonly others: readonly unknown[];
  readonly results: readonly unknown[];
}

const none: readonly unknown[] = [];

/** An empty memo. It keeps the last result of each stage and key. */
export function createMemo(): MemoCache {
  const stages = new Map<string, Map<string, Result>>();
  const runs = new Map<string, KeyedRun>();
  const resultsOf = (of: MemoKey): readonly [results: Map<string, Result>, key: string] => {
    const [stage, key] = typeof of === 'string' ? [of, ''] : of;
    const results = stages.get(stage) ?? new Map<string, Result>();
    stages.set(stage, results);
    return [results, key];
  };
  return {
    compute: <T>(of: MemoKey, from: readonly unknown[], make: () => T): T => {
      const [results, key] = resultsOf(of);
      const last = results.get(key);
      // Results of this stage and key come only from `make` of this stage.
      if (last !== undefined && isSameList(last.from, from)) return last.value as T;
      const value = make();
      results.set(key, { from, value });
      return value;
    },
    each: <Input, T>(given: KeyedStage<Input, T>, make: (input: Input, key: string) => T) => {
      const { stage, keys, inputs, from, asked } = given;
      const results = resultsOfRun(runs.get(stage), given, make);
      runs.set(stage, { keys, inputs, from, others: asked?.of ?? none, results });
      return results;
    },
    stabilize: <T>(of: MemoKey, value: T): T => {
      const [results, key] = resultsOf(of);
      const last = results.get(key)?.value;
      // Equal plain data has the same type.
      if (isEqual(last, value)) return last as T;
      results.set(key, { from: [], value });
      return value;
    },
  };
}

type MakeOne<Input, T> = (input: Input, key: string) => T;

/** The results of a stage, of which those of its last run are taken that are due. */
function resultsOfRun<Input, T>(last: KeyedRun | undefined, given: KeyedStage<Input, T>, make: MakeOne<Input, T>): readonly T[] {
  const { keys, inputs, from, asked } = given;
  // `inputs` is as long as `keys`.
  const makeAt = (place: number): T => make(inputs[place] as Input, keys[place] ?? '');
  if (last === undefined || !isSameList(last.from, from)) return keys.map((_, place) => makeAt(place));
  // Results of this stage come only from `make` of this stage.
  const known = last.results as readonly T[];
  const isAnswered = asked === undefined || isSameList(last.others, asked.of);
  const isSame = (place: number): boolean => isAnswered || asked?.isSame(known[place] as T) === true;
  if (!isSameList(last.keys, keys)) {
    const places = new Map(last.keys.map((key, place) => [key, place]));
    const isDue = (place: number | undefined, at: number): place is number =>
      place !== undefined && Object.is(last.inputs[place], inputs[at]) && isSame(place);
    return keys.map((key, at) => {
      const place = places.get(key);
      return isDue(place, at) ? (known[place] as T) : makeAt(at);
    });
  }
  const results = [...known];
  let hasChanged = false;
  for (const place of isAnswered ? differing(last.inputs, inputs) : keys.keys()) {
    if (Object.is(last.inputs[place], inputs[place]) && isSame(place)) continue;
    results[place] = makeAt(place);
    hasChanged ||= !Object.is(results[place], known[place]);
  }
  return hasChanged ? results : known;
}

/** The places at which two lists of one length have other values. */
function differing(one: readonly unknown[], other: readonly unknown[]): readonly number[] {
  const places: number[] = [];
  // Of thousands of files an edit changes one: a plain loop costs a tenth of one with a function for each.
  if (one !== other) for (let place = 0; place < one.length; place += 1) if (!Object.is(one[place], other[place])) places.push(place);
  return places;
}

/** True for lists of the same values. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place += 1) if (!Object.is(one[place], other[place])) return false;
  return true;
}

/**
 * True for plain data that is deeply equal, including the order of keys, as pages may show it. A key whose value is undefined counts
 * as missing: it is so in what builds have stored.
 */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // Both are objects, as checked above.
  const [from, to] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const [keys, others] = [givenKeys(from), givenKeys(to)];
  return keys.length === others.length && keys.every((key, index) => key === others[index] && isEqual(from[key], to[key]));
}

const givenKeys = (value: Record<string, unknown>): readonly string[] =>
  Array.isArray(value) ? Object.keys(value) : Object.keys(value).filter((key) => value[key] !== undefined);
