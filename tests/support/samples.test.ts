import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partOf, someOf, turnOf } from './samples.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
// First days of periods that cross the end of a month, of a year, and of a February with 29 days.
const days = ['20261128', '20261130', '20261231', '20280227'];

/** The items that `take` returns on each of `count` days, starting with `first`. */
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

test.each(days)('As many days in a row as there are parts take each sample once, from %s on', (first) => {
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

test.each(days)('Some of a list each day are all of it before one is taken again, from %s on', (first) => {
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

test('Of what belongs to each sample, every turn of the sample takes the next share', () => {
  const [pages, texts] = [numbers(6), numbers(9)];
  const turn = turnOf(pages, 2);
  const pairs = (): readonly number[] =>
    someOf(pages, 2).flatMap((page) => someOf(texts, 3, turn).map((text) => page * texts.length + text));
  expect(turn).toBe(3);
  // A day on which a turn of `turn` days starts, about 20,000 days after 1970.
  const first = new Date(Math.ceil(20_000 / turn) * turn * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  expect(sorted(taken(first, turn * 3, pairs))).toEqual(numbers(54));
});

test('A day takes a share of equal size, in the order of the list, and not every third', () => {
  const [one = [], two = [], three = []] = taken('20261128', 3, () => partOf(numbers(30), 3));
  for (const share of [one, two, three]) {
    expect(share).toHaveLength(10);
    expect(share).toEqual([...share].sort((a, b) => a - b));
    expect(new Set(share.map((value) => value % 3)).size).toBe(3);
  }
});

test('A number that is no date takes a share as well, and the next number the next one', () => {
  const shares = ['1', '2', '20261399', '123456789012'].map((seed) => {
    vi.stubEnv('SEED', seed);
    return partOf(numbers(9), 3);
  });
  expect(new Set(shares.slice(0, 2).flat()).size).toBe(6);
  expect(shares.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
});

test('A night takes all, and prints nothing', () => {
  vi.stubEnv('NIGHTLY', '1');
  vi.stubEnv('SEED', '20261128');
  expect(partOf(numbers(9), 3)).toEqual(numbers(9));
  expect(someOf(numbers(9), 1)).toEqual(numbers(9));
  expect(console.info).not.toHaveBeenCalled();
});

test('A share says how many it takes, and the seed that takes the same again', () => {
  vi.stubEnv('SEED', '20261128');
  partOf(numbers(9), 3);
  expect(console.info).toHaveBeenCalledWith('SEED=20261128 takes 3 of 9 samples');
});
