// Commands share cached results: a build after `explain` or `watch` parses no file again.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { archipel, type Ended, freshFolder, root, snapshot } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

interface Built {
  readonly work: { readonly parsed: readonly string[]; readonly rendered: readonly string[] };
}

const site = join(freshFolder(), 'radio');
const caches = join(site, 'node_modules/.cache/archipel');
const run = (...args: readonly string[]): Promise<Ended> => archipel([...args, '--now', '2025-06-01T12:00:00+02:00'], { site, cwd: site });
const build = async (): Promise<Built['work']> => (await resultOf<Built>(await run('build', '--json', '--debug'))).work;

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  cpSync(join(root, 'tests/sites/radio'), site, { recursive: true });
});

test('After explain, a build parses nothing, and its files are the same as without a cache', async () => {
  expect(await run('explain', '/about')).toMatchObject({ code: 0 });
  expect(await build()).toMatchObject({ parsed: [] });
  const files = snapshot(join(site, 'dist'));
  rmSync(join(site, 'node_modules'), { recursive: true });
  expect((await build()).parsed).not.toEqual([]);
  expect(snapshot(join(site, 'dist'))).toEqual(files);
});

test('After explain has read content with an error, the next command parses nothing, and reports the error', async () => {
  rmSync(join(site, 'content/pages/about.en.mdx'));
  expect(await run('explain', '/about')).toMatchObject({ code: 1 });
  const { code, stdout } = await run('check', '--json', '--debug');
  const { diagnostics, result } = JSON.parse(stdout) as { diagnostics: { code: string }[]; result: Built };
  expect({ code, codes: diagnostics.map((each) => each.code), parsed: result.work.parsed }).toEqual({
    code: 1,
    codes: ['prose-missing'],
    parsed: [],
  });
});

/** Resolves once `watch`, which runs until the test ends, has stored its results. */
async function afterWatch(): Promise<void> {
  await watching(join(site, 'content'), [], { site });
  const isStored = (): boolean => existsSync(caches) && readdirSync(caches).some((name) => name.startsWith('files-'));
  await vi.waitFor(() => expect(isStored()).toBe(true), { timeout: 30_000 });
}

test('After watch, a build parses nothing', async () => {
  await afterWatch();
  expect(await build()).toMatchObject({ parsed: [] });
});

test('After watch has read content with errors and warnings, check and build report all of them', async () => {
  const buoy = join(site, 'content/stations/buoy.yaml');
  const text = readFileSync(buoy, 'utf8');
  writeFileSync(
    buoy,
    text.replace('de: Rufen Sie an.', 'de: "Ab {price.nope.once} - \\"so\\"."').replace('phone: support', 'phone: nobody'),
  );
  const codesOf = async (command: string): Promise<readonly string[]> => {
    const { stdout } = await run(command, '--json');
    return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code).sort();
  };
  await afterWatch();
  const after = [await codesOf('check'), await codesOf('build')];
  rmSync(caches, { recursive: true });
  const expected = await codesOf('check');
  expect(expected).toEqual(expect.arrayContaining(['contact-unknown', 'fact-unknown', 'typography-quotes']));
  expect(after).toEqual([expected, expected]);
});
