// Builds of the same content for the same instant write the same bytes, in every folder and environment.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, build, copiedProject, emptyCaches, freshFolder, preload, realContent, snapshot } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const zones = ['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kathmandu'];
const languages = ['C', 'de_DE.UTF-8', 'tr_TR.UTF-8', 'ja_JP.UTF-8'];
/** An instant at which it is already the next year in Berlin, but not in Newfoundland. */
const at = '2025-12-31T23:30:00Z';

/** Returns the cache folder of a project. */
const cacheOf = (project: string): string => join(project, 'node_modules/.cache/archipel');
const picturesIn = (project: string): string[] => readdirSync(cacheOf(project)).filter((name) => /^(?:og-)?image-/.test(name));

function removePictures(project: string): void {
  for (const name of picturesIn(project)) rmSync(join(cacheOf(project), name));
}

/** Creates a project that does not change while the builds run: the real site, without pictures of earlier builds. */
function frozenProject(): { project: string; content: string } {
  const [project, content] = [copiedProject(), join(freshFolder(), 'content')];
  removePictures(project);
  cpSync(realContent, content, { recursive: true });
  return { project, content };
}

/** The project of all tests except the test of another project folder. */
const frozen = frozenProject();

async function frozenSite(instant: string): Promise<Record<string, string>> {
  const out = join(freshFolder(), 'dist');
  const options = { project: frozen.project, more: ['--now', instant] };
  expect(await build(frozen.content, out, options)).toMatchObject({ code: 0 });
  return snapshot(out);
}

const expected = await frozenSite(at);

test('Builds in different time zones, languages, folders and orders of reading files are equal to the byte', {
  timeout: 300_000,
}, async () => {
  const { project, content } = frozen;
  expect(Object.keys(expected).length).toBeGreaterThan(68);
  const again = async (run: number): Promise<void> => {
    const cwd = freshFolder();
    mkdirSync(join(cwd, 'elsewhere'));
    const language = languages[run % languages.length] ?? '';
    const env = { TZ: zones[run % zones.length] ?? '', LANG: language, LC_ALL: language, LANGUAGE: language };
    const out = join(cwd, run % 2 === 0 ? 'dist' : 'elsewhere/site of today');
    const more = ['--now', run % 3 === 0 ? '2026-01-01T00:30:00+01:00' : at];
    const { code } = await build(content, out, { project, cwd, env, more, node: [preload('shuffle-preload.mjs')] });
    expect({ run, code }).toEqual({ run, code: 0 });
    expect(snapshot(out)).toEqual(expected);
  };
  // By day, one pair of these builds runs; at night, all pairs run.
  for (const run of someOf([0, 2, 4, 6, 8, 10, 12, 14, 16, 18], 1, turnOfSearches)) await Promise.all([again(run), again(run + 1)]);
});

test('A build in another project folder, without a cache, writes the same bytes', async () => {
  const other = frozenProject();
  emptyCaches(other.project);
  const out = join(freshFolder(), 'dist');
  await build(other.content, out, { project: other.project, more: ['--now', at], node: [preload('shuffle-preload.mjs')] });
  expect(snapshot(out)).toEqual(expected);
});

test.each(someOf([1, 4], 1, turnOfSearches))(
  'Pictures and compressed files are equal to the byte on %i threads',
  { timeout: 300_000 },
  async (threads) => {
    const { project, content } = frozen;
    const pictures = picturesIn(project);
    removePictures(project);
    const out = join(freshFolder(), 'dist');
    const env = { UV_THREADPOOL_SIZE: String(threads) };
    const options = { project, env, more: ['--now', at], node: [preload('threads-preload.mjs')] };
    expect(await build(content, out, options)).toMatchObject({ code: 0 });
    expect(pictures.length).toBeGreaterThan(68);
    expect(picturesIn(project)).toEqual(pictures);
    expect(snapshot(out)).toEqual(expected);
  },
);

test('Builds for two instants write the same bytes, unless a date in content lies between the instants', async () => {
  const summer = await frozenSite('2025-06-01');
  expect(await frozenSite('2025-06-29T12:00:00+02:00')).toEqual(summer);
  expect(await frozenSite('2027-01-02')).not.toEqual(summer);
});

test('Problems are reported in the same order, in whatever order files are read', async () => {
  const { project, content } = frozen;
  const args = ['check', '--format', 'json', '--content', content, '--release', '--now', at];
  const runs = await Promise.all(['a', 'b', 'c'].map(() => archipel(args, { project, node: [preload('shuffle-preload.mjs')] })));
  const outcomes = runs.map(({ code, stdout }) => [code, JSON.parse(stdout).diagnostics.length > 5]);
  expect(outcomes).toEqual(runs.map(() => [1, true]));
  expect(new Set(runs.map(({ stdout }) => stdout)).size).toBe(1);
});
