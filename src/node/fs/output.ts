// The output folder is replaced whole or not at all. A build writes its files into a folder beside it, and the
// two change places in one system call; whatever kills the build before or after leaves a whole site. Files that stay as
// they are get a second name in the new folder instead of being written.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../emit/output-file.ts';
import { type EarlierLimits, earlierFiles } from './earlier-files.ts';
import { errorCodeOf } from './error-code.ts';
import { takeLock } from './lock.ts';
import { builtFiles, foreignFilesIn, identityOf, writeManifest } from './manifest.ts';
import { isRunning } from './owner.ts';
import { createPrecompressor } from './precompress.ts';
import { diskErrorOf } from './read-content.ts';
import { certainSignsOf, digestOf, signsOf, withoutChangeTime } from './stamps.ts';
import { type Syscalls, syscalls } from './syscalls.ts';

/** The files of an output by path: the name of the bytes of each, and the signs by which the disk tells it. */
export type OutputFiles = Readonly<Record<string, readonly [name: string, signs: string]>>;

export interface Output {
  /** Puts a file beside the output: that of the old one, where it has the same name. Throws an OutputError when the disk refuses. */
  readonly write: (file: OutputFile) => Promise<void> | undefined;
  /** Puts a file of the old output there, if it has this name and is unchanged. */
  readonly reuse: (path: string, name: string) => boolean;
  /** Writes the compressed files of everything written. Rejects with an OutputError when the disk refuses. */
  readonly compress: () => Promise<void>;
  /**
   * Puts everything in the place of the old output, at once. Gives what is there. Throws an OutputError when that fails.
   */
  readonly publish: () => OutputFiles;
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
  const next = beside(`next-${process.pid}`);
  return { shown: relative(process.cwd(), folder) || '.', folder, next, old: beside('old'), lock: beside('lock') };
}

/** The unfinished sites beside `folder`: each build has one of its own, with the number of its process. */
function unfinishedBeside(folder: string): readonly string[] {
  const own = (name: string): boolean => name.startsWith(`.${basename(folder)}.next`) && /\.next(?:-\d+)?$/.test(name);
  const parent = dirname(folder);
  return namesIn(parent)
    .filter(own)
    .map((name) => join(parent, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // It is not there, or no folder, which making the site will tell.
    return [];
  }
}

/** Where the lock of a file system is none, another build may be at work: so long ago it has begun at most, in milliseconds. */
const mayStillRun = 600_000;

/** True for an unfinished site to which a process of this machine may still write. */
function isOfAnother(unfinished: string): boolean {
  const pid = Number(/-(\d+)$/.exec(unfinished)?.[1] ?? Number.NaN);
  const { birthtimeMs = 0 } = statSync(unfinished, { throwIfNoEntry: false }) ?? {};
  return pid !== process.pid && birthtimeMs > Date.now() - mayStillRun && isRunning(pid);
}

/** True while a build is at work on the output at `path`, or was killed there. */
export function isBeingWritten(path: string): boolean {
  const { folder, old, lock } = placesOf(path);
  return existsSync(old) || existsSync(lock) || unfinishedBeside(folder).length > 0;
}

const guarded = <T>(places: OutputPaths, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (error instanceof OutputError) throw error;
    throw new OutputError(createFinding('output-write', { file: places.shown }, { why: diskErrorOf(error) }));
  }
};

async function guardedLater(places: OutputPaths, act: () => Promise<void>): Promise<void> {
  const failure = await act().catch((error: unknown) => ({ error }));
  guarded(places, () => {
    if (failure !== undefined) throw failure.error;
  });
}

interface OutputOptions {
  /** The files that the last build has left; without it, none are known. */
  readonly before?: OutputFiles;
  /** Writes files compressed as well, for servers that look for them. */
  readonly precompress?: boolean;
  /** Keeps files of the builds before within these limits; without it, none. */
  readonly earlier?: EarlierLimits | undefined;
}

/** Opens the output at `path` for one build. Throws an OutputError when it is busy, foreign or a mount point. */
export function openOutput(path: string, options: OutputOptions = {}): Output {
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
    return outputAt(places, { calls, release, ...options });
  });
}

/** What a killed build left beside the output: unfinished files, or the old site while no new one is in its place. */
function recover({ folder, next, old, shown }: OutputPaths): void {
  if (existsSync(old)) {
    refuseStrays(folder, { at: old, shown: `${dirname(shown)}/${basename(old)}` });
    if (existsSync(folder)) retire(old, next);
    else renameSync(old, folder);
  }
  for (const unfinished of unfinishedBeside(folder)) if (!isOfAnother(unfinished)) remove(unfinished);
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
  refuseStrays(folder, { at: folder, shown });
}

