// `explain` and `watch` read files in several threads, with the same results as in one thread.
import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { archipel, freshFolder, preload, type RunOptions, root } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const site = join(freshFolder(), 'atlas');
const text = join(site, 'content/notes/2026-03-01-spring-survey.md');
const now = ['--now', '2026-04-01T12:00:00+02:00'];

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  cpSync(join(root, 'tests/sites/atlas'), site, { recursive: true });
});

/** Runs a command with this number of threads. If `cache` is omitted, the cache is empty. */
const run = (threads: number, command: readonly string[], { cache = freshFolder(), ...options }: RunOptions & { cache?: string } = {}) =>
  archipel([...command, ...now], {
    site,
    cwd: site,
    ...options,
    env: { ARCHIPEL_THREADS: String(threads), ARCHIPEL_CACHE: cache, DEBUG: 'archipel:threads', ...options.env },
  });

/** The page of `text`. */
const page = '/notes/spring-survey';

const explain = ['explain', page];

test('explain has the same result with three threads as with one, and a build afterwards parses nothing', async () => {
  const cache = freshFolder();
  const [alone, together] = [await run(1, explain), await run(3, explain, { cache })];
  expect(alone).toMatchObject({ code: 0, stderr: '' });
  expect(together).toEqual({ ...alone, stderr: 'archipel:threads 3 threads share the work\n' });
  const { work } = await resultOf<{ work: { parsed: readonly string[] } }>(
    await run(1, ['build', '--json', '--debug'], { cache, env: { DEBUG: '' } }),
  );
  expect(work.parsed).toEqual([]);
});

test('explain reports the same mistakes in texts with three threads as with one', async () => {
  appendFileSync(text, '\n[nowhere](missing.md) {{price.nope}} <font>red</font>\n\n```nolanguage\ncode\n```\n');
  const [alone, together] = [await run(1, explain), await run(3, explain)];
  expect(alone.code).toBe(1);
  expect(alone.stderr).toContain('<font>');
  expect(together).toEqual({ ...alone, stderr: `archipel:threads 3 threads share the work\n${alone.stderr}` });
});

const ways = ['exit', 'throw', 'memory'].flatMap((how) => [0, 1].map((at) => ({ how, at })));

describe('explain has the same result even if it loses its threads', () => {
  test.each(someOf(ways, 2, turnOfSearches))('by $how after $at messages', async (way) => {
    const options = {
      env: { LOST_HOW: way.how, LOST_AT: String(way.at) },
      node: ['--max-old-space-size=160', preload('lost-thread-preload.mjs')],
    };
    const { code, stdout, stderr } = await run(3, explain, options);
    expect({ code, stdout }).toEqual({ code: 0, stdout: (await run(1, explain)).stdout });
    expect(stderr).toContain('a thread is lost');
  });
});

test('watch reads saved texts without other threads', async () => {
  const env = { ARCHIPEL_THREADS: '3', ARCHIPEL_CACHE: freshFolder(), DEBUG: 'archipel:threads' };
  const { body, log } = await watching(join(site, 'content'), [], { site, env });
  const folder = join(site, 'content/guides/field');
  for (const name of ['contours.md', 'symbols.md', 'magnetic-north.md']) appendFileSync(join(folder, name), '\nSaved at once.\n');
  await vi.waitFor(async () => expect(await body('/guides/field/symbols')).toContain('Saved at once.'), { timeout: 30_000 });
  expect(log().match(/share the work/g)).toHaveLength(1);
});

test('watch serves the same page with three threads as with one', async () => {
  const pageWith = async (threads: number): Promise<string> => {
    const env = { ARCHIPEL_THREADS: String(threads), ARCHIPEL_CACHE: freshFolder(), DEBUG: 'archipel:threads' };
    const { body, log } = await watching(join(site, 'content'), [], { site, env });
    const served = await body(page);
    expect(log().includes('3 threads share the work')).toBe(threads === 3);
    return served;
  };
  const alone = await pageWith(1);
  expect(alone).toContain('</html>');
  expect(await pageWith(3)).toBe(alone);
});

/** Waits until a session has stored its results in `cache`. */
const stored = (cache: string) =>
  vi.waitFor(() => expect(readdirSync(cache).filter((name) => /^(?:files|checks)-/.test(name))).toHaveLength(2), { timeout: 60_000 });

test('A build after watch parses as few files if watch had three threads as if it had one', async () => {
  const parsedAfter = async (threads: number): Promise<readonly string[]> => {
    const cache = freshFolder();
    await watching(join(site, 'content'), now, { site, env: { ARCHIPEL_THREADS: String(threads), ARCHIPEL_CACHE: cache } });
    await stored(cache);
    const built = await run(1, ['build', '--json', '--debug'], { cache, env: { DEBUG: '' } });
    return (await resultOf<{ work: { parsed: readonly string[] } }>(built)).work.parsed;
  };
  const alone = await parsedAfter(1);
  expect(alone.filter((file) => file.startsWith('content/pages/'))).toEqual([]);
  expect(await parsedAfter(3)).toEqual(alone);
});
