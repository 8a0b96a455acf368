// What stages made the last time, for runs that follow one another on almost equal content. A stage that is given one
// makes anew only what has changed; without one, everything: the results are the same.

/** Results by stage and key. One is for one content folder, and lives as long as the process that watches it. */
export interface MemoCache {
  /** What `make` gave the last time for this stage and key, while all of `from` is still the same; else what it gives. */
  readonly compute: <T>(stage: string, key: string, from: readonly unknown[], make: () => T) => T;
  /**
   * What `make` gives for each of `keys` with its input, in order: made anew only where the input, or one of `from`, has
   * changed. For thousands of keys this is much cheaper than to ask for each.
   */
  readonly each: <Input, T>(
    stage: string,
    given: Given<Input>,
    from: readonly unknown[],
    make: (input: Input, key: string) => T,
  ) => readonly T[];
  /** `value`, or the value of the last time where that is equal plain data: what is made from it need not be made again. */
  readonly stabilize: <T>(stage: string, key: string, value: T) => T;
}

/** Keys, none of them twice, and the input of each. */
export interface Given<Input> {
  readonly keys: readonly string[];
  readonly inputs: readonly Input[];
}

/** Reuses nothing. */
export const noMemo: MemoCache = {
  compute: (_stage, _key, _from, make) => make(),
  // Each key has its input.
  each: <Input, T>(_stage: string, { keys, inputs }: Given<Input>, _from: readonly unknown[], make: (input: Input, key: string) => T) =>
    keys.map((key, index) => make(inputs[index] as Input, key)),
  stabilize: (_stage, _key, value) => value,
};

/** Few enough to be made again when one of them has changed, many enough that most of a site is asked for at once. */
const atOnce = 64;

interface Kept {
  readonly from: readonly unknown[];
  readonly value: unknown;
}

/** A reuse that begins with nothing. Of each stage and key it keeps the last result. */
export function createMemo(): MemoCache {
  const stages = new Map<string, Map<string, Kept>>();
  const keptOf = (stage: string): Map<string, Kept> => {
    const kept = stages.get(stage) ?? new Map<string, Kept>();
    stages.set(stage, kept);
    return kept;
  };
  const once = <T>(stage: string, key: string, from: readonly unknown[], make: () => T): T => {
    const kept = keptOf(stage);
    const last = kept.get(key);
    // Under a stage and a key stands only what `make` of that stage gave.
    if (last !== undefined && isSameList(last.from, from)) return last.value as T;
    const value = make();
    kept.set(key, { from, value });
    return value;
  };
  return {
    compute: once,
    each: <Input, T>(stage: string, { keys, inputs }: Given<Input>, from: readonly unknown[], make: (input: Input, key: string) => T) => {
      const all: T[] = [];
      for (let start = 0; start < keys.length; start += atOnce) {
        const [own, given] = [keys.slice(start, start + atOnce), inputs.slice(start, start + atOnce)];
        const some = once(`${stage}, some`, String(start), [...own, ...given, ...from], () =>
          // Each key has its input.
          own.map((key, index) => once(stage, key, [given[index], ...from], () => make(given[index] as Input, key))),
        );
        for (const value of some) all.push(value);
      }
      return all;
    },
    stabilize: <T>(stage: string, key: string, value: T): T => {
      const kept = keptOf(stage);
      const last = kept.get(key)?.value;
      // Equal plain data has the same type.
      if (isEqual(last, value)) return last as T;
      kept.set(key, { from: [], value });
      return value;
    },
  };
}

/** True for lists of the same values. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

/** True for plain data that is equal throughout, the order of keys included: pages may show it. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  // Both have been seen to be objects.
  const [from, to] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return keys.length === others.length && keys.every((key, index) => key === others[index] && isEqual(from[key], to[key]));
}
