// Beside the output of a large site, the previous output is kept. A build that reuses its files has the same result as
// a build without a previous output.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOutput, type PublishedOutput } from '../../src/node/publish/output.ts';
import { freshFolder, preload, root } from '../support/process/process.ts';
import { randomFrom, someOf, turnOfSearches } from '../support/samples.ts';
import { type Built, buildFiles, type Files, filesIn, main, withFolders } from './previous-output.ts';

const freshOut = (): string => join(freshFolder(), 'dist');
const previousOf = (out: string): string => join(dirname(out), '.dist.spare');
const inodeOf = (out: string, path: string): number => statSync(join(out, path)).ino;

const pool = ['index.html', 'en.html', 'en/a.html', 'en/b.html', 'deep/er/c.html', 'deep/er/d.html', 'deep/e.html', 'robots.txt'];

/** Files that never change. Without them, most files would change, and the previous output would not be reused. */
const steady: Files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`steady/${index}.html`, `steady ${index}`]));

describe('A build with the previous output', () => {
  test.each([1, 2, 3, 4])('has the same files as a build without one, after any change, failure or damage (seed %i)', async (seed) => {
    const random = randomFrom(seed);
    const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const out = freshOut();
    let before: PublishedOutput | undefined;
    let site: Files | undefined;
    let retained = 0;
    const damages: readonly (() => void)[] = [
      () => undefined,
      () => undefined,
      () => rmSync(previousOf(out), { recursive: true, force: true }),
      () => existsSync(previousOf(out)) && writeFileSync(join(previousOf(out), 'stranger.txt'), 'not of this site'),
      () => existsSync(previousOf(out)) && rmSync(join(previousOf(out), one(pool)), { force: true }),
      () => {
        const path = join(previousOf(out), one(pool));
        if (!existsSync(path)) return;
        writeFileSync(`${path}.tmp`, 'another');
        renameSync(`${path}.tmp`, path);
      },
      () => {
        before = undefined;
      },
    ];
    for (let turn = 0; turn < 60; turn += 1) {
      const changing = pool.filter(() => random() < 0.8).map((path) => [path, `${path} ${one(['x', 'y'])}`] as const);
      const files: Files = { ...steady, ...Object.fromEntries(changing) };
      const fails = random() < 0.2;
      const current = site;
      const onWritten = () => current !== undefined && expect(filesIn(out)).toEqual(withFolders(current));
      before = (await buildFiles(out, files, { before, fails, onWritten })).published;
      if (!fails) site = files;
      if (existsSync(previousOf(out))) retained += 1;
      if (site !== undefined) expect(filesIn(out)).toEqual(withFolders(site));
      one(damages)();
    }
    expect(retained).toBeGreaterThan(20);
  });

  const site = { ...steady, ...Object.fromEntries(pool.map((path) => [path, path])) };
  const edited = { ...site, 'en/a.html': 'edited' };

  /** Builds twice. The second build keeps the output of the first as the previous output. Resolves to the second result. */
  async function secondBuild(out: string): Promise<Built> {
    const first = await buildFiles(out, site, { before: undefined });
    return buildFiles(out, edited, { before: first.published });
  }

  /** Builds three times. The third build updates the output of the first. Resolves to the third result. */
  async function thirdBuild(out: string, files: Files): Promise<Built> {
    const second = await secondBuild(out);
    return buildFiles(out, files, { before: second.published });
  }

  // These functions move folders or replace them with copies. Moved files keep their times and inodes, so only those of the folders reveal
  // the change.
  const rearranged: Readonly<Record<string, (previous: string) => void>> = {
    'a copy has replaced the entire folder': (previous) => {
      renameSync(previous, `${previous}.away`);
      cpSync(`${previous}.away`, previous, { recursive: true });
      writeFileSync(join(previous, 'index.html'), 'another');
    },
    'a folder in it is renamed': (previous) => renameSync(join(previous, 'en'), join(previous, 'moved')),
    'a copy has replaced a folder in it': (previous) => {
      renameSync(join(previous, 'deep'), `${previous}.deep`);
      cpSync(`${previous}.deep`, join(previous, 'deep'), { recursive: true });
      writeFileSync(join(previous, 'deep/e.html'), 'another');
    },
  };

  test.each(Object.entries(rearranged))(
    'does not publish changes that another program has made in the previous output: %s',
    async (_, rearrange) => {
      const out = freshOut();
      const second = await secondBuild(out);
      rearrange(previousOf(out));
      const files = { ...edited, 'robots.txt': 'new' };
      await buildFiles(out, files, { before: second.published });
      expect(filesIn(out)).toEqual(withFolders(files));
    },
  );

  test('writes only changed files', async () => {
    const out = freshOut();
    const { written, published } = await thirdBuild(out, { ...edited, 'robots.txt': 'new' });
    expect(written).toBe(1);
    expect(published?.previous?.stale).toEqual(['robots.txt']);
    const [before, after] = [statSync(join(out, 'index.html')), inodeOf(previousOf(out), 'index.html')];
    expect({ ino: before.ino, names: before.nlink }).toEqual({ ino: after, names: 2 });
  });

  test('does not keep a previous output if most files are new', async () => {
    const out = freshOut();
    const { published } = await buildFiles(out, site, { before: undefined });
    const others = Object.fromEntries(Object.keys(site).map((path) => [path, `${path} new`]));
    const { published: next } = await buildFiles(out, others, { before: published });
    expect([next?.previous, existsSync(previousOf(out))]).toEqual([undefined, false]);
  });

  test('removes the previous output if it replaces the files one by one', async () => {
    const out = freshOut();
    const { published } = await secondBuild(out);
    expect(existsSync(previousOf(out))).toBe(true);
    const output = openOutput(out, { ...(published && { before: published }), inPlace: true, retainFrom: 1 });
    for (const [path, bytes] of Object.entries(site)) await output.write({ path, bytes, name: bytes });
    output.publish();
    expect(filesIn(out)).toEqual(withFolders(site));
    expect(existsSync(previousOf(out))).toBe(false);
  });

  test('changes the current output only when it publishes, whether the build or its threads write the files', async () => {
    const out = freshOut();
    const long = (text: string): string => `${text} `.repeat(2000);
    const pages = (from: number, to: number, text: string): Files =>
      Object.fromEntries(Array.from({ length: to - from }, (_, page) => [`${from + page}.html`, long(`${text}${from + page}`)]));
    const files = (text: string): Files => ({ ...pages(0, 50, text), ...pages(50, 210, 'steady') });
    let before: PublishedOutput | undefined;
    for (const [turn, text] of ['one', 'two', 'one', 'three'].entries()) {
      const current = turn === 0 ? undefined : filesIn(out);
      const onWritten = () => current !== undefined && expect(filesIn(out)).toEqual(current);
      before = (await buildFiles(out, files(text), { before, onWritten, precompress: true })).published;
      expect(readFileSync(join(out, '49.html'), 'utf8')).toBe(long(`${text}49`));
      expect(Object.keys(filesIn(out))).toHaveLength(630);
      expect(existsSync(previousOf(out))).toBe(turn > 0);
    }
  });

  test('uses the previous output after a failed build, whether that build wrote files or not', async () => {
    const out = freshOut();
    const { published } = await thirdBuild(out, site);
    const nothing = await buildFiles(out, {}, { before: published, fails: true });
    expect(nothing.published).toBe(published);
    const failed = await buildFiles(out, edited, { before: published, fails: true });
    expect(existsSync(previousOf(out))).toBe(true);
    const { written } = await buildFiles(out, { ...site, 'en.html': 'new' }, { before: failed.published });
    expect(written).toBe(1);
    expect(filesIn(out)).toEqual(withFolders({ ...site, 'en.html': 'new' }));
  });
});

