// What `watch` keeps from one version of thousands of files to the next: one edit makes one result again.
import { expect, test } from 'vitest';
import { flattened, listed, mapOf, valuesAt, withValues } from '../src/listed-map.ts';
import { createMemo } from '../src/memo.ts';

const keys = ['a', 'b', 'c'];

test('Results of a stage are made again for changed inputs alone, and for keys that come', () => {
  const memo = createMemo();
  const made: string[] = [];
  const run = (names: readonly string[], inputs: readonly number[], from: readonly unknown[] = []) =>
    memo.each({ stage: 'double', keys: names, inputs, from }, (input, key) => {
      made.push(key);
      return { double: input * 2 };
    });
  const madeIn = (act: () => unknown): readonly string[] => {
    made.length = 0;
    act();
    return [...made];
  };
  expect(madeIn(() => run(keys, [1, 2, 3]))).toEqual(['a', 'b', 'c']);
  expect(madeIn(() => run(keys, [1, 5, 3]))).toEqual(['b']);
  expect(madeIn(() => run(['a', 'new', 'c'], [1, 4, 3]))).toEqual(['new']);
  expect(madeIn(() => run(['c', 'a'], [3, 1]))).toEqual([]);
  expect(madeIn(() => run(['c', 'a'], [3, 1], ['other']))).toEqual(['c', 'a']);
  expect(run(['c', 'a'], [3, 1], ['other'])).toEqual([{ double: 6 }, { double: 2 }]);
});

test('The list of a stage is the same while all results are', () => {
  const memo = createMemo();
  const isOdd = (inputs: readonly number[]) => memo.each({ stage: 'odd', keys, inputs, from: [] }, (input) => input % 2 === 1);
  const first = isOdd([1, 2, 3]);
  expect(isOdd([5, 2, 3])).toBe(first);
  expect(isOdd([4, 2, 3])).toEqual([false, false, true]);
});

test('A result whose questions have the same answers is kept though what was asked is another', () => {
  const memo = createMemo();
  let calls = 0;
  const run = (names: ReadonlySet<string>) =>
    memo.each(
      { stage: 'known', keys, inputs: keys, from: [], asked: { of: [names], isSame: (result: boolean) => result === names.has('a') } },
      () => {
        calls += 1;
        return names.has('a');
      },
    );
  run(new Set(['a']));
  run(new Set(['a', 'z']));
  expect(calls).toBe(3);
  expect(run(new Set(['z']))).toEqual([false, false, false]);
  expect(calls).toBe(6);
});

test('A map of lists is read as any other map', () => {
  const map = mapOf(createMemo(), 'numbers', { keys, inputs: [1, undefined, 3] });
  const plain = new Map([
    ['a', 1],
    ['b', undefined],
    ['c', 3],
  ]);
  expect([...map]).toEqual([...plain]);
  expect([...map.entries()]).toEqual([...plain]);
  expect([[...map.keys()], [...map.values()], map.size]).toEqual([keys, [1, undefined, 3], 3]);
  expect([map.has('b'), map.get('b'), map.has('z'), map.get('z'), map.get('c')]).toEqual([true, undefined, false, undefined, 3]);
  const seen: unknown[] = [];
  map.forEach((value, key, its) => {
    seen.push([key, value, its === map]);
  });
  expect(seen).toEqual([
    ['a', 1, true],
    ['b', undefined, true],
    ['c', 3, true],
  ]);
});

test.each([['of lists'], ['that is plain']])('Another version of a map %s has the other value, and leaves the map as it is', (kind) => {
  const memo = createMemo();
  const inputs = [1, 2, 3];
  const map = kind === 'of lists' ? mapOf(memo, 'numbers', { keys, inputs }) : new Map(keys.map((key, place) => [key, inputs[place] ?? 0]));
  const next = withValues(map, new Map([['b', 7]]));
  expect([...next.values()]).toEqual([1, 7, 3]);
  expect([...withValues(next, new Map([['c', 8]])).values()]).toEqual([1, 7, 8]);
  expect([...map.values()]).toEqual([1, 2, 3]);
});

test('Lists of maps are the same while keys and values are', () => {
  const memo = createMemo();
  const lists = (entries: readonly (readonly [string, number])[]) => listed(memo, 'plain', new Map(entries));
  const first = lists([
    ['a', 1],
    ['b', 2],
  ]);
  const second = lists([
    ['a', 1],
    ['b', 3],
  ]);
  expect(second.keys).toBe(first.keys);
  expect(second.inputs).toEqual([1, 3]);
  const map = mapOf(memo, 'numbers', { keys, inputs: [1, 2, 3] });
  expect(valuesAt(memo, 'turned', { map, keys: ['c', 'z', 'a'] })).toEqual([3, undefined, 1]);
  expect(valuesAt(memo, 'alike', { map, keys: [...keys] })).toEqual([1, 2, 3]);
  const empty: readonly number[] = [];
  expect(flattened(memo, 'flat', [empty, [1, 2], empty, [3]])).toEqual([1, 2, 3]);
});
