// The output folder is replaced whole or not at all. A build writes its files into a folder beside it, and the
// two change places in one system call; whatever kills the build before or after leaves a whole site.
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../emit/output-file.ts';
import { takeLock } from './lock.ts';
import { foreignFilesIn, manifestName, manifestOf } from './manifest.ts';
import { diskErrorOf } from './read-content.ts';
import { signsOf } from './stamps.ts';
import { type Syscalls, syscalls } from './syscalls.ts';

export interface Output {
  /** Puts a file beside the output. Throws an OutputError when the disk refuses. */
  readonly write: (file: OutputFile) => void;
  /**
   * Puts everything written in the place of the old output, at once. Gives the signs by which the disk tells each file, by
   * path. Throws an OutputError when that fails.
   */
  readonly publish: () => Readonly<Record<string, string>>;
  /** Throws away what was written and releases the lock; nothing to do after `publish`. */
  readonly discard: () => void;
}

/** A folder that cannot be written, with the finding that says why. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

interface OutputPaths {
  readonly shown: string;
  readonly folder: string;
  readonly next: string;
  readonly old: string;
  readonly lock: string;
}

function placesOf(path: string): OutputPaths {
  const folder = existsSync(path) ? realpathSync(path) : resolve(path);
  const beside = (suffix: string): string => join(dirname(folder), `.${basename(folder)}.${suffix}`);
  return { shown: relative(process.cwd(), folder) || '.', folder, next: beside('next'), old: beside('old'), lock: beside('lock') };
}

/** True while a build is at work on the output at `path`, or was killed there. */
export function isBeingWritten(path: string): boolean {
  const { next, old, lock } = placesOf(path);
  return [next, old, lock].some((each) => existsSync(each));
}

const guarded = <T>(places: OutputPaths, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (error instanceof OutputError) throw error;
    throw new OutputError(createFinding('output-write', { file: places.shown }, { why: diskErrorOf(error) }));
  }
};

/** Opens the output at `path` for one build. Throws an OutputError when it is busy, foreign or a mount point. */
export function openOutput(path: string): Output {
  const places = placesOf(path);
  return guarded(places, () => {
    mkdirSync(dirname(places.folder), { recursive: true });
    const calls = syscalls();
    const release = takeLock(places.lock, calls);
    if (release === undefined) throw new OutputError(createFinding('output-busy', { file: places.shown }, {}));
    try {
      recover(places);
      refuse(places);
      mkdirSync(places.next);
    } catch (error) {
      release();
      throw error;
    }
    return outputAt(places, calls, release);
  });
}

/** What a killed build left beside the output: unfinished files, or the old site while no new one is in its place. */
function recover({ folder, next, old, shown }: OutputPaths): void {
  if (existsSync(old)) {
    refuseStrays(old, `${dirname(shown)}/${basename(old)}`);
    if (existsSync(folder)) retire(old, next);
    else renameSync(old, folder);
  }
  remove(next);
}

/** Moves an old site to where unfinished ones are removed: one that is half removed must not be taken for whole. */
function retire(old: string, next: string): void {
  remove(next);
  renameSync(old, next);
}

function remove(folder: string): void {
  // A folder that may not be written cannot be emptied.
  if (existsSync(folder)) chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
}

function refuse({ folder, shown }: OutputPaths): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) throw new OutputError(createFinding('output-foreign', { file: shown }, { strays: [basename(folder)] }));
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) throw new OutputError(createFinding('output-mount', { file: shown }, {}));
  refuseStrays(folder, shown);
}

function refuseStrays(folder: string, shown: string): void {
  const strays = foreignFilesIn(folder);
  if (strays.length > 0) throw new OutputError(createFinding('output-foreign', { file: shown }, { strays }));
}

function outputAt(places: OutputPaths, calls: Syscalls, release: () => void): Output {
  const folders = new Set<string>([places.next]);
  const written: string[] = [];
  let open = true;
  const close = () => {
    open = false;
    try {
      remove(places.next);
    } catch {
      // What cannot be removed is removed by the next build; the output itself is whole.
    }
    release();
  };
  const put = ({ path, bytes }: OutputFile) => {
    const target = join(places.next, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(target, bytes);
  };
  return {
    write: (file) =>
      guarded(places, () => {
        put(file);
        written.push(file.path);
      }),
    publish: () =>
      guarded(places, () => {
        put(manifestOf(written));
        const signs = Object.fromEntries([manifestName, ...written].map((path) => [path, signsOf(join(places.next, path))]));
        swap(places, calls);
        close();
        return signs;
      }),
    discard: () => {
      if (open) close();
    },
  };
}

/** Error numbers with which a system says that it cannot exchange folders here: ENOSYS, EINVAL. */
const cannotExchange: readonly number[] = [38, 22];
const busy = 16;

function swap(places: OutputPaths, { exchange }: Syscalls): void {
  const { folder, next, shown } = places;
  if (!existsSync(folder)) {
    renameSync(next, folder);
    return;
  }
  chmodSync(next, statSync(folder).mode & 0o7777);
  const error = exchange === undefined ? cannotExchange[0] : exchange(next, folder);
  if (error === 0) return;
  if (error === busy) throw new OutputError(createFinding('output-mount', { file: shown }, {}));
  if (error === undefined || !cannotExchange.includes(error))
    throw new Error(`the system refuses to exchange the folders (error ${error})`);
  swapInSteps(places);
}

/** Where one step is not to be had: killed after the first, the next build puts the old site back. */
function swapInSteps({ folder, next, old, shown }: OutputPaths): void {
  try {
    renameSync(folder, old);
  } catch (error) {
    const isMount = error instanceof Error && 'code' in error && error.code === 'EBUSY';
    throw isMount ? new OutputError(createFinding('output-mount', { file: shown }, {})) : error;
  }
  try {
    renameSync(next, folder);
  } catch (error) {
    renameSync(old, folder);
    throw error;
  }
  retire(old, next);
}
