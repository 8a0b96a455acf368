// Compares two trees of plain data. Parts that are the same object are skipped: the query cache returns the same object for equal
// data, so an edit of one of 10,000 pages is found in less than a millisecond.
import type { Path } from './reads.ts';
import { hasParts, partKeyOf } from './track.ts';

export interface Change {
  readonly path: Path;
  /** `value`: the value differs. `keys`: keys were added, removed or reordered. */
  readonly what: 'value' | 'keys';
}

/** Returns the changes from `before` to `after`: each is the smallest part that differs. */
export function changedPaths(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = [];
  compare([before, after], [], changes);
  return changes;
}

type Pair<T = unknown> = readonly [before: T, after: T];

function compare([before, after]: Pair, path: Path, changes: Change[]): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && comparePairs([before, after], path, changes)) return;
  const [from, to] = [partsOf(before), partsOf(after)];
  if (from === undefined || to === undefined || Array.isArray(before) !== Array.isArray(after)) {
    changes.push({ path, what: 'value' });
    return;
  }
  const keys = [...to.keys()];
  if (keys.length !== from.size || [...from.keys()].some((key, index) => key !== keys[index])) changes.push({ path, what: 'keys' });
  for (const [key, value] of from) {
    if (!to.has(key)) changes.push({ path: [...path, key], what: 'value' });
    else if (!Object.is(value, to.get(key))) compare([value, to.get(key)], [...path, key], changes);
  }
  for (const key of keys) if (!from.has(key)) changes.push({ path: [...path, key], what: 'value' });
}

/** Compares lists item by item, because most edits change only one item. Returns false if the numbers or the keys of the items differ. */
function comparePairs([before, after]: Pair<readonly unknown[]>, path: Path, changes: Change[]): boolean {
  if (before.length !== after.length) return false;
  const others: number[] = [];
  for (let index = 0; index < after.length; index += 1) if (!Object.is(before[index], after[index])) others.push(index);
  if (others.some((index) => partKeyOf(before, index) !== partKeyOf(after, index))) return false;
  for (const index of others) compare([before[index], after[index]], [...path, partKeyOf(after, index)], changes);
  return true;
}

function partsOf(value: unknown): ReadonlyMap<string | number, unknown> | undefined {
  if (!hasParts(value)) return undefined;
  if (value instanceof Map) return value;
  if (Array.isArray(value)) return new Map(value.map((item: unknown, index) => [partKeyOf(value, index), item]));
  return new Map(Object.entries(value));
}
