// On a machine without koffi, which makes system calls that Node lacks, the lock is a file that a killed build leaves
// behind. Even there, two builds never publish an incomplete site.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeLockFile } from '../../src/node/fs/lock-file.ts';
import { currentOwner } from '../../src/node/fs/owner.ts';
import {
  besides,
  build as buildAs,
  copiedProject,
  freshFolder,
  preload,
  smallContent,
  snapshot,
  start,
} from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';
import { stoppedBuild } from './stopped-build.ts';

const node = [preload('no-native-preload.mjs')];
const content = smallContent();
const lockOf = (folder: string): string => join(folder, '.dist.lock');
const build = (out: string, more: readonly string[] = []) => buildAs(content, out, { node, more });

const owner = (changes: object): string => JSON.stringify({ ...currentOwner(), start: '', ...changes });

/** Sets the time of a file to this many milliseconds ago. */
function age(path: string, milliseconds: number): void {
  const then = new Date(Date.now() - milliseconds);
  utimesSync(path, then, then);
}

test('A lock file has one holder, and releasing the lock removes the file', () => {
  const path = lockOf(freshFolder());
  const release = takeLockFile(path);
  expect(takeLockFile(path)).toBeUndefined();
  release?.();
  expect(existsSync(path)).toBe(false);
  takeLockFile(path)?.();
  expect(readdirSync(dirname(path))).toEqual([]);
});

test.each([
  ['of a process that has ended', owner({ pid: 2 ** 22 + 1 })],
  ['of a process whose number another process has', owner({ start: 'before' })],
  ['with a text that is not JSON', 'a letter'],
  ['with JSON that names no process', '[]'],
])('A lock file %s is taken over', async (_name, text) => {
  const path = lockOf(freshFolder());
  writeFileSync(path, text);
  const release = takeLockFile(path);
  expect(release).toBeDefined();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  release?.();
  expect(readdirSync(dirname(path))).toEqual([]);
});

test.each([
  ['a build', undefined, 600_000],
  ['a relay, so that a new container gets its queue soon', { leftAfter: 60_000 }, 60_000],
])(
  'The lock file of another machine is taken over only after that machine has stopped renewing it: the lock of %s',
  (_name, lease, leftAfter) => {
    const path = lockOf(freshFolder());
    // On the other machine, the number of this process belongs to another process.
    writeFileSync(path, owner({ machine: 'elsewhere', start: currentOwner().start }));
    expect(takeLockFile(path, lease)).toBeUndefined();
    age(path, leftAfter - 20_000);
    expect(takeLockFile(path, lease)).toBeUndefined();
    age(path, leftAfter + 1);
    expect(takeLockFile(path, lease)).toBeDefined();
  },
);

test('A fresh lock file of another machine is not changed, whatever its process number', () => {
  const path = lockOf(freshFolder());
  const text = owner({ machine: 'elsewhere' });
  writeFileSync(path, text);
  // While a process creates a lock file, the file has a second name that contains the number of that process.
  linkSync(path, `${path}.${process.pid}`);
  expect(takeLockFile(path)).toBeUndefined();
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('The holder of a lock file renews it, and is notified when another process takes it over', async () => {
  const path = lockOf(freshFolder());
  let isLost = false;
  const lost = (): void => {
    isLost = true;
  };
  const release = takeLockFile(path, { leftAfter: 60, lost });
  age(path, 60_000);
  await expect.poll(() => Date.now() - statSync(path).mtimeMs).toBeLessThan(50_000);
  expect(isLost).toBe(false);
  writeFileSync(path, owner({ machine: 'elsewhere' }));
  await expect.poll(() => isLost).toBe(true);
  release?.();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ machine: 'elsewhere' });
});

test('Releasing a lock does not remove a lock file that another process has taken over', () => {
  const path = lockOf(freshFolder());
  const release = takeLockFile(path);
  writeFileSync(path, owner({ pid: 1 }));
  release?.();
  expect(existsSync(path)).toBe(true);
});

test('A process can take its lock again even if the disk refused to remove the lock file', () => {
  const path = lockOf(freshFolder());
  const release = takeLockFile(path);
  const text = readFileSync(path, 'utf8');
  // A folder in place of the lock file can be neither read nor removed as a file.
  rmSync(path);
  mkdirSync(path);
  expect(release).not.toThrow();
  rmdirSync(path);
  writeFileSync(path, text);
  expect(takeLockFile(path)).toBeDefined();
});

test('Two builds with lock files that start together end with exit code 0 or 4, and leave a complete folder', async () => {
  const [folder, project] = [freshFolder(), copiedProject()];
  const out = join(folder, 'dist');
  const origins = ['https://one.example.org', 'https://two.example.org'];
  const sites = [];
  for (const origin of origins) {
    expect((await build(out, ['--base-url', origin])).code).toBe(0);
    sites.push(snapshot(out));
  }
  const random = randomOfDay();
  for (let round = 0; round < samples(1, 100); round += 1) {
    const args = (origin: string) => ['build', '--quiet', '--content', content, '--out', out, '--base-url', origin];
    const pair = origins.map((origin) => start(args(origin), { node, project }));
    // In every third pair, one build is killed at a random moment.
    const victim = round % 3 === 2 ? round % 2 : undefined;
    if (victim !== undefined) void wait(random() * 800).then(() => pair[victim]?.child.kill('SIGKILL'));
    for (const [index, ended] of (await Promise.all(pair.map((each) => each.ended))).entries()) {
      const { code, signal, stderr } = ended;
      if (index === victim && signal === 'SIGKILL') continue;
      expect([0, 4]).toContain(code);
      // With --quiet, a successful build prints nothing.
      expect(stderr).toMatch(code === 0 ? /^$/ : /output-busy/);
    }
    expect(sites).toContainEqual(snapshot(out));
  }
  expect((await build(out)).code).toBe(0);
  expect(besides(out)).toEqual([]);
});

test('A build publishes nothing if its new files are removed', async () => {
  const out = join(freshFolder(), 'dist');
  await build(out);
  const before = snapshot(out);
  const { child, ended } = await stoppedBuild(content, out, { node });
  rmSync(join(dirname(out), `.dist.next-${child.pid}`), { recursive: true });
  child.kill('SIGCONT');
  expect([1, 4]).toContain((await ended).code);
  expect(snapshot(out)).toEqual(before);
  expect(besides(out)).toEqual([]);
});
