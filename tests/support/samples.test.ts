import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partOf, someOf, turnOf } from './samples.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
// First days of periods that cross the end of a month, of a year, and of a February with 29 days.
const days = ['20261128', '20261130', '20261231', '20280227'];

/** Returns the items that `take` returns on each of `count` days, starting with `first`. */
function taken<T>(first: string, count: number, take: () => readonly T[]): (readonly T[])[] {
  const from = Date.parse(first.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3'));
  return numbers(count).map((day) => {
    vi.stubEnv('SEED', new Date(from + day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''));
    return take();
  });
}

const sorted = (values: readonly (readonly number[])[]): number[] => values.flat().sort((one, other) => one - other);

beforeEach(() => {
  vi.stubEnv('NIGHTLY', undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each(days)('partOf takes each sample once in as many days as there are parts, from %s on', (first) => {
  for (const [count, parts] of [
    [68, 3],
    [7, 2],
    [3, 4],
    [1, 5],
    [0, 2],
  ] as const) {
    const all = numbers(count);
    expect(sorted(taken(first, parts, () => partOf(all, parts)))).toEqual(all);
  }
});

test.each(days)('someOf takes all items once before it takes one again, from %s on', (first) => {
  for (const [count, ofDay] of [
    [68, 4],
    [5, 2],
    [2, 2],
    [3, 10],
  ] as const) {
    const all = numbers(count);
    const shares = taken(first, Math.ceil(count / ofDay), () => someOf(all, ofDay));
    expect(sorted(shares)).toEqual(all);
    for (const share of shares) expect(share.length).toBeLessThanOrEqual(ofDay);
  }
});

test('With a turn of several days, someOf takes the next items only once per turn', () => {
  const [pages, texts] = [numbers(6), numbers(9)];
  const turn = turnOf(pages, 2);
  const pairs = (): readonly number[] =>
    someOf(pages, 2).flatMap((page) => someOf(texts, 3, turn).map((text) => page * texts.length + text));
  expect(turn).toBe(3);
  // A day on which a turn of `turn` days starts, about 20,000 days after 1970.
  const first = new Date(Math.ceil(20_000 / turn) * turn * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  expect(sorted(taken(first, turn * 3, pairs))).toEqual(numbers(54));
});

test('partOf takes parts of equal size in the order of the list, and does not simply take every third item', () => {
  const [one = [], two = [], three = []] = taken('20261128', 3, () => partOf(numbers(30), 3));
  for (const share of [one, two, three]) {
    expect(share).toHaveLength(10);
    expect(share).toEqual([...share].sort((a, b) => a - b));
    expect(new Set(share.map((value) => value % 3)).size).toBe(3);
  }
});

test('partOf also accepts a seed that is not a date, and takes the next part for the next seed', () => {
  const shares = ['1', '2', '20261399', '123456789012'].map((seed) => {
    vi.stubEnv('SEED', seed);
    return partOf(numbers(9), 3);
  });
  expect(new Set(shares.slice(0, 2).flat()).size).toBe(6);
  expect(shares.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
});

test('At night, partOf and someOf take all items and print nothing', () => {
  vi.stubEnv('NIGHTLY', '1');
  vi.stubEnv('SEED', '20261128');
  expect(partOf(numbers(9), 3)).toEqual(numbers(9));
  expect(someOf(numbers(9), 1)).toEqual(numbers(9));
  expect(console.info).not.toHaveBeenCalled();
});

test('partOf prints the number of samples, and the seed with which it takes the same samples again', () => {
  vi.stubEnv('SEED', '20261128');
  partOf(numbers(9), 3);
  expect(console.info).toHaveBeenCalledWith('SEED=20261128 takes 3 of 9 samples');
});
