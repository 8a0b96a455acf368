interface Results<Key, T> {
  readonly get: (key: Key) => T | undefined;
  readonly set: (key: Key, result: T) => unknown;
}

/**
 * Returns a function that calls `compute` and caches the result for each key, unless the result is undefined. If `results` is a WeakMap,
 * a result is released together with its key.
 */
export function cachedByKey<Key, T>(compute: (key: Key) => T, results: Results<Key, T> = new Map<Key, T>()): (key: Key) => T {
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}
