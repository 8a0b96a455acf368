// A packed cache stores many small values in one file. Damaged values count as missing, new values are appended, and unused values
// are removed.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openPackedCache } from '../../src/node/fs/packed-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'archipel-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const newFile = (): string => join(folder, `${++count}.pack`);

const fail = (error: unknown): never => {
  throw error;
};

/** Opens a cache as a new process does; resolves to the result of `act` once everything is written. */
async function inProcess<T>(file: string, act: (cache: ReturnType<typeof openPackedCache>) => T): Promise<T> {
  const result = act(openPackedCache(file, fail));
  await nextTurn();
  return result;
}

const setAll = (file: string, keys: readonly string[], value: (key: string) => unknown = (key) => ({ of: key })): Promise<void> =>
  inProcess(file, (cache) => {
    for (const key of keys) cache.set(key, value(key));
  });

const getAll = (file: string, keys: readonly string[]): Promise<readonly unknown[]> =>
  inProcess(file, (cache) => keys.map((key) => cache.get(key)));

test('A packed cache returns values of several processes, and the later of two values with the same key', async () => {
  const file = newFile();
  await setAll(file, ['a', 'b']);
  await setAll(file, ['c', 'b'], (key) => new TextEncoder().encode(`later ${key}`));
  const [a, b, c, d] = await getAll(file, ['a', 'b', 'c', 'd']);
  expect([a, d]).toEqual([{ of: 'a' }, undefined]);
  expect([b, c].map((bytes) => (bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : bytes))).toEqual(['later b', 'later c']);
});

test('A packed cache creates its file with the first value, not before', async () => {
  const file = newFile();
  expect(await getAll(file, ['a'])).toEqual([undefined]);
  expect(existsSync(file)).toBe(false);
  await setAll(file, ['a']);
  expect(await getAll(file, ['a'])).toEqual([{ of: 'a' }]);
});

test('A packed cache with any damaged byte returns no wrong value, and the next process can store the missing values again', async () => {
  const keys = ['a', 'b', 'c'];
  const file = newFile();
  await setAll(file, keys);
  const undamaged = readFileSync(file);
  for (let place = 0; place < undamaged.length; place += 1) {
    const damaged = Buffer.from(undamaged);
    damaged[place] = 255 - (damaged[place] ?? 0);
    writeFileSync(file, damaged);
    const found = await getAll(file, keys);
    expect(found.filter((value) => value === undefined).length, `byte ${place}`).toBeGreaterThan(0);
    for (const [index, value] of found.entries()) expect([undefined, { of: keys[index] }]).toContainEqual(value);
    await setAll(
      file,
      keys.filter((_, index) => found[index] === undefined),
    );
    expect(await getAll(file, keys), `byte ${place}`).toEqual(keys.map((key) => ({ of: key })));
  }
});

test('A packed cache that is truncated within a value returns the values before it', async () => {
  const file = newFile();
  await setAll(file, ['a', 'b']);
  truncateSync(file, statSync(file).size - 3);
  expect(await getAll(file, ['a', 'b'])).toEqual([{ of: 'a' }, undefined]);
  await setAll(file, ['b']);
  expect(await getAll(file, ['a', 'b'])).toEqual([{ of: 'a' }, { of: 'b' }]);
});

test('A large packed cache removes unused values when they are most of the file', async () => {
  const file = newFile();
  const large = (key: string) => key.repeat(6e6);
  await setAll(file, ['a', 'b', 'c', 'd'], large);
  await inProcess(file, (cache) => {
    for (const key of ['a', 'b', 'c']) cache.get(key);
    cache.removeUnused();
  });
  expect(statSync(file).size).toBeGreaterThan(23e6);
  await inProcess(file, (cache) => {
    cache.get('a');
    cache.removeUnused();
  });
  expect(statSync(file).size).toBeLessThan(7e6);
  expect(await getAll(file, ['a', 'b'])).toEqual([large('a'), undefined]);
});

test('A packed cache of more than 256 MiB, which only long use without a check or a build leaves, is emptied', async () => {
  const file = newFile();
  await setAll(file, ['a']);
  // The file is sparse, so it takes no space on the disk.
  truncateSync(file, 257 * 1024 * 1024);
  expect(await getAll(file, ['a'])).toEqual([undefined]);
  expect(existsSync(file)).toBe(false);
});

test('A packed cache that cannot be written is reported, and its values are still returned', async () => {
  const errors: unknown[] = [];
  const cache = openPackedCache(join(folder, '1.pack', 'under a file.pack'), (error) => errors.push(error));
  cache.set('a', 1);
  expect(cache.get('a')).toBe(1);
  await nextTurn();
  expect(errors).toHaveLength(1);
});
