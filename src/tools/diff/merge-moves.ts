import { groupBy } from '../../model/group-by.ts';

interface Moves<T> {
  /** Returns a key for a removed item; undefined for any other item. A removed and an added item with equal keys are a move. */
  readonly removedKey: (item: T) => string | undefined;
  /** Returns a key for an added item; undefined for any other item. */
  readonly addedKey: (item: T) => string | undefined;
  readonly merge: (removed: T, added: T) => T;
}

/** Returns `items` with the removal and the addition of each move merged, in the place of the addition. */
export function mergeMoves<T>(items: readonly T[], { removedKey, addedKey, merge }: Moves<T>): readonly T[] {
  const left = new Map([...groupBy(items, removedKey)].map(([key, list]) => [key, [...list]]));
  const moved = new Set<T>();
  const result = items.map((item) => {
    const key = addedKey(item);
    const from = key === undefined ? undefined : left.get(key)?.shift();
    if (from === undefined) return item;
    moved.add(from);
    return merge(from, item);
  });
  return result.filter((item) => !moved.has(item));
}
