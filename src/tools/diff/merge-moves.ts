// Recognizes moves: what is removed in one place and added in another.
import { groupBy } from '../../model/group-by.ts';

interface Moves<T> {
  /** Return keys of removed and of added items, or undefined for any other item. A removal and an addition with equal keys are a move. */
  readonly removedKey: (item: T) => string | undefined;
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
