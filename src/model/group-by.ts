/** Groups `list` by the result of `keyOf`, in the order in which each key first occurs. No group is empty. */
export function groupBy<T, K>(list: Iterable<T>, keyOf: (each: T) => K): ReadonlyMap<K, readonly [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const each of list) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
}

/** Returns how many items of `list` have each key, in the order in which each key first occurs. */
export function countBy<T, K>(list: Iterable<T>, keyOf: (each: T) => K): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const each of list) {
    const key = keyOf(each);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Returns the items of `list` that `others` lacks. Each item of `others` cancels one with an equal key. */
export function surplus<T, K>(list: readonly T[], others: readonly T[], keyOf: (each: T) => K): T[] {
  const left = new Map(countBy(others, keyOf));
  return list.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0;
    left.set(keyOf(each), count - 1);
    return count <= 0;
  });
}
