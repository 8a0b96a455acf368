import { expect, test } from 'vitest';
import { cacheRecent } from '../../src/node/images/cache-recent.ts';

test('The cache of recent pictures keeps the most recently requested pictures that fit', async () => {
  const computed: string[] = [];
  const cached = cacheRecent<string>(100);
  const request = (name: string, bytes = 40): Promise<string> =>
    cached({
      name,
      bytes,
      make: async () => {
        computed.push(name);
        return name.toUpperCase();
      },
    });
  expect([await request('a'), await request('b'), await request('a')]).toEqual(['A', 'B', 'A']);
  expect(computed).toEqual(['a', 'b']);
  await request('c');
  // The cache has dropped b, whose last request was the earliest.
  await request('a');
  await request('b');
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
  await request('large', 200);
  await request('a');
  expect(computed).toEqual(['a', 'b', 'c', 'b', 'large', 'a']);
});

test('The cache of recent pictures computes a picture once for simultaneous requests', async () => {
  const cached = cacheRecent<number>(10);
  let computed = 0;
  const request = () =>
    cached({
      name: 'one',
      bytes: 1,
      make: async () => {
        computed += 1;
        return computed;
      },
    });
  expect(await Promise.all([request(), request()])).toEqual([1, 1]);
});
