// Values whose parts are computed on first read, so that the recorded reads of a page cover only the parts that it uses.
import { computed } from './reads.ts';

/** Returns an object whose properties are computed on first read. */
export function lazy<T extends object>(parts: { readonly [Key in keyof T]-?: () => T[Key] }): T {
  // `parts` has a function for each property of T.
  return extend({} as T, parts);
}

/** Returns `base` with more properties, which are computed on first read. Does not read the properties of `base`. */
export function extend<Base extends object, More extends object>(
  base: Base,
  parts: { readonly [Key in keyof More]-?: () => More[Key] },
): Base & More {
  const value: object = {};
  Object.defineProperties(value, Object.getOwnPropertyDescriptors(base));
  for (const [key, compute] of Object.entries<() => unknown>(parts))
    Object.defineProperty(value, key, { enumerable: true, configurable: true, get: computed(compute) });
  // `extend` has defined the properties of both types.
  return value as Base & More;
}

/** Returns an object with a property for each of `keys`, computed on first read. */
export const lazyRecord = <T>(keys: readonly string[], compute: (key: string) => T): Readonly<Record<string, T>> =>
  lazy(Object.fromEntries(keys.map((key) => [key, () => compute(key)])));

/** Returns a map whose values are computed on first read. */
export function lazyMap<K, T>(parts: ReadonlyMap<K, () => T>): ReadonlyMap<K, T> {
  const values = new Map([...parts].map(([key, compute]) => [key, computed(compute)] as const));
  const entries = function* (): MapIterator<[K, T]> {
    for (const [key, value] of values) yield [key, value()];
  };
  const map: ReadonlyMap<K, T> = {
    size: values.size,
    get: (key) => values.get(key)?.(),
    has: (key) => values.has(key),
    keys: () => values.keys(),
    values: () => [...values.values()].map((value) => value())[Symbol.iterator](),
    entries,
    forEach: (act) => {
      for (const [key, value] of entries()) act(value, key, map);
    },
    [Symbol.iterator]: entries,
  };
  return map;
}
