// The build is killed at every call to the disk at which a broken output could come about.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { besides, build, freshFolder, preload, smallContent, snapshot } from '../support/process.ts';

const content = smallContent();
/** Two builds that differ in every page. */
const one = ['--base-url', 'https://one.example.org'];
const other = ['--base-url', 'https://other.example.org'];
const crashing = (out: string, env: Record<string, string>) => ({
  node: [preload('crash-preload.mjs')],
  env: { CRASH_IN: dirname(out), ...env },
});

/** Numbers of the calls to kill at: all but most of those that only write one more page. */
async function callsOf(env: Record<string, string>): Promise<number[]> {
  const out = join(freshFolder(), 'site/dist');
  const log = join(freshFolder(), 'calls');
  await build(content, out, { more: one });
  expect((await build(content, out, { more: other, ...crashing(out, { ...env, CRASH_LOG: log }) })).code).toBe(0);
  const names = readFileSync(log, 'utf8').trimEnd().split('\n');
  const pages = names.filter((name) => name === 'writeFileSync').length;
  expect(pages).toBeGreaterThan(10);
  let seen = 0;
  return names.flatMap((name, index) => {
    const dull = /^(?:writeFile|open)Sync$/.test(name) && index > 20 && seen < 2 * pages - 3;
    if (/^(?:writeFile|open)Sync$/.test(name)) seen += 1;
    return dull ? [] : [index + 1];
  });
}

async function killAt(env: Record<string, string>, before: readonly string[], after: readonly string[], out: string) {
  await build(content, out, { more: before });
  const old = snapshot(out);
  const { signal } = await build(content, out, { more: after, ...crashing(out, env) });
  expect(signal).toBe('SIGKILL');
  return { old, left: snapshot(out) };
}

describe.each([
  ['with the exchange of folders in one step', {}],
  ['with two renames, where the system has no exchange', { CRASH_NO_NATIVE: '1' }],
])('a build killed at any of its calls, %s', (_, env) => {
  const out = join(freshFolder(), 'site/dist');
  let [first, second]: Record<string, string>[] = [{}, {}];
  let calls: number[] = [];
  beforeAll(async () => {
    await build(content, out, { more: other });
    second = snapshot(out);
    await build(content, out, { more: one });
    first = snapshot(out);
    calls = await callsOf(env);
  });

  test('leaves the old site or the new one, and the next build works', { timeout: 120_000 }, async () => {
    expect(first['index.html']).not.toBe(second['index.html']);
    const outcomes = new Set<string>();
    for (const call of calls) {
      const { old, left } = await killAt({ ...env, CRASH_AT: String(call) }, one, other, out);
      expect(old).toEqual(first);
      const absent = 'absent' in left;
      outcomes.add(absent ? 'absent' : left['index.html'] === first['index.html'] ? 'old' : 'new');
      // Only between two renames is there nothing; then the old site stands beside, and a failed build puts it back.
      if (absent) expect(snapshot(join(dirname(out), '.dist.old'))).toEqual(first);
      else expect([first, second]).toContainEqual(left);
      const again = await build(content, out, { more: other });
      expect(again).toMatchObject({ code: 0, stderr: '' });
      expect(snapshot(out)).toEqual(second);
      expect(besides(out)).toEqual([]);
    }
    expect([...outcomes].sort()).toEqual('CRASH_NO_NATIVE' in env ? ['absent', 'new', 'old'] : ['new', 'old']);
  });
});

test('an old site that a killed build left beside comes back even when the next build fails', async () => {
  const out = join(freshFolder(), 'site/dist');
  await build(content, out, { more: one });
  const first = snapshot(out);
  const log = join(freshFolder(), 'calls');
  await build(content, out, { more: one, ...crashing(out, { CRASH_NO_NATIVE: '1', CRASH_LOG: log }) });
  const rename = readFileSync(log, 'utf8').split('\n').indexOf('renameSync') + 1;
  const { left } = await killAt({ CRASH_NO_NATIVE: '1', CRASH_AT: String(rename), CRASH_AFTER: '1' }, one, other, out);
  expect(left).toEqual({ absent: 'yes' });
  expect((await build(smallContent({ 'site.yaml': 'nonsense' }), out)).code).toBe(1);
  expect(snapshot(out)).toEqual(first);
  expect(besides(out)).toEqual([]);
});

test('a first build that is killed leaves no output, and the next one works', async () => {
  const out = join(freshFolder(), 'site/dist');
  for (const call of [1, 2, 5, 9, 20]) {
    const { signal } = await build(content, out, crashing(out, { CRASH_AT: String(call) }));
    expect(signal).toBe('SIGKILL');
    expect(existsSync(out)).toBe(false);
  }
  expect((await build(content, out)).code).toBe(0);
  expect(besides(out)).toEqual([]);
});
