// Starts, stops and kills the command line as a process, and reads the files that it has written.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestBeside } from '../../../src/node/publish/manifest.ts';
import { type CommandRunner, startCommandRunner } from './command-runner.ts';
import { linkLibraries, shareCaches } from './shared-libraries.ts';
import { writeSmallSite } from './small-site.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
export const realContent = join(root, 'content');
export const preload = (name: string): string => `--import=${join(root, 'tests/support/process', name)}`;

// The real path, because programs print it.
const base = realpathSync(mkdtempSync(join(tmpdir(), 'archipel-test-')));
process.once('exit', () => rmSync(base, { recursive: true, force: true }));
let folders = 0;

/** Creates an empty folder, which is removed after the tests of the file. */
export function freshFolder(): string {
  folders += 1;
  const folder = join(base, String(folders));
  mkdirSync(folder);
  return folder;
}

/** Removes the folders of a test file, and ends the processes that ran commands in copies of the project. */
export function cleanUp(): void {
  for (const [project, runner] of runners) {
    if (project === root) continue;
    runner.stop();
    runners.delete(project);
  }
  for (const name of readdirSync(base)) rmSync(join(base, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Creates a content folder with a few pages. The files of `changes` are replaced, added or (if undefined) left out. */
export function smallContent(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const folder = join(freshFolder(), 'content');
  writeSmallSite(folder);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) rmSync(join(folder, file));
    else {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }
  return folder;
}

/** The parts of the project that a copy has, in addition to content. */
const parts = ['archipel.config.ts', 'bin', 'src', 'templates', 'islands', 'package.json', 'package-lock.json'];

/** Creates a copy of the project with the content of the small site. The copy shares libraries and the cache entries of `shareCaches`. */
export function copiedProject(): string {
  const project = join(freshFolder(), 'project');
  mkdirSync(project);
  execFileSync('cp', ['-r', ...parts.map((name) => join(root, name)), project]);
  writeSmallSite(join(project, 'content'));
  linkLibraries(root, join(project, 'node_modules'));
  shareCaches(root, project);
  return project;
}

/** Creates a site in English and German with `init`. */
export async function starterSite(): Promise<string> {
  const site = join(freshFolder(), 'site');
  const { code, stderr } = await archipel(['init', site, '--locales', 'en,de', '--url', 'https://example.org', '--yes']);
  if (code !== 0) throw new Error(stderr);
  return site;
}

/** Removes the cache of a copy of the project. */
export const emptyCaches = (project: string): void => rmSync(join(project, 'node_modules/.cache'), { recursive: true, force: true });

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Options of Node before the program, such as preloads. */
  readonly node?: readonly string[];
  /** The project whose command line runs. */
  readonly project?: string;
  /** The folder of another site for which the command runs. */
  readonly site?: string;
  /** A command that runs the command line, such as `setpriv`. */
  readonly under?: readonly string[];
  /** True if the command must run in its own process, because the test is about processes. */
  readonly alone?: boolean;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Returns the output on standard error so far. */
  readonly log: () => string;
  /** Resolves to the match as soon as standard error matches `pattern`. */
  readonly said: (pattern: RegExp) => Promise<RegExpExecArray>;
}

/** Returns the command line with its environment: `env`, the path, the home, and the number of threads for all tests. */
export function commandLine(args: readonly string[], { project = root, site = project, cwd = root, env }: RunOptions) {
  const { PATH = '', HOME = '', ARCHIPEL_THREADS: threads } = process.env;
  const own = { PATH, HOME, ...(threads !== undefined && { ARCHIPEL_THREADS: threads }), ...env };
  return { argv: [process.execPath, join(project, 'bin/archipel.js'), '--root', site, ...args], cwd, env: own };
}

/** Starts `archipel` in its own process. */
export function start(args: readonly string[], options: RunOptions = {}): Running {
  const { argv, cwd, env } = commandLine(args, options);
  const [node = '', ...rest] = argv;
  const line = [...(options.under ?? []), node, ...(options.node ?? []), ...rest];
  const child = spawn(line[0] ?? '', line.slice(1), { cwd, env });
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
  return { child, ended, log: () => stderr, said };
}

/** Starts a command that serves a site; resolves to its URL. The calling test must kill the process. */
export async function startServer(
  args: readonly string[],
  options: RunOptions,
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const { child, said } = start(args, { cwd: options.site ?? root, ...options });
  return { url: `http://127.0.0.1:${(await said(/localhost:(\d+)/))[1]}`, child };
}

/** The command runners by the project whose engine they run. */
const runners = new Map<string, CommandRunner>();

function runnerOf(project: string): CommandRunner {
  const runner = runners.get(project) ?? startCommandRunner(project);
  runners.set(project, runner);
  return runner;
}

/** Runs `archipel` until it ends. */
export function archipel(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { project = root, node, under, alone = false } = options;
  const needsProcess = alone || node !== undefined || under !== undefined;
  return needsProcess ? start(args, options).ended : runnerOf(project).run(commandLine(args, options));
}

/** Builds `content` into `out` with the preloads and environment of `options`. */
export const build = (content: string, out: string, options?: RunOptions & { readonly more?: readonly string[] }): Promise<Ended> =>
  archipel(['build', '--quiet', '--content', content, '--out', out, ...(options?.more ?? [])], options);

/** Returns what is in `folder`, by path: the hash of a file, the target of a link, or the word `folder`. */
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

/** Returns the names of the files and folders that builds have left beside the output, such as `.dist.lock`, except the manifest. */
export const besides = (out: string): string[] =>
  readdirSync(dirname(out)).filter((name) => name.startsWith(`.${basename(out)}.`) && name !== basename(manifestBeside(out)));
