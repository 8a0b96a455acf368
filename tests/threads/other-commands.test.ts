// `diff` and `build --verify` have the same results with several threads as with one.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { archipel, freshFolder, root } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const site = join(freshFolder(), 'radio');
const content = join(site, 'content');
const now = ['--now', '2025-06-01T12:00:00+02:00'];

beforeAll(() => cpSync(join(root, 'tests/sites/radio'), site, { recursive: true }));

/** Runs a command with a separate cache. */
const withThreads = (threads: number, command: readonly string[], cache = freshFolder()) =>
  archipel([...command, '--threads', String(threads)], { site, cwd: site, env: { ARCHIPEL_CACHE: cache, DEBUG: 'archipel:threads' } });

test('diff has the same result with three threads as with one', async () => {
  const before = join(dirname(site), 'before');
  cpSync(content, before, { recursive: true });
  const page = join(before, 'pages/catalog.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/(title:.*\ben: )(?:"[^"]*"|[^,}\n]*)/, '$1Another title'));
  const command = ['diff', '--json', '--from-dir', before, ...now];
  const cache = freshFolder();
  const [alone, together] = [await withThreads(1, command), await withThreads(3, command, cache)];
  expect(alone.stderr).not.toContain('share the work');
  expect(together.stderr).toContain('3 threads share the work');
  const { result } = JSON.parse(together.stdout);
  expect(result).toEqual(JSON.parse(alone.stdout).result);
  expect(JSON.stringify(result)).toContain('Another title');
  // All pages are in the cache, so that threads have no work.
  expect((await withThreads(3, command, cache)).stderr).not.toContain('share the work');
});

test.each(someOf([[[]], [['0.5']]], 1, turnOfSearches))(
  'build --verify %j with threads renders the pages of the output again',
  async (share) => {
    const out = join(freshFolder(), 'dist');
    const cache = freshFolder();
    const command = ['build', '--out', out, '--json', ...now];
    expect(await withThreads(1, command, cache)).toMatchObject({ code: 0 });
    const verify = (threads: number) => withThreads(threads, [...command, '--verify', ...share], cache);
    const together = await verify(3);
    expect(together).toMatchObject({ code: 0, stderr: expect.stringContaining('3 threads share the work') });
    const { files, different } = JSON.parse(together.stdout).result.verified;
    expect(different).toEqual([]);
    if (share.length > 0) expect(files).toBeGreaterThan(0);
    else expect(files).toBe(JSON.parse((await verify(1)).stdout).result.verified.files);
  },
);

test('build --verify with threads names a page that is rendered differently each time', async () => {
  const copy = join(freshFolder(), 'radio');
  cpSync(site, copy, { recursive: true });
  const layout = join(copy, 'templates/Body.tsx');
  writeFileSync(layout, readFileSync(layout, 'utf8').replace('<main id="main">', '<main id="main">{Math.random()}'));
  const { code, stderr } = await archipel(['build', '--verify', '--threads', '3', ...now], { site: copy, cwd: copy });
  expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining('index.html') });
});