/** `at` is the current path of the folder, or of the site that was in it. */
function refuseStrays(folder: string, { at, shown }: { readonly at: string; readonly shown: string }): void {
  const strays = foreignFilesIn(folder, at);
  if (strays.length > 0) throw new OutputError(createFinding('output-foreign', { file: shown }, { strays }));
}

interface OpenOutput extends OutputOptions {
  readonly calls: Syscalls;
  /** Releases the lock. */
  readonly release: () => void;
}

function outputAt(places: OutputPaths, { calls, release, before = {}, precompress = false, earlier: limits }: OpenOutput): Output {
  const staged = stage(places, before);
  const precompressor = precompress ? createPrecompressor(staged) : undefined;
  let open = true;
  const close = () => {
    open = false;
    precompressor?.stop();
    try {
      remove(places.next);
    } catch {
      // What cannot be removed is removed by the next build; the output itself is whole.
    }
    release();
  };
  return {
    write: ({ path, bytes: content, encoded, name: given }) =>
      guarded(places, () => {
        const bytes = encoded ?? (typeof content === 'string' ? encoder.encode(content) : content);
        const name = given ?? digestOf(bytes);
        const isThere = staged.reuse(path, name);
        if (precompressor !== undefined) return precompressor.add({ path, name, ...(!isThere && { bytes }) });
        if (!isThere) staged.write({ path, name, bytes });
        return undefined;
      }),
    reuse: (path, name) =>
      guarded(places, () => {
        const isThere = staged.reuse(path, name);
        if (isThere) precompressor?.add({ path, name });
        return isThere;
      }),
    compress: () => guardedLater(places, async () => precompressor?.end()),
    publish: () =>
      guarded(places, () => {
        const known = { before: builtFiles(places.folder), has: staged.has, now: Date.now() };
        const earlier = limits === undefined ? [] : earlierFiles(known, limits);
        for (const path of earlier.flatMap((each) => each.files)) staged.keep(path);
        const files = staged.files();
        // Files of this build were removed from outside: half a site must not be published.
        if (Object.values(files).some(([, signs]) => signs === ''))
          throw new OutputError(createFinding('output-busy', { file: places.shown }, {}));
        writeManifest(places.folder, { identity: identityOf(places.next), files: sizesOf(files), earlier });
        swap(places, calls);
        close();
        return settled(places.folder, files);
      }),
    discard: () => {
      if (open) close();
    },
  };
}

const encoder = new TextEncoder();

/** Puts files into the folder beside the output. */
function stage({ folder, next }: OutputPaths, before: OutputFiles) {
  const folders = new Set<string>([next]);
  const names = new Map<string, string>();
  const targetOf = (path: string): string => {
    const target = join(next, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return target;
  };
  const reuse = (path: string, name: string): boolean => {
    const [known, signs] = (Object.hasOwn(before, path) ? before[path] : undefined) ?? [];
    const source = join(folder, path);
    if (known !== name || signs === '' || signsOf(source) !== signs || !link(source, targetOf(path))) return false;
    names.set(path, name);
    return true;
  };
  return {
    reuse,
    write: ({ path, bytes, name }: OutputFile & { readonly name: string }): void => {
      writeFileSync(targetOf(path), bytes);
      names.set(path, name);
    },
    placeOf: targetOf,
    note: (path: string, name: string): void => void names.set(path, name),
    has: (path: string): boolean => names.has(path),
    /** Puts a file of the old output there, whatever its bytes; nothing where it is gone. */
    keep: (path: string): void => {
      if (link(join(folder, path), targetOf(path))) names.set(path, before[path]?.[0] ?? path);
    },
    files: (): OutputFiles => Object.fromEntries([...names].map(([path, name]) => [path, [name, certainSignsOf(join(next, path))]])),
  };
}

/** The sizes of files, with which their signs begin, sorted by path. */
const sizesOf = (files: OutputFiles): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(files)
      .map(([path, [, signs]]): [string, number] => [path, Number.parseInt(signs, 10) || 0])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Gives a file a second name; a copy, where the file system has no such thing. */
function link(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return copy(source, target);
  }
}

function copy(source: string, target: string): boolean {
  try {
    copyFileSync(source, target);
    return true;
  } catch {
    return false;
  }
}

/** `files` with the signs that they have now: a file that has lost its name in the old folder has another time of change. */
const settled = (folder: string, files: OutputFiles): OutputFiles =>
  Object.fromEntries(
    Object.entries(files).map(([path, [name, signs]]) => {
      const own = signsOf(join(folder, path));
      return [path, [name, withoutChangeTime(own) === withoutChangeTime(signs) ? own : '']];
    }),
  );

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
    const isMount = errorCodeOf(error) === 'EBUSY';
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