test('The build after a failed build reuses the files of the output, even if they are too few to keep a previous output', async () => {
  const out = freshOut();
  const site = { 'index.html': 'a', 'en.html': 'b' };
  const open = (before: PublishedOutput) => openOutput(out, { before });
  const first = openOutput(out);
  for (const [path, bytes] of Object.entries(site)) first.write({ path, bytes, name: bytes });
  const published = first.publish();
  expect(existsSync(previousOf(out))).toBe(false);
  const failed = open(published);
  expect(failed.reuse('index.html', 'a')).toBe(true);
  const left = failed.discard() ?? published;
  const again = open(left);
  expect(Object.entries(site).map(([path, name]) => again.reuse(path, name))).toEqual([true, true]);
  again.discard();
});

const troubles = [
  ['killed at', {}],
  ['refused', { CRASH_FAIL: '1' }],
] as const;

test.each(troubles)(
  'A build with the previous output leaves the old site or the new one if it is %s any of its calls to the disk',
  async (_, trouble) => {
    // From a file in this folder, Node finds the packages that the script imports.
    const script = join(root, `node_modules/.cache/previous-output-process-${process.pid}.mjs`);
    onTestFinished(() => rmSync(script, { force: true }));
    await build({
      entryPoints: [join(root, 'tests/output/previous-output-process.ts')],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    const out = freshOut();
    const record = join(dirname(dirname(out)), 'record.json');
    // One of three files is unchanged, one changes in each build, and one in every second build.
    const texts = [() => '', (turn: number) => String(turn % 2), (turn: number) => String(turn >> 1)];
    const siteAt = (turn: number): Files => ({
      ...steady,
      ...Object.fromEntries(pool.map((path, index) => [path, path + (texts[index % 3]?.(turn) ?? '')])),
    });
    const buildTurn = (turn: number): Promise<void> => main([out, record, JSON.stringify(siteAt(turn))]);
    const run = (turn: number, env: Record<string, string>) =>
      spawnSync(process.execPath, [preload('crash-preload.mjs'), script, out, record, JSON.stringify(siteAt(turn))], {
        env: { ...process.env, CRASH_IN: dirname(out), ...env },
        cwd: root,
      });
    writeFileSync(record, '');
    const log = join(dirname(record), 'calls');
    for (const turn of [0, 1, 2]) await buildTurn(turn);
    expect(run(3, { CRASH_LOG: log }).status).toBe(0);
    const calls = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(calls).toEqual(expect.arrayContaining(['renameSync', 'unlinkSync', 'linkSync', 'writeFileSync', 'renameat2']));
    for (const call of someOf([...calls.keys()], 6, turnOfSearches)) {
      // The second of two builds keeps the output of the first build as the previous output.
      for (const turn of [1, 2]) {
        await buildTurn(turn);
        expect(filesIn(out)).toEqual(withFolders(siteAt(turn)));
      }
      expect(existsSync(previousOf(out))).toBe(true);
      const { status, signal } = run(3, { ...trouble, CRASH_AT: String(call + 1) });
      expect(signal).toBe('CRASH_FAIL' in trouble ? null : 'SIGKILL');
      expect((status === 0 ? [3] : [2, 3]).map((turn) => withFolders(siteAt(turn)))).toContainEqual(filesIn(out));
    }
  },
);
