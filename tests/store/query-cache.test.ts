// Tests the cache that `watch` keeps from one version of the content to the next: an edit of one file recomputes one result.
import { expect, test } from 'vitest';
import { flattened, listsOf, mapOf, valuesAt, withValues } from '../../src/store/lists.ts';
import { defineQuery } from '../../src/store/query.ts';
import { createQueryCache } from '../../src/store/query-cache.ts';

const keys = ['a', 'b', 'c'];
const double = defineQuery('double');
const odd = defineQuery('odd');
const includes = defineQuery('includes');

test('A query computes only the results of changed inputs and of new keys', () => {
  const queries = createQueryCache();
  const computed: string[] = [];
  const run = (names: readonly string[], inputs: readonly number[], from: readonly unknown[] = []) =>
    queries.each({ query: double, keys: names, inputs, from }, (input, key) => {
      computed.push(key);
      return { double: input * 2 };
    });
  const computedIn = (act: () => unknown): readonly string[] => {
    computed.length = 0;
    act();
    return [...computed];
  };
  expect(computedIn(() => run(keys, [1, 2, 3]))).toEqual(['a', 'b', 'c']);
  expect(computedIn(() => run(keys, [1, 5, 3]))).toEqual(['b']);
  expect(computedIn(() => run(['a', 'new', 'c'], [1, 4, 3]))).toEqual(['new']);
  expect(computedIn(() => run(['c', 'a'], [3, 1]))).toEqual([]);
  expect(computedIn(() => run(['c', 'a'], [3, 1], ['other']))).toEqual(['c', 'a']);
  expect(run(['c', 'a'], [3, 1], ['other'])).toEqual([{ double: 6 }, { double: 2 }]);
});

test('The list of results remains the same object while all results are unchanged', () => {
  const queries = createQueryCache();
  const isOdd = (inputs: readonly number[]) => queries.each({ query: odd, keys, inputs, from: [] }, (input) => input % 2 === 1);
  const first = isOdd([1, 2, 3]);
  expect(isOdd([5, 2, 3])).toBe(first);
  expect(isOdd([4, 2, 3])).toEqual([false, false, true]);
});

test('A result is valid while its recorded reads return the same values', () => {
  const queries = createQueryCache();
  let calls = 0;
  const run = (names: ReadonlySet<string>) =>
    queries.each(
      { query: includes, keys, inputs: keys, from: [], reads: { of: [names], isSame: (result: boolean) => result === names.has('a') } },
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

test('A map of two lists, of keys and of values, is read like any other map', () => {
  const map = mapOf(createQueryCache(), 'numbers', { keys, inputs: [1, undefined, 3] });
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
  map.forEach((value, key, owner) => {
    seen.push([key, value, owner === map]);
  });
  expect(seen).toEqual([
    ['a', 1, true],
    ['b', undefined, true],
    ['c', 3, true],
  ]);
});

test.each([['of lists'], ['that is plain']])('A changed copy of a map %s has the new value, and the map itself stays unchanged', (kind) => {
  const queries = createQueryCache();
  const inputs = [1, 2, 3];
  const map =
    kind === 'of lists' ? mapOf(queries, 'numbers', { keys, inputs }) : new Map(keys.map((key, place) => [key, inputs[place] ?? 0]));
  const next = withValues(map, new Map([['b', 7]]));
  expect([...next.values()]).toEqual([1, 7, 3]);
  expect([...withValues(next, new Map([['c', 8]])).values()]).toEqual([1, 7, 8]);
  expect([...map.values()]).toEqual([1, 2, 3]);
});

test('The list of the keys of a map remains the same object while the keys are unchanged, and the other lists have the values of the map', () => {
  const queries = createQueryCache();
  const lists = (entries: readonly (readonly [string, number])[]) => listsOf(queries, 'plain', new Map(entries));
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
  const map = mapOf(queries, 'numbers', { keys, inputs: [1, 2, 3] });
  expect(valuesAt(queries, 'turned', { map, keys: ['c', 'z', 'a'] })).toEqual([3, undefined, 1]);
  expect(valuesAt(queries, 'alike', { map, keys: [...keys] })).toEqual([1, 2, 3]);
  const empty: readonly number[] = [];
  expect(flattened(queries, 'flat', [empty, [1, 2], empty, [3]])).toEqual([1, 2, 3]);
});

test('A query with `cutsOff` returns the previous object if the new result is equal', () => {
  const cache = createQueryCache();
  const even = defineQuery('even', { cutsOff: true });
  const run = (inputs: readonly number[]) => cache.each({ query: even, keys, inputs, from: [] }, (input) => ({ isEven: input % 2 === 0 }));
  const first = run([1, 2, 3]);
  expect(run([3, 4, 5])).toBe(first);
  const [one, two, three] = run([2, 4, 5]);
  expect(one).toEqual({ isEven: true });
  expect([two, three]).toEqual([first[1], first[2]]);
  expect(two).toBe(first[1]);
});

test('A query returns the previous object if the new result lacks only undefined values, which snapshots omit', () => {
  const { stabilize } = createQueryCache();
  const link = defineQuery('link');
  const read = stabilize(link, { to: '/about', label: undefined });
  expect(stabilize(link, JSON.parse(JSON.stringify(read)))).toBe(read);
  expect(stabilize(link, { to: '/about', label: 'About' })).not.toBe(read);
});
