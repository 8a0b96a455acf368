// The cache stays within its limits of age and size.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openCache } from '../../src/node/fs/disk-cache.ts';
import { openPackedCache } from '../../src/node/fs/packed-cache.ts';
import { archipel, freshFolder, root } from '../support/process/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'archipel-bounded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const day = 24 * 3600;

/** Adds a file of `bytes` bytes that was last used `days` days ago. The file is sparse, so it takes no space on the disk. */
function put(name: string, { bytes, days }: { readonly bytes: number; readonly days: number }): void {
  const file = join(folder, name);
  writeFileSync(file, '');
  truncateSync(file, bytes);
  const used = Date.now() / 1000 - days * day;
  utimesSync(file, used, used);
}

test.each(['check', 'build'])('Unused prose is removed from the cache by %s', async (command) => {
  const site = join(freshFolder(), 'radio');
  cpSync(join(root, 'tests/sites/radio'), site, { recursive: true });
  const run = async (): Promise<void> => expect(await archipel([command, '--quiet'], { site })).toMatchObject({ code: 0 });
  await run();
  const cache = join(site, 'node_modules/.cache/archipel');
  const [pack = ''] = readdirSync(cache).filter((name) => name.endsWith('.pack'));
  openPackedCache(join(cache, pack), () => undefined).set('an earlier text', Buffer.alloc(2e7));
  await nextTurn();
  expect(statSync(join(cache, pack)).size).toBeGreaterThan(2e7);
  const home = join(site, 'content/pages/home.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace('{company} sendet', '{company} ist da'));
  await run();
  expect(statSync(join(cache, pack)).size).toBeLessThan(1e6);
});

const nameOf = (letter: string): string => `pages-${letter.repeat(32)}.bin`;

test('Cache files unused for a week are removed, and so is each file that exceeds a gigabyte together with the files used after it', () => {
  put(nameOf('a'), { bytes: 4e8, days: 1 });
  put(nameOf('b'), { bytes: 5e8, days: 2 });
  put(nameOf('c'), { bytes: 2e8, days: 3 });
  put(nameOf('d'), { bytes: 10, days: 6 });
  put(nameOf('e'), { bytes: 10, days: 8 });
  put('letter.txt', { bytes: 3e9, days: 30 });
  expect(openCache(folder).removeOld()).toEqual({ files: 3, bytes: 9e8 + 10, removed: 2 });
  expect(readdirSync(folder).sort()).toEqual(['letter.txt', nameOf('a'), nameOf('b'), nameOf('d')]);
});
