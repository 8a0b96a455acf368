// The cached bundle of the engine in a checkout: a damaged one is rebuilt, and if the bundle cannot be written, the
// command still runs and reports that in one line.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mount } from '../support/mount.ts';
import { archipel, build, copiedProject, freshFolder, smallContent, snapshot } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const project = copiedProject();
const caches = join(project, 'node_modules/.cache/archipel');
const version = { code: 0, signal: null, stdout: `${JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version}\n` };

const run = (env: Readonly<Record<string, string>> = {}) => archipel(['--version'], { project, env, alone: true });

function bundle(): string {
  const [name = '', ...others] = readdirSync(caches).filter((each) => each.startsWith('cli-'));
  expect(others).toEqual([]);
  return join(caches, name);
}

/** Returns the path of the module that each command loads first. */
const started = (): string => join(bundle(), 'cli.mjs');

function flip(file: string): void {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 4;
  writeFileSync(file, bytes);
}

const damages: readonly (readonly [name: string, damage: () => void])[] = [
  ['an empty module', () => writeFileSync(started(), '')],
  ['a truncated module', () => writeFileSync(started(), readFileSync(started()).subarray(0, 1000))],
  ['a missing module', () => rmSync(started())],
  ['a flipped bit in a module', () => flip(started())],
  [
    'a flipped bit in every module',
    () => {
      for (const name of readdirSync(bundle())) flip(join(bundle(), name));
    },
  ],
  ['an unreadable list of files', () => writeFileSync(join(bundle(), 'files.json'), '{')],
  ['an empty folder', () => execFileSync('sh', ['-c', 'rm "$0"/*', bundle()])],
];

test.each(someOf(damages, 1, turnOfSearches))('A cached engine with %s is bundled again, once', async (_name, damage) => {
  await run();
  damage();
  expect(await run()).toEqual({ ...version, stderr: '' });
  const { ino } = statSync(bundle());
  expect(await run()).toEqual({ ...version, stderr: '' });
  expect(statSync(bundle()).ino).toBe(ino);
});

test('On a full disk the engine runs without a cached bundle, and leaves no files', async () => {
  const temporary = freshFolder();
  rmSync(caches, { recursive: true });
  mkdirSync(caches);
  mount(caches, '-t', 'tmpfs', '-o', 'size=300k', 'tmpfs');
  const { stderr, ...ended } = await run({ TMPDIR: temporary });
  expect(ended).toEqual(version);
  expect(stderr).toMatch(/^archipel cannot keep its program in .*: ENOSPC.*\n$/);
  expect([readdirSync(caches), readdirSync(temporary)]).toEqual([[], []]);
});

test('With a file in the place of its cache folder, the engine runs without a cached bundle', async () => {
  const temporary = freshFolder();
  rmSync(caches, { recursive: true });
  writeFileSync(caches, 'in the way');
  const { stderr, ...ended } = await run({ TMPDIR: temporary });
  expect(ended).toEqual(version);
  expect(stderr).toMatch(/^archipel cannot keep its program in .*: (?:ENOTDIR|EEXIST).*\n$/);
  expect(readdirSync(temporary)).toEqual([]);
});

const moments = [
  ['it reads its first file of content', 'readFileSync', 'content/navigation.yaml'],
  ['it opens its output', 'mkdirSync', '.dist.next-'],
] as const;

test.each(someOf(moments, 1, turnOfSearches))('A build succeeds if its cache is deleted when %s', async (_name, call, path) => {
  const [folder, preload] = [freshFolder(), join(freshFolder(), 'preload.mjs')];
  writeFileSync(
    preload,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { ${call}: original } = fs;
let isThere = true;
fs.${call} = (path, ...rest) => {
  if (isThere && String(path).includes(${JSON.stringify(path)})) fs.rmSync(${JSON.stringify(caches)}, { recursive: true });
  if (String(path).includes(${JSON.stringify(path)})) isThere = false;
  return original(path, ...rest);
};
syncBuiltinESMExports();`,
  );
  rmSync(caches, { recursive: true, force: true });
  const [content, out] = [smallContent(), join(folder, 'dist')];
  expect(await build(content, out, { project, alone: true })).toMatchObject({ code: 0 });
  const whole = snapshot(out);
  expect(await build(content, out, { project, more: ['--base-url', 'https://other.example.org'] })).toMatchObject({ code: 0 });
  expect(await build(content, out, { project, node: [`--import=${preload}`] })).toEqual({ code: 0, signal: null, stdout: '', stderr: '' });
  expect(snapshot(out)).toEqual(whole);
});
