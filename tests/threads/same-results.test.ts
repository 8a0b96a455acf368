// Builds and checks report, write and cache the same with any number of threads, in the same order, after any edit.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { applied, nextEdit } from '../incremental/random-edits.ts';
import { contentWith } from '../support/fixture-site/content.ts';
import { archipel, freshFolder, root, snapshot } from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

const site = join(freshFolder(), 'radio');
const now = '2025-06-01T12:00:00+02:00';

beforeAll(() => cpSync(join(root, 'tests/sites/radio'), site, { recursive: true }));

function restoreContent(): void {
  rmSync(join(site, 'content'), { recursive: true });
  cpSync(join(root, 'tests/sites/radio/content'), join(site, 'content'), { recursive: true });
}

/** Runs a command with a separate cache and output folder. Resolves to its exit code, its JSON output, its files and its cached pages. */
async function resultOf(command: 'build' | 'check', { threads, name }: { readonly threads: number; readonly name: string }) {
  const folder = join(dirname(site), name);
  const out = join(folder, 'dist');
  mkdirSync(folder, { recursive: true });
  const more = command === 'build' ? ['--out', out] : [];
  const env = { ARCHIPEL_CACHE: join(folder, 'cache') };
  const { code, stdout } = await archipel([command, '--json', '--debug', '--now', now, '--threads', String(threads), ...more], {
    site,
    cwd: site,
    env,
  });
  // The lines of `--debug` that depend on the order in which the threads work.
  const dependsOnRun = (value: unknown): boolean =>
    typeof value === 'string' && /^archipel:(?:files|pages|threads) |^archipel:cache \d+ files/.test(value);
  const answer: unknown = JSON.parse(stdout, (key, value: unknown) => {
    if (key === 'milliseconds') return undefined;
    return Array.isArray(value) ? value.filter((item) => !dependsOnRun(item)) : value;
  });
  const stored = Object.entries(snapshot(env.ARCHIPEL_CACHE)).filter(([file]) => file.startsWith('pages-'));
  const files = snapshot(out);
  return { code, answer: JSON.parse(JSON.stringify(answer).replaceAll(`${name}/dist`, 'dist')) as unknown, files, stored };
}

test('Builds and checks with several threads have the results of one thread, through random edits', { timeout: 3_600_000 }, async () => {
  const random = randomOfDay();
  const first = contentWith();
  let tree = first;
  let failed = 0;
  const steps = samples(4, 120);
  for (let step = 0; step < steps; step += 1) {
    const edit = step === 0 ? undefined : nextEdit(tree, first, random);
    // Restores the site after three failures in a row.
    tree = edit === undefined || failed >= 3 ? first : applied(tree, edit);
    restoreContent();
    for (const file of first.texts.keys()) if (!tree.texts.has(file)) rmSync(join(site, 'content', file), { force: true });
    for (const [file, text] of tree.texts) {
      mkdirSync(dirname(join(site, 'content', file)), { recursive: true });
      writeFileSync(join(site, 'content', file), text);
    }
    const threads = [2, 3, 4, 8, 16][Math.floor(random() * 5)] ?? 2;
    const command = random() < 0.25 ? 'check' : 'build';
    const [alone, together] = [await resultOf(command, { threads: 1, name: 'one' }), await resultOf(command, { threads, name: 'more' })];
    expect(together, `step ${step}, ${command}, ${edit?.file}, ${threads} threads`).toEqual(alone);
    failed = alone.code === 0 ? 0 : failed + 1;
  }
});

test('A build with one thread reuses all results that several threads have cached', async () => {
  restoreContent();
  await resultOf('build', { threads: 3, name: 'stored' });
  expect(await resultOf('build', { threads: 1, name: 'stored' })).toMatchObject({
    code: 0,
    answer: { result: { work: { unchanged: true } } },
  });
});
