import { expect, test } from 'vitest';
import { cacheRecent } from '../../src/node/images/cache-recent.ts';

test('The cache of recent pictures keeps the most recently requested pictures that fit', async () => {
  const made: string[] = [];
  const keep = cacheRecent<string>(100);
  const ask = (name: string, bytes = 40): Promise<string> =>
    keep({
      name,
      bytes,
      make: async () => {
        made.push(name);
        return name.toUpperCase();
      },
    });
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['A', 'B', 'A']);
  expect(made).toEqual(['a', 'b']);
  await ask('c');
  // The cache has dropped b, which was requested the longest time ago.
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await ask('large', 200);
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c', 'b', 'large', 'a']);
});

test('The cache of recent pictures computes a picture once for simultaneous requests', async () => {
  const keep = cacheRecent<number>(10);
  let made = 0;
  const ask = () =>
    keep({
      name: 'one',
      bytes: 1,
      make: async () => {
        made += 1;
        return made;
      },
    });
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
});
