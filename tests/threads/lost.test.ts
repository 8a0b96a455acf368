// A build continues without a thread that ends early, and a build that is stopped leaves no file behind.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { archipel, besides, freshFolder, preload, root, snapshot, start } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

/** Creates a copy of tests/sites/radio. */
function copiedSite(): string {
  const copy = join(freshFolder(), 'radio');
  cpSync(join(root, 'tests/sites/radio'), copy, { recursive: true });
  return copy;
}

const site = copiedSite();
const out = join(site, 'dist');
const now = ['--now', '2025-06-01T12:00:00+02:00'];

await archipel(['build', ...now, '--threads', '1'], { site, cwd: site });
const expected = snapshot(out);

const ways = ['exit', 'throw', 'memory'].flatMap((how) => [0, 1, 2, 3].map((at) => ({ how, at })));

describe('A build is complete even if it loses its threads', () => {
  test.each(someOf(ways, 2, turnOfSearches))('by $how after $at messages', { timeout: 300_000 }, async ({ how, at }) => {
    const folder = freshFolder();
    const [rebuilt, cache] = [join(folder, 'dist'), join(folder, 'cache')];
    const env = { ARCHIPEL_CACHE: cache, LOST_HOW: how, LOST_AT: String(at) };
    const node = ['--max-old-space-size=160', preload('lost-thread-preload.mjs')];
    const line = ['build', ...now, '--threads', '3', '--debug', '--out', rebuilt];
    const { code, stderr } = await archipel(line, { site, cwd: site, env, node });
    expect({ code, files: snapshot(rebuilt) }, stderr).toEqual({ code: 0, files: expected });
    expect(stderr).toContain('a thread is lost');
    // The cache is as complete as after a build that loses no thread.
    const { stdout } = await archipel(['build', ...now, '--threads', '1', '--json', '--debug', '--out', rebuilt], { site, cwd: site, env });
    expect(JSON.parse(stdout)).toMatchObject({ result: { work: { unchanged: true } } });
  });
});

test('A build is complete even if its threads read other content than the main thread', { timeout: 300_000 }, async () => {
  const copy = copiedSite();
  const env = {
    LOST_HOW: 'content',
    LOST_FROM: join(copy, 'content/pages/catalog.yaml'),
    LOST_TO: join(copy, 'content/pages/meanwhile.yaml'),
  };
  const node = [preload('lost-thread-preload.mjs')];
  const { code, stderr } = await archipel(['build', ...now, '--threads', '3', '--debug'], { site: copy, cwd: copy, env, node });
  expect({ code, files: snapshot(join(copy, 'dist')) }, stderr).toEqual({ code: 0, files: expected });
  expect(stderr.match(/a thread is lost/g)?.length).toBe(2);
});

describe("An error that the site's code throws while content is read is reported in the same way with several threads:", () => {
  test.each(['build', 'check'])('%s', { timeout: 300_000 }, async (command) => {
    const copy = copiedSite();
    const collection = join(copy, 'templates/collections/stations.tsx');
    const text = readFileSync(collection, 'utf8');
    writeFileSync(collection, text.replace(/route: .*/, "route: () => { throw new Error('no way'); },"));
    const run = (threads: string) => archipel([command, ...now, '--quiet', '--threads', threads], { site: copy, cwd: copy });
    const alone = await run('1');
    expect(alone.code).toBe(1);
    expect(alone.stderr).toContain('no way');
    expect(await run('3')).toEqual(alone);
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a build with threads and leaves the output unchanged',
  { timeout: 300_000 },
  async (signal) => {
    rmSync(join(site, 'node_modules'), { recursive: true, force: true });
    const { child, said, ended } = start(['build', ...now, '--threads', '3', '--debug'], { site, cwd: site });
    await said(/threads share the work/);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: signal === 'SIGINT' ? 130 : 143 });
    expect({ files: snapshot(out), besides: besides(out) }).toEqual({ files: expected, besides: [] });
  },
);
