// The command line as a process: started, stopped, killed; and what it leaves on disk.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { layDown } from './small-site.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
export const realContent = join(root, 'content');
export const preload = (name: string): string => `--import=${join(root, 'tests/support/process', name)}`;

const base = mkdtempSync(join(tmpdir(), 'archipel-test-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
let folders = 0;

/** An empty folder that is removed when the tests of the file have ended. */
export function freshFolder(): string {
  folders += 1;
  const folder = join(base, String(folders));
  mkdirSync(folder);
  return folder;
}

/** A content folder of a few pages, with files replaced, added, or (undefined) left out. */
export function smallContent(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const folder = join(freshFolder(), 'content');
  layDown(folder);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) rmSync(join(folder, file));
    else {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }
  return folder;
}

/** A copy of the project that shares the libraries, but no cache. */
export function copiedProject(): string {
  const project = join(freshFolder(), 'project');
  for (const name of ['archipel.config.ts', 'bin', 'src', 'templates', 'islands', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(project, name), { recursive: true });
  layDown(join(project, 'content'));
  mkdirSync(join(project, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  return project;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node, before the program: preloads. */
  readonly node?: readonly string[];
  /** The project whose command line is run. */
  readonly project?: string;
  /** The folder of another site, for which it is run. */
  readonly site?: string;
  /** A command that runs the rest of the line, such as `setpriv`. */
  readonly under?: readonly string[];
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves to the match as soon as standard error shows `pattern`. */
  readonly said: (pattern: RegExp) => Promise<RegExpExecArray>;
}

/** Starts `archipel` with an environment of nothing but `env`, the path and a home. */
export function start(args: readonly string[], options: RunOptions = {}): Running {
  const line = [
    ...(options.under ?? []),
    process.execPath,
    ...(options.node ?? []),
    join(options.project ?? root, 'bin/archipel.js'),
    '--root',
    options.site ?? options.project ?? root,
    ...args,
  ];
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(line[0] ?? '', line.slice(1), { cwd: options.cwd ?? root, env: { PATH, HOME, ...options.env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const said = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(stderr);
        if (found) resolve(found);
      };
      look();
      child.stderr.on('data', look);
      void ended.then(() => reject(new Error(`It ended without saying ${pattern}:\n${stderr}`)));
    });
  return { child, ended, said };
}

/** Runs `archipel` to its end. */
export const archipel = (args: readonly string[], options?: RunOptions): Promise<Ended> => start(args, options).ended;

/** Builds `content` into `out` with the preloads and environment of `options`. */
export const build = (content: string, out: string, options?: RunOptions & { readonly more?: readonly string[] }): Promise<Ended> =>
  archipel(['build', '--quiet', '--content', content, '--out', out, ...(options?.more ?? [])], options);

/** Everything in `folder`: the hash of each file, the target of each link, the name of each folder. */
export function snapshot(folder: string): Record<string, string> {
  if (!existsSync(folder)) return { absent: 'yes' };
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry): [string, string] => {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (entry.isSymbolicLink()) return [name, `-> ${readlinkSync(path)}`];
    return [name, entry.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'folder'];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a build has left beside its output: names such as `.dist.next`. */
export const besides = (out: string): string[] => readdirSync(dirname(out)).filter((name) => name.startsWith(`.${basename(out)}.`));
