import { closeSync, linkSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { takeLock } from '../../src/node/fs/lock.ts';
import { syscalls } from '../../src/node/fs/syscalls.ts';
import { removeUnfinishedBuilds } from '../../src/node/publish/output-places.ts';
import {
  archipel,
  besides,
  build as buildAs,
  freshFolder,
  preload,
  type Running,
  smallContent,
  snapshot,
} from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';
import { stoppedBuild } from './stopped-build.ts';

const content = smallContent();
let holder: Running | undefined;
afterEach(() => void holder?.child.kill('SIGKILL'));

test('A build leaves the unfinished site of a running process alone for ten minutes, because the disk may have no locks', () => {
  const folder = freshFolder();
  const [running, ended] = [process.ppid, 2 ** 22 + 1];
  for (const pid of [running, ended]) mkdirSync(join(folder, `.dist.next-${pid}`));
  onTestFinished(() => void vi.useRealTimers());
  removeUnfinishedBuilds(join(folder, 'dist'));
  expect(readdirSync(folder)).toEqual([`.dist.next-${running}`]);
  vi.setSystemTime(Date.now() + 601_000);
  removeUnfinishedBuilds(join(folder, 'dist'));
  expect(readdirSync(folder)).toEqual([]);
});

/** A machine where the system can lock files, and one where it cannot. */
const machines: readonly (readonly [name: string, node: readonly string[]])[] = [
  ['with the binary of koffi', []],
  ['without the binary of koffi', [preload('no-native-preload.mjs')]],
];
describe.each(someOf(machines, 1, turnOfSearches))('The lock of the output, %s,', (_name, native) => {
  /** Starts a build that stops while it has the lock of the output. */
  async function hold(out: string): Promise<Running> {
    holder = await stoppedBuild(content, out, { node: native });
    return holder;
  }

  const build: typeof buildAs = (folder, out, options) => buildAs(folder, out, { ...options, node: native });

  test('ends a second build of the same folder with exit code 4, and does not disturb the first', async () => {
    const out = join(freshFolder(), 'dist');
    await build(content, out);
    const before = snapshot(out);
    const first = await hold(out);
    const second = await build(content, out);
    expect(second).toMatchObject({ code: 4, stdout: '', stderr: expect.stringContaining('output-busy') });
    expect(second.stderr).not.toMatch(/^\s+at /m);
    expect(snapshot(out)).toEqual(before);
    first.child.kill('SIGCONT');
    expect((await first.ended).code).toBe(0);
    expect(snapshot(out)['index.html']).not.toBe(before['index.html']);
    expect(besides(out)).toEqual([]);
  });

  test('applies to another path of the same folder, but not to another folder of the same name', async () => {
    const out = join(freshFolder(), 'dist');
    await hold(out);
    expect((await build(content, '../dist', { cwd: content.replace(/\/content$/, '') })).code).toBe(0);
    expect((await build(content, `${out}/../dist/`)).code).toBe(4);
  });

  test('is reported in JSON', async () => {
    const out = join(freshFolder(), 'dist');
    await hold(out);
    const { code, stdout } = await archipel(['build', '--format', 'json', '--content', content, '--out', out], { node: native });
    expect(code).toBe(4);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'output-busy' }] });
  });

  test('does not affect another folder or a check', async () => {
    const out = join(freshFolder(), 'dist');
    await hold(out);
    expect((await build(content, join(freshFolder(), 'dist'))).code).toBe(0);
    expect((await archipel(['check', '--content', content])).code).toBe(0);
  });

  test('is released if the first build is killed', async () => {
    const out = join(freshFolder(), 'dist');
    const first = await hold(out);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(besides(out)).toContain('.dist.lock');
    expect(besides(out)).toContain(`.dist.next-${first.child.pid}`);
    expect((await build(content, out)).code).toBe(0);
    expect(besides(out)).toEqual([]);
  });

  test('is not held by an empty lock file that no process has locked', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, '.dist.lock'), '');
    expect((await build(content, join(folder, 'dist'))).code).toBe(0);
    expect(besides(join(folder, 'dist'))).toEqual([]);
  });

  test('does not change a file to which a symbolic link in place of the lock file points', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'letter'), 'Dear sister');
    symlinkSync(join(folder, 'letter'), join(folder, '.dist.lock'));
    expect((await build(content, join(folder, 'dist'))).code).toBe(0);
    expect(readFileSync(join(folder, 'letter'), 'utf8')).toBe('Dear sister');
  });

  test('lets each of six simultaneous builds end with exit code 0 or 4, and the folder is complete', async () => {
    const out = join(freshFolder(), 'dist');
    const ended = await Promise.all(Array.from({ length: 6 }, () => build(content, out, { alone: true })));
    for (const { code } of ended) expect([0, 4]).toContain(code);
    expect(ended.some(({ code }) => code === 0)).toBe(true);
    const left = snapshot(out);
    await build(content, out);
    expect(left).toEqual(snapshot(out));
    expect(besides(out)).toEqual([]);
  });
});

test('A lock is released even if its file cannot be removed', () => {
  const folder = freshFolder();
  const [path, sameFile] = [join(folder, 'lock'), join(folder, 'same-file')];
  const release = takeLock(path, syscalls());
  linkSync(path, sameFile);
  rmSync(path);
  mkdirSync(path);
  expect(release).not.toThrow();
  expect(takeLock(sameFile, syscalls())).toBeDefined();
});

describe('A file system on which the system cannot lock files', () => {
  test('is distinguished from a file that is already locked', () => {
    const { lock } = syscalls();
    // No file has the descriptor -1, so it cannot be locked.
    expect(lock?.(-1)).toBe('none');
    const path = join(freshFolder(), 'lock');
    const [one, other] = [openSync(path, 'a'), openSync(path, 'a')];
    expect([lock?.(one), lock?.(other)]).toEqual(['taken', 'held']);
    closeSync(one);
    closeSync(other);
  });

  test('still has a lock for one process at a time', () => {
    const path = join(freshFolder(), 'lock');
    const without = { lock: () => 'none' as const };
    const release = takeLock(path, without);
    expect(release).toBeDefined();
    expect(takeLock(path, without)).toBeUndefined();
    release?.();
    const again = takeLock(path, without);
    expect(again).toBeDefined();
    again?.();
  });
});
