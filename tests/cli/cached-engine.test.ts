// The engine in a checkout caches its bundle. A damaged bundle is rebuilt. If the bundle cannot be written, commands still run,
// and report that in one line.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mount } from '../support/mount.ts';
import { flipBit } from '../support/process/flip-bit.ts';
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
const entryModule = (): string => join(bundle(), 'cli.mjs');

const damages: readonly (readonly [name: string, damage: () => void])[] = [
  ['an empty module', () => writeFileSync(entryModule(), '')],
  ['a truncated module', () => writeFileSync(entryModule(), readFileSync(entryModule()).subarray(0, 1000))],
  ['a missing module', () => rmSync(entryModule())],
  ['a flipped bit in a module', () => flipBit(entryModule())],
  [
    'a flipped bit in every module',
    () => {
      for (const name of readdirSync(bundle())) flipBit(join(bundle(), name));
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

/** Runs the command in a process that must not read the sources of the engine. */
function runWithoutSources(of: string) {
  const preload = join(freshFolder(), 'preload.mjs');
  writeFileSync(
    preload,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { readFileSync: original } = fs;
fs.readFileSync = (path, ...rest) => {
  if (String(path).startsWith(${JSON.stringify(join(of, 'src/'))})) throw new Error('A source is read');
  return original(path, ...rest);
};
syncBuiltinESMExports();`,
  );
  return archipel(['--version'], { project: of, node: [`--import=${preload}`], alone: true });
}

test('A start reads no source while all stamps are the same, and a source of the same size and time changes the engine', async () => {
  const copy = copiedProject();
  const cache = join(copy, 'node_modules/.cache/archipel');
  const source = join(copy, 'src/cli/main.ts');
  const settled = () => new Promise((resolve) => setTimeout(resolve, 2100));
  await settled();
  await archipel(['--version'], { project: copy, alone: true });
  expect(await runWithoutSources(copy)).toEqual({ ...version, stderr: '' });
  const { atime, mtime } = statSync(source);
  writeFileSync(source, readFileSync(source, 'utf8').replace('// ', '//.'));
  utimesSync(source, atime, mtime);
  await settled();
  const before = readdirSync(cache).filter((name) => name.startsWith('cli-'));
  expect(await archipel(['--version'], { project: copy, alone: true })).toEqual({ ...version, stderr: '' });
  expect(readdirSync(cache).filter((name) => name.startsWith('cli-')).length).toBe(before.length + 1);
});

test('On a full disk the engine runs without a cached bundle, and leaves no files', async () => {
  const temporary = freshFolder();
  rmSync(caches, { recursive: true });
  mkdirSync(caches);
  mount(caches, '-t', 'tmpfs', '-o', 'size=300k', 'tmpfs');
  const { stderr, ...ended } = await run({ TMPDIR: temporary });
  expect(ended).toEqual(version);
  expect(stderr).toMatch(/^archipel cannot keep its program in .*: ENOSPC.*\n$/);
  // In Node 22 and later, Node itself adds a folder for compiled code.
  expect([readdirSync(caches).filter((name) => name !== 'compiled'), readdirSync(temporary)]).toEqual([[], []]);
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

test.each(['esbuild', 'yaml', 'commander'])('Without the package %s, no engine is bundled, and the message names it', async (name) => {
  const incomplete = copiedProject();
  rmSync(join(incomplete, 'node_modules/.cache'), { recursive: true, force: true });
  // The package is a link, and only the link is removed.
  unlinkSync(join(incomplete, 'node_modules', name));
  const { code, stderr } = await archipel(['--version'], { project: incomplete, alone: true });
  expect(stderr).toMatch(new RegExp(`^\\S.* ${name} .*npm ci.*\\n$`));
  expect(code).toBe(1);
});

const moments = [
  ['the build reads its first content file', 'readFileSync', 'content/navigation.yaml'],
  ['the build opens its output folder', 'mkdirSync', '.dist.next-'],
] as const;

test.each(someOf(moments, 1, turnOfSearches))('A build succeeds if its cache is deleted when %s', async (_name, call, path) => {
  const [folder, preload, deleted] = [freshFolder(), join(freshFolder(), 'preload.mjs'), join(freshFolder(), 'deleted')];
  writeFileSync(
    preload,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { ${call}: original } = fs;
let isThere = true;
fs.${call} = (path, ...rest) => {
  if (isThere && String(path).includes(${JSON.stringify(path)})) {
    isThere = false;
    fs.rmSync(${JSON.stringify(caches)}, { recursive: true });
    fs.writeFileSync(${JSON.stringify(deleted)}, '');
  }
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
  expect(existsSync(deleted)).toBe(true);
  expect(snapshot(out)).toEqual(whole);
});
