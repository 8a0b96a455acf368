// A command parses each content file at most once, no matter how many parts of the engine read the file.
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as parsing from '../../src/content/yaml/parse.ts';
import { freshFolder, root, smallContent } from '../support/process/process.ts';
import { partOf, turnOfSearches } from '../support/samples.ts';

const parsed = vi.hoisted(() => new Map<string, number>());

vi.mock('../../src/content/yaml/parse.ts', async (original) => {
  const actual = await original<typeof parsing>();
  return {
    ...actual,
    parse: (file: string, text: string) => {
      const version = `${file}\n${text}`;
      parsed.set(version, (parsed.get(version) ?? 0) + 1);
      return actual.parse(file, text);
    },
  };
});

const cache = freshFolder();

beforeEach(() => {
  parsed.clear();
  vi.stubGlobal('ENGINE_HASH', 'test');
  vi.stubGlobal('ENGINE_VERSION', '0.0.0');
  vi.stubEnv('ARCHIPEL_CACHE', cache);
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const { main } = await import('../../src/cli/main.ts');

/** Runs a command; resolves to how often the last text of each file was parsed. */
async function timesParsed(command: readonly string[], content: string): Promise<Readonly<Record<string, number>>> {
  const argv = [process.execPath, join(root, 'bin/archipel.js'), '--root', root, ...command, '--content', content];
  expect(await main(argv, { root, modules: undefined })).toBe(0);
  return Object.fromEntries([...parsed].map(([version, times]) => [version.slice(0, version.indexOf('\n')), times]));
}

const commands: readonly (readonly (string | (() => string))[])[] = [
  ['check'],
  ['translations'],
  ['urls'],
  ['schema'],
  ['rename', 'page', 'home', 'start'],
  ['translations', 'approve', 'pages/home.yaml'],
  ['new', 'page', '--id', 'beacon', '--name-de', 'Bake', '--name-en', 'Beacon'],
  ['diff', '--content-only', '--from-dir', smallContent],
];

test.each(partOf(commands, 3, turnOfSearches))('A command parses each content file once: %s', async (...words) => {
  const command = words.map((word) => (typeof word === 'string' ? word : word()));
  const times = await timesParsed(command, smallContent());
  expect(times).toHaveProperty('pages/home.yaml', 1);
  expect(Object.entries(times).filter(([, count]) => count > 1)).toEqual([]);
});
