// A site created by `init`, in which a test follows the blocks of a guide as a reader would, with npm, npx and TypeScript.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declarationsOf } from '../../../bin/reference.js';
import { archipel, freshFolder, root } from '../process/process.ts';
import { linkLibraries } from '../process/shared-libraries.ts';
import type { CodeBlock } from './code-blocks.ts';

/** The files with the types of the package, by entry point. */
const types: Readonly<Record<string, string>> = {
  '.': 'site/index.d.ts',
  './client': 'client/index.d.ts',
  './forms': 'forms/index.d.ts',
  './fields': 'forms/fields.d.ts',
  './testing': 'testing/declarations.d.ts',
};

/** Creates a node_modules as after `npm install`: the libraries of the repository, and archipel with the types of the package. */
export function installedModules(): string {
  const modules = join(freshFolder(), 'node_modules');
  linkLibraries(root, modules);
  mkdirSync(join(modules, '.bin'));
  const archipelFolder = join(modules, 'archipel');
  mkdirSync(archipelFolder);
  renameSync(declarationsOf(), join(archipelFolder, 'types'));
  const exports = Object.fromEntries(Object.entries(types).map(([name, file]) => [name, { types: `./types/${file}` }]));
  writeFileSync(join(archipelFolder, 'package.json'), JSON.stringify({ name: 'archipel', type: 'module', exports }));
  symlinkSync(join(root, 'bin/archipel.js'), join(modules, '.bin/archipel'));
  symlinkSync(join(root, 'node_modules/typescript/bin/tsc'), join(modules, '.bin/tsc'));
  return modules;
}

/** Creates a site in English and German, in a git repository with one commit. */
export async function newGuideSite(modules: string): Promise<string> {
  const folder = join(freshFolder(), 'site');
  const flags = ['--name', 'North Sea Notes', '--locales', 'en,de', '--url', 'https://www.example.org', '--yes'];
  const { code, stderr } = await archipel(['init', folder, ...flags]);
  if (code !== 0) throw new Error(stderr);
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  symlinkSync(modules, join(folder, 'node_modules'));
  run(folder, 'git init --quiet --initial-branch main && git add . && git commit --quiet --message "New site"');
  return folder;
}

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** Runs shell commands in the folder of a site, and stops at the first command that fails. */
export function run(folder: string, lines: string): Ran {
  const { PATH = '', HOME = '' } = process.env;
  const author = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.org' };
  const committer = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.org' };
  const env = { PATH, HOME, LC_ALL: 'C.UTF-8', npm_config_offline: 'true', ...author, ...committer };
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', lines], { cwd: folder, env, encoding: 'utf8', timeout: 120_000 });
  return { code: status, output: stdout + stderr };
}

/** Runs the commands of a block, or writes its code into the file that it names. Returns an error message, or undefined after a success. */
export function follow(folder: string, { language, info, code }: CodeBlock): string | undefined {
  if (language === 'sh') {
    const { code: status, output } = run(folder, code);
    return (status === 0) === (info['fails'] === undefined) ? undefined : output;
  }
  const file = info['file'] ?? info['end'] ?? info['in'];
  if (file === undefined) return 'It names no file, and is not marked as an output (```text).';
  if (file.includes('LANGUAGE')) {
    for (const name of readdirSync(join(folder, dirname(file)))) appendFileSync(join(folder, dirname(file), name), `\n${code}`);
    return undefined;
  }
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  if (info['file'] !== undefined) writeFileSync(path, code);
  else if (info['end'] !== undefined) appendFileSync(path, `${existsSync(path) ? '\n' : ''}${code}`);
  else writeFileSync(path, inserted(readFileSync(path, 'utf8'), code, info['after']));
  return undefined;
}

/** Inserts `code` into `text` below the first line that contains `after`. Without `after`, replaces or adds the keys in `code`. */
function inserted(text: string, code: string, after: string | undefined): string {
  const lines = text.split('\n');
  if (after !== undefined) {
    const index = lines.findIndex((line) => line.includes(after));
    if (index < 0) throw new Error(`No line has ${after}`);
    return [...lines.slice(0, index + 1), code.trimEnd(), ...lines.slice(index + 1)].join('\n');
  }
  return keyedParts(code).reduce(withPart, text);
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** Splits a block into its top-level keys with their lines. A line without a key belongs to the preceding key. */
function keyedParts(code: string): readonly string[] {
  const lines = code.trimEnd().split('\n');
  const starts = lines.flatMap((line, index) => (/^[\w'"-]+\??:/.test(line) ? [index] : []));
  return starts.map((start, index) => lines.slice(start, starts[index + 1]).join('\n'));
}

/** Replaces the first key of the same name, at any depth, or adds the key at the end if there is none. */
function withPart(text: string, part: string): string {
  const key = /^[^:]+:/.exec(part)?.[0] ?? '';
  const lines = text.trimEnd().split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith(key));
  if (start < 0) return `${text.trimEnd()}\n${part}\n`;
  const depth = indentOf(lines[start] ?? '');
  const rest = lines.slice(start + 1);
  const length = rest.findIndex((line) => line.trim() !== '' && indentOf(line) <= depth && !/^\s*[}\])]/.test(line));
  const closing = length < 0 ? rest.length : length;
  const hasBlock = rest[0] !== undefined && indentOf(rest[0]) > depth;
  const kept = hasBlock ? rest.slice(closing) : rest;
  return `${[...lines.slice(0, start), ...part.split('\n').map((line) => ' '.repeat(depth) + line), ...kept].join('\n')}\n`;
}
