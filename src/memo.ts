// Memoization for incremental builds: a stage is recomputed only when one of its inputs changed identity. Results are
// the same with and without it.

/** Results by stage and key, for one content folder, as long as the process lives. */
export interface MemoCache {
  /** The last result of this stage if all of `from` are the same values as then; else what `make` returns. */
  readonly compute: <T>(of: MemoKey, from: readonly unknown[], make: () => T) => T;
  /**
   * What `make` returns for each key of the stage and its input, in order. It is called only where the input, or one of
   * `from`, has changed. For thousands of keys this is much cheaper than one `compute` for each.
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

/** Batch size of `each`: an unchanged batch costs one comparison, and in a changed one each result is looked up again. */
const atOnce = 64;

interface Result {
  readonly from: readonly unknown[];
  readonly value: unknown;
}

/** When the last result is the one that is due. */
interface Conditions<T> {
  readonly from: readonly unknown[];
  readonly isSame: (result: T) => boolean;
}

/** An empty memo. It keeps the last result of each stage and key. */
export function createMemo(): MemoCache {
  const stages = new Map<string, Map<string, Result>>();
  const resultsOf = (of: MemoKey): readonly [results: Map<string, Result>, key: string] => {
    const [stage, key] = typeof of === 'string' ? [of, ''] : of;
    const results = stages.get(stage) ?? new Map<string, Result>();
    stages.set(stage, results);
    return [results, key];
  };
  const computeIf = <T>(of: MemoKey, { from, isSame }: Conditions<T>, make: () => T): T => {
    const [results, key] = resultsOf(of);
    const last = results.get(key);
    // Results of this stage and key come only from `make` of this stage.
    if (last !== undefined && isSameList(last.from, from) && isSame(last.value as T)) return last.value as T;
    const value = make();
    results.set(key, { from, value });
    return value;
  };
  const always = (): boolean => true;
  const compute: MemoCache['compute'] = (of, from, make) => computeIf(of, { from, isSame: always }, make);
  return {
    compute,
    each: <Input, T>({ stage, keys, inputs, from, asked }: KeyedStage<Input, T>, make: (input: Input, key: string) => T) => {
      const { of: others = [], isSame = always } = asked ?? {};
      const all: T[] = [];
      for (let start = 0; start < keys.length; start += atOnce) {
        const [own, given] = [keys.slice(start, start + atOnce), inputs.slice(start, start + atOnce)];
        const some = compute([`${stage}, some`, String(start)], [...own, ...given, ...from, ...others], () =>
          // `inputs` is as long as `keys`.
          own.map((key, index) =>
            computeIf([stage, key], { from: [given[index], ...from], isSame }, () => make(given[index] as Input, key)),
          ),
        );
        for (const value of some) all.push(value);
      }
      return all;
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

/** True for lists of the same values. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

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
