// Pairs the items of two lists in order, like a line diff. Items that are only similar are paired, too.
import { commonEnds } from '../../model/data/common-ends.ts';

/** An item of the old list and its partner in the new list. If an item has no partner, the other one is undefined. */
export type Aligned<T> = readonly [before: T | undefined, after: T | undefined];

/**
 * The common start and end of both lists are always paired. The number of comparisons is the product of the lengths of the remaining
 * lists. Above `maxComparisons`, only equal items are paired. Above a hundred times `maxComparisons`, none of the remaining items are.
 */
const maxComparisons = 40_000;

/** The minimum likeness of two items that are paired, from 0 to 1. */
const leastLikeness = 0.3;

/** The likeness of items that may be paired because of their positions, although they have little in common: just above the minimum. */
export const justAlike = leastLikeness + 0.01;

interface Alignment<T> {
  /** Returns a key; items with equal keys are equal. */
  readonly keyOf: (item: T) => string;
  /** Returns the likeness of two items, from 0 (nothing in common) to 1. */
  readonly likeness: (before: T, after: T) => number;
}

/**
 * Returns all items in the order of both lists, paired so that the sum of their likenesses is as large as possible. For long lists, see
 * `maxComparisons`.
 */
export function align<T>(before: readonly T[], after: readonly T[], { keyOf, likeness }: Alignment<T>): readonly Aligned<T>[] {
  const [from, to] = [before.map(keyOf), after.map(keyOf)];
  const { prefix: start, suffix: end } = commonEnds(from, to);
  const [olds, news] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const isLarge = olds.length * news.length > maxComparisons;
  const weigh = (row: number, column: number): number => {
    if (from[start + row] === to[start + column]) return 1;
    // Both indexes are within the lists.
    const likely = isLarge ? 0 : likeness(olds[row] as T, news[column] as T);
    return likely < leastLikeness ? 0 : likely * 0.99;
  };
  return [
    ...before.slice(0, start).map((item, index) => [item, after[index]] as const),
    ...(olds.length * news.length > maxComparisons * 100 ? apart(olds, news) : best(olds, news, weigh)),
    ...before.slice(before.length - end).map((item, index) => [item, after[after.length - end + index]] as const),
  ];
}

const apart = <T>(before: readonly T[], after: readonly T[]): readonly Aligned<T>[] => [
  ...before.map((item) => [item, undefined] as const),
  ...after.map((item) => [undefined, item] as const),
];

function best<T>(before: readonly T[], after: readonly T[], weigh: (row: number, column: number) => number): readonly Aligned<T>[] {
  const width = after.length + 1;
  const sums = new Float32Array((before.length + 1) * width);
  const weights = new Float32Array(sums.length);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const weight = weigh(row, column);
      weights[at] = weight;
      const paired = weight > 0 ? weight + (sums[at + width + 1] ?? 0) : 0;
      sums[at] = Math.max(paired, sums[at + width] ?? 0, sums[at + 1] ?? 0);
    }
  const pairs: Aligned<T>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const at = row * width + column;
    const [sum = 0, weight = 0] = [sums[at], weights[at]];
    if (weight > 0 && Math.abs(sum - weight - (sums[at + width + 1] ?? 0)) < 1e-4) pairs.push([before[row++], after[column++]]);
    else if ((sums[at + width] ?? 0) >= (sums[at + 1] ?? 0)) pairs.push([before[row++], undefined]);
    else pairs.push([undefined, after[column++]]);
  }
  return [...pairs, ...apart(before.slice(row), after.slice(column))];
}
