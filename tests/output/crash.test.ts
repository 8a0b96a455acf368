// Kills the build at every call to the disk that could leave a broken output. kills.test.ts does so at random moments.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { besides, build, copiedProject, freshFolder, preload, smallContent, snapshot } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const content = smallContent();
const project = copiedProject();
/** The options of two builds that differ in every page. */
const one = ['--base-url', 'https://one.example.org'];
const other = ['--base-url', 'https://other.example.org'];
const crashing = (out: string, env: Record<string, string>) => ({
  project,
  node: [preload('crash-preload.mjs')],
  env: { CRASH_IN: dirname(out), ...env },
});

/** Resolves to the names of the calls of a build that replaces another, in order. */
async function callsOf(env: Record<string, string>): Promise<string[]> {
  const [out, log] = [join(freshFolder(), 'dist'), join(freshFolder(), 'calls')];
  await build(content, out, { project, more: one });
  await build(content, out, { more: other, ...crashing(out, { ...env, CRASH_LOG: log }) });
  return readFileSync(log, 'utf8').trimEnd().split('\n');
}

const callsWithoutNative = callsOf({ CRASH_NO_NATIVE: '1' });

const isWrite = (name: string): boolean => /^(?:writeFile|open|link)Sync$/.test(name);
const isRemoval = (name: string): boolean => /^(?:unlink|rmdir)Sync$/.test(name);

/**
 * Returns the numbers of the calls to kill at: all calls except most writes and most removals, of which the first and last three are
 * enough.
 */
function callsToKillAt(calls: readonly string[]): number[] {
  const skipped = [isWrite, isRemoval].flatMap((repeats) => {
    const many = calls.flatMap((name, index) => (repeats(name) ? [index + 1] : []));
    expect(many.length).toBeGreaterThan(20);
    return many.slice(3, -3);
  });
  return calls.map((_, index) => index + 1).filter((call) => !skipped.includes(call));
}

/**
 * Like `callsToKillAt`, but only the calls after the last write. `openSync` does not count as a write, because folders are opened to be
 * flushed after the last write.
 */
const callsAfterWriting = (calls: readonly string[]): number[] =>
  callsToKillAt(calls).filter((call) => call > calls.findLastIndex((name) => isWrite(name) && name !== 'openSync'));

async function killed(out: string, more: readonly string[], env: Record<string, string>): Promise<Record<string, string>> {
  expect((await build(content, out, { more, ...crashing(out, env) })).signal).toBe('SIGKILL');
  return snapshot(out);
}

/**
 * Resolves to the old site, and to the outputs that a kill at each of `calls` would leave. A single build, which is not killed, copies
 * its output before each of these calls.
 */
async function statesAt(calls: readonly number[], env: Record<string, string>): Promise<{ old: Snapshot; outs: readonly string[] }> {
  const [out, states] = [join(freshFolder(), 'dist'), freshFolder()];
  await build(content, out, { project, more: one });
  const old = snapshot(out);
  const recording = { ...env, CRASH_AT: calls.join(), CRASH_STATES: states };
  expect(await build(content, out, { more: other, ...crashing(out, recording) })).toMatchObject({ code: 0 });
  return { old, outs: calls.map((call) => join(states, String(call), 'dist')) };
}

type Snapshot = Readonly<Record<string, string>>;

const cases = [
  { how: 'the exchange of folders in one step', env: {}, all: callsOf({}), choose: callsToKillAt, outcomes: ['new', 'old'] },
  {
    how: 'two renames, because folders cannot be exchanged',
    env: { CRASH_NO_NATIVE: '1' },
    all: callsWithoutNative,
    choose: callsAfterWriting,
    outcomes: ['beside', 'new', 'old'],
  },
];

describe.each(cases)('A build that is killed at any of its calls, with $how,', ({ env, all, choose, outcomes }) => {
  test('leaves a complete site, old or new, in its place or beside it, and the next build works', { timeout: 300_000 }, async () => {
    const clean = join(freshFolder(), 'dist');
    await build(content, clean, { project, more: other });
    const next = snapshot(clean);
    const { old, outs } = await statesAt(choose(await all), env);
    expect(old['index.html']).not.toBe(next['index.html']);
    const seen = new Set<string>();
    const continued = new Set(someOf(outs, 2, turnOfSearches));
    for (const out of outs) {
      const left = snapshot(out);
      if ('absent' in left) {
        // Between two renames, the complete old site is beside the output, and the next build restores it.
        expect(snapshot(join(dirname(out), '.dist.old'))).toEqual(old);
        seen.add('beside');
      } else {
        seen.add(left['index.html'] === old['index.html'] ? 'old' : 'new');
        expect(left).toEqual(left['index.html'] === next['index.html'] ? next : old);
      }
      if (!continued.has(out)) continue;
      expect(await build(content, out, { project, more: other })).toMatchObject({ code: 0, stderr: '' });
      expect({ out, ...snapshot(out) }).toEqual({ out, ...next });
      expect(besides(out)).toEqual([]);
    }
    expect([...seen].sort()).toEqual(outcomes);
  });
});

/** Resolves to the numbers of the two calls that rename folders. The first rename of a build replaces the manifest. */
const renamesOfFolders = async (): Promise<readonly number[]> =>
  (await callsWithoutNative).flatMap((name, index) => (name === 'renameSync' ? [index + 1] : [])).slice(1);

test('An old site that a killed build left beside the output is restored even if the next build fails', async () => {
  const out = join(freshFolder(), 'dist');
  await build(content, out, { project, more: one });
  const first = snapshot(out);
  const [rename] = await renamesOfFolders();
  expect(await killed(out, other, { CRASH_NO_NATIVE: '1', CRASH_AT: String(rename), CRASH_AFTER: '1' })).toEqual({ absent: 'yes' });
  expect((await build(smallContent({ 'site.yaml': 'nonsense' }), out, { project })).code).toBe(1);
  expect(snapshot(out)).toEqual(first);
  expect(besides(out)).toEqual([]);
});

test('An old site is restored at once if the new one cannot take its place', async () => {
  const out = join(freshFolder(), 'dist');
  await build(content, out, { project, more: one });
  const first = snapshot(out);
  const [, rename] = await renamesOfFolders();
  const env = { CRASH_NO_NATIVE: '1', CRASH_FAIL: '1', CRASH_AT: String(rename) };
  expect(await build(content, out, { more: other, ...crashing(out, env) })).toMatchObject({ code: 1 });
  expect(snapshot(out)).toEqual(first);
  expect(besides(out)).toEqual([]);
});

test('A first build that is killed leaves no output, and the next build works', async () => {
  const out = join(freshFolder(), 'dist');
  for (const call of someOf([1, 2, 3, 9, 20], 1, turnOfSearches)) {
    const { signal } = await build(content, out, crashing(out, { CRASH_AT: String(call) }));
    expect(signal).toBe('SIGKILL');
    expect(existsSync(out)).toBe(false);
  }
  expect((await build(content, out, { project })).code).toBe(0);
  expect(besides(out)).toEqual([]);
});
