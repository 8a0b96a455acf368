// A damaged cache makes a build slower, but never wrong, and is never an error.
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { headOf, packOf, sumOf } from '../../src/node/fs/pack-format.ts';
import { flipBit } from '../support/process/flip-bit.ts';
import { archipel, besides, type Ended, freshFolder, type RunOptions, root, snapshot, start } from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';
import { partOf, samples, turnOfSearches } from '../support/samples.ts';

const site = join(freshFolder(), 'radio');
const cache = join(site, 'node_modules/.cache/archipel');
const out = join(site, 'dist');
const args = (folder = out): string[] => ['build', '--quiet', '--now', '2025-06-01T12:00:00+02:00', '--out', folder];

const build = (options: RunOptions = {}): Promise<Ended> => archipel(args(), { site, ...options });

/** Two states of the content, which differ in a price, a text and a name in the menu. */
const states = [
  { price: '1799700', greeting: 'ist da', label: 'Start' },
  { price: '1899700', greeting: 'sendet', label: 'Anfang' },
];

let turn = 0;

/** Changes the content to the other state. */
function edit(): void {
  const [from, to] = [states[turn % 2], states[(turn + 1) % 2]];
  turn += 1;
  for (const file of ['prices.yaml', 'pages/home.yaml', 'navigation.yaml']) {
    const path = join(site, 'content', file);
    let text = readFileSync(path, 'utf8');
    for (const key of ['price', 'greeting', 'label'] as const) text = text.replaceAll(from?.[key] ?? '', to?.[key] ?? '');
    writeFileSync(path, text);
  }
}

/** The site of each state, built without a cache. */
const clean: Record<string, string>[] = [];

function forEachCacheFile(kind: RegExp, act: (file: string, index: number) => void): void {
  for (const [index, name] of readdirSync(cache)
    .filter((each) => kind.test(each))
    .entries())
    act(join(cache, name), index);
}

/** Replaces the bytes of each file with the bytes of the next file. */
function rotate(kind: RegExp): void {
  const files = readdirSync(cache).filter((name) => kind.test(name));
  const bytes = files.map((name) => readFileSync(join(cache, name)));
  for (const [index, name] of files.entries()) writeFileSync(join(cache, name), bytes[(index + 1) % files.length] ?? '');
}

beforeAll(async () => {
  cpSync(join(root, 'tests/sites/radio'), site, { recursive: true });
  const home = join(site, 'content/pages/home.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace('{company} sendet', '{company} ist da'));
  for (const _ of states) {
    rmSync(cache, { recursive: true, force: true });
    const fresh = join(freshFolder(), 'dist');
    expect(await archipel(args(fresh), { site })).toMatchObject({ code: 0 });
    clean.push(snapshot(fresh));
    edit();
  }
  expect(clean[0]).not.toEqual(clean[1]);
});

/** Builds after an edit, and checks that the output equals that of a build without a cache. */
async function expectCleanOutput(options: RunOptions = {}): Promise<void> {
  edit();
  const built = await build(options);
  expect(built, built.stderr).toMatchObject({ code: 0 });
  expect(snapshot(out)).toEqual(clean[turn % 2]);
}

const results = /^(?:run|output|files|pages|prose)-/;

describe('A build is correct with a cache that', () => {
  test.each(
    partOf<readonly [string, () => unknown]>(
      [
        ['is undamaged', () => undefined],
        ['has truncated files', () => forEachCacheFile(results, (file, index) => truncateSync(file, index * 40))],
        ['has empty files', () => forEachCacheFile(results, (file) => writeFileSync(file, ''))],
        ['has a flipped bit', () => forEachCacheFile(results, (file, index) => flipBit(file, ((index % 6) + 1) / 7))],
        ['lacks the results of content files', () => forEachCacheFile(/^files-/, (file) => rmSync(file))],
        ['lacks pages', () => forEachCacheFile(/^pages-/, (file) => rmSync(file))],
        ['lacks the list of output files', () => forEachCacheFile(/^output-/, (file) => rmSync(file))],
        [
          'is from another state of the content',
          () => forEachCacheFile(results, (file) => cpSync(join(earlierCache, basename(file)), file, { force: true })),
        ],
        ["has its files under each other's names", () => rotate(results)],
        ['was used with other options', () => archipel([...args(join(freshFolder(), 'dist')), '--drafts'], { site })],
      ],
      2,
      turnOfSearches,
    ),
  )('%s', async (_, damage) => {
    await expectCleanOutput();
    saveCache();
    await expectCleanOutput();
    await damage();
    await expectCleanOutput();
    await expectCleanOutput();
  });

  test('is read-only', async () => {
    await expectCleanOutput();
    // Root can write into a read-only folder, so first a file is in the place of the parent folder.
    const locked = join(freshFolder(), 'locked');
    writeFileSync(locked, '');
    await expectCleanOutput({ env: { ARCHIPEL_CACHE: join(locked, 'cache') } });
    chmodSync(cache, 0o500);
    try {
      await expectCleanOutput();
    } finally {
      chmodSync(cache, 0o700);
    }
  });

  test('was copied to another folder', async () => {
    const moved = join(freshFolder(), 'cache');
    cpSync(cache, moved, { recursive: true });
    await expectCleanOutput({ env: { ARCHIPEL_CACHE: moved } });
    await expectCleanOutput();
  });

  test('is written by two builds at once, one of which is killed', async () => {
    const random = randomOfDay();
    const other = join(freshFolder(), 'dist');
    for (let round = 0; round < samples(3, 60); round += 1) {
      edit();
      const [one, two] = [start(args(), { site }), start(args(other), { site })];
      setTimeout(() => one.child.kill('SIGKILL'), 200 + random() * 900);
      await Promise.all([one.ended, two.ended]);
      expect((await build()).code).toBe(0);
      expect(snapshot(out)).toEqual(clean[turn % 2]);
      expect(snapshot(other)).toEqual(clean[turn % 2]);
      expect(besides(out)).toEqual([]);
    }
  });
});

const earlierCache = join(freshFolder(), 'old');

const saveCache = (): void => cpSync(cache, earlierCache, { recursive: true, force: true });

test('--verify of some pages finds a wrong result among the cached texts', async () => {
  const copy = join(freshFolder(), 'radio');
  cpSync(join(root, 'tests/sites/radio'), copy, { recursive: true });
  const folder = join(copy, 'node_modules/.cache/archipel');
  const run = (...more: string[]): Promise<Ended> => archipel([...args(join(copy, 'dist')), ...more], { site: copy });
  expect(await run()).toMatchObject({ code: 0 });
  const [pack = ''] = readdirSync(folder).filter((name) => name.endsWith('.pack'));
  const values = [...packOf(readFileSync(join(folder, pack))).values];
  // Each text gets the cached result of another text.
  const changed = values.flatMap(([name], index) => {
    const bytes = values.at(index - 1)?.[1].bytes ?? Buffer.alloc(0);
    return [headOf(name, { bytes, sum: sumOf(name, bytes) }), bytes];
  });
  for (const name of readdirSync(folder)) if (/^(?:run|output|files|pages)-/.test(name)) rmSync(join(folder, name));
  writeFileSync(join(folder, pack), Buffer.concat(changed));
  expect(await run('--verify', '0.999')).toMatchObject({ code: 3, stderr: expect.stringContaining('about.html') });
});
