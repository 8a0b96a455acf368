// The output folder is replaced completely or not at all, unless it has to remain (`publish-in-place.ts`). A build writes the new site into
// a folder beside it, and then exchanges the two, in one system call if possible.
import { existsSync, lstatSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { attempt } from '../../model/attempt.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { takeLock } from '../fs/lock.ts';
import { digestOf, statOf, withoutChangeTime } from '../fs/stamps.ts';
import { type Syscalls, syscalls } from '../fs/syscalls.ts';
import { type EarlierFiles, type EarlierLimits, earlierFiles } from './earlier-files.ts';
import { type BuiltFiles, type ExistingOutput, existingOutput, folderIdentity } from './manifest.ts';
import { OutputError, withOutputErrors, withOutputErrorsAsync } from './output-error.ts';
import { moveAside, type OutputPaths, outputPathsOf, removeFolder, removeUnfinishedBuilds } from './output-places.ts';
import { createPrecompressor } from './precompress.ts';
import { folderStats, keepPreviousOutput, keepUnfinished, type PreviousOutput, takePreviousOutput } from './previous-output.ts';
import { replaceSite } from './replace-site.ts';
import { type OutputFiles, type StagedOutput, stageOutput } from './staged-output.ts';

/** The record of a published build: plain data. */
export interface PublishedOutput {
  readonly files: OutputFiles;
  /** The previous output, if it is retained beside the new one. */
  readonly previous?: PreviousOutput | undefined;
}

export interface Output {
  /**
   * Writes a file to the new output, replacing one with the same path. If this returns a promise, wait for it before writing another file.
   * Throws an OutputError if the disk refuses.
   */
  readonly write: (file: OutputFile) => Promise<void> | undefined;
  /** Reuses a file of the old output if it has the fingerprint `name` and is unchanged. Returns whether it did. */
  readonly reuse: (path: string, name: string) => boolean;
  /** Waits until the compressed forms of all files are written. Rejects with an OutputError if the disk refuses. */
  readonly compress: () => Promise<void>;
  /** Replaces the old output with the new one and returns the result. Throws an OutputError if that fails. */
  readonly publish: () => PublishedOutput;
  /** Returns the files added so far that the old output does not have, or has with other bytes. */
  readonly written: () => readonly string[];
  /**
   * Gives up the new output and releases the lock; does nothing after `publish`. If this changes files of the old output or of the previous
   * output, returns the updated record.
   */
  readonly discard: () => PublishedOutput | undefined;
}

interface OutputOptions {
  /** The record of the last build; if missing, nothing is known about the output. */
  readonly before?: PublishedOutput;
  /** Whether to write compressed files as well, for servers that look for them. */
  readonly precompress?: boolean;
  /** Returns the number of threads that compress pages. Called when the first thread is needed; if missing, there is one. */
  readonly compressThreads?: () => number;
  /** The limits for retaining files of earlier builds; if missing, no such file is retained. */
  readonly earlier?: EarlierLimits | undefined;
  /** Whether to keep the folder and replace its files one by one. Mount points are always published this way. */
  readonly inPlace?: boolean;
  /** Retains the replaced site for the next build if the new one has at least this many files, most of them unchanged; never if missing. */
  readonly retainFrom?: number;
}

/** With fewer files, linking each unchanged file into an empty folder is as fast as updating the retained site. */
export const defaultRetainFrom = 3000;

/** Beyond this share of changed files, starting with an empty folder is as fast as updating the retained site. */
const maxStaleShare = 0.25;

/** Opens the output at `path` for one build. Throws an OutputError if another build is running or another program wrote the folder. */
export function openOutput(path: string, options: OutputOptions = {}): Output {
  const places = outputPathsOf(path);
  return withOutputErrors(places.displayName, () => {
    mkdirSync(dirname(places.folder), { recursive: true });
    const calls = syscalls();
    const release = takeLock(places.lock, calls);
    if (release === undefined) throw new OutputError(createFinding('output-busy', { file: places.displayName }, {}));
    try {
      recover(places);
      const existing = look(places, options.before);
      const inPlace = options.inPlace === true || isMountPoint(places.folder);
      const stale = takePreviousOutput(places, inPlace ? undefined : options.before?.previous);
      if (stale === undefined) mkdirSync(places.next);
      return outputAt(places, { calls, release, existing, stale, ...options, inPlace });
    } catch (error) {
      release();
      throw error;
    }
  });
}

/** Cleans up after a killed build: removes unfinished files, and restores the old site if no new one has replaced it. */
function recover({ folder, next, old, displayName }: OutputPaths): void {
  if (existsSync(old)) {
    withoutStrays(existingOutput(folder, { at: old }), `${dirname(displayName)}/${basename(old)}`);
    if (existsSync(folder)) moveAside(old, next);
    else renameSync(old, folder);
  }
  removeUnfinishedBuilds(folder);
}

/** Returns the current output, or undefined if there is none. Throws an OutputError if archipel did not write it. */
function look({ folder, displayName }: OutputPaths, before: PublishedOutput | undefined): ExistingOutput | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isDirectory()) throw new OutputError(createFinding('output-foreign', { file: displayName }, { strays: [basename(folder)] }));
  return withoutStrays(existingOutput(folder, { isPublished: isAsPublished(folder, before) }), displayName);
}

/** Returns a function that tells whether a file is unchanged since the last build. */
const isAsPublished =
  (folder: string, before: PublishedOutput | undefined) =>
  (path: string): boolean => {
    const [, stat = ''] = (before !== undefined && Object.hasOwn(before.files, path) ? before.files[path] : undefined) ?? [];
    return stat !== '' && statOf(join(folder, path)) === stat;
  };

/** Returns whether a folder is a mount point. A mount from the same disk is noticed only when exchanging the folders fails. */
const isMountPoint = (folder: string): boolean => existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;

function withoutStrays(existing: ExistingOutput, displayName: string): ExistingOutput {
  const { strays } = existing;
  if (strays.length > 0) throw new OutputError(createFinding('output-foreign', { file: displayName }, { strays }));
  return existing;
}

interface OpenOutput extends OutputOptions {
  readonly calls: Syscalls;
  /** Releases the lock. */
  readonly release: () => void;
  readonly existing: ExistingOutput | undefined;
  /** The paths at which the folder for the new site differs from the old one; undefined if the folder is empty. */
  readonly stale: ReadonlySet<string> | undefined;
}

function outputAt(places: OutputPaths, opened: OpenOutput): Output {
  const { calls, release, existing, stale, before, precompress, inPlace = false, ...options } = opened;
  const staged = stageOutput({ ...places, before: before?.files ?? {}, stale });
  const precompressor = precompress ? createPrecompressor(staged, opened.compressThreads) : undefined;
  const keepOld = keeperOf(places, { existing, staged, ...options });
  let open = true;
  const close = () => {
    open = false;
    precompressor?.stop();
    // The published output is complete even if this folder remains; the next build removes it.
    attempt(() => removeFolder(places.next));
    release();
  };
  const abandon = (): PublishedOutput | undefined => {
    precompressor?.stop();
    const { linked, touched } = staged.traces;
    const previous = stale === undefined ? undefined : keepUnfinished(places, [...new Set([...stale, ...touched])]);
    close();
    const isLost = stale !== undefined && previous === undefined;
    const isAsBefore = linked.size === 0 && !isLost && (previous === undefined || touched.size === 0);
    if (before === undefined || isAsBefore) return undefined;
    return { files: settled(places.folder, before.files, isLost ? () => true : (path) => linked.has(path)), previous };
  };
  return {
    write: ({ path, bytes: content, encoded, name: given }) =>
      withOutputErrors(places.displayName, () => {
        const bytes = encoded ?? (typeof content === 'string' ? encoder.encode(content) : content);
        const name = given ?? digestOf(bytes);
        const isThere = staged.reuse(path, name);
        if (precompressor !== undefined) return precompressor.add({ path, name, ...(!isThere && { bytes }) });
        if (!isThere) staged.write({ path, name, bytes });
        return undefined;
      }),
    reuse: (path, name) =>
      withOutputErrors(places.displayName, () => {
        const isThere = staged.reuse(path, name);
        if (isThere) precompressor?.add({ path, name });
        return isThere;
      }),
    compress: () => withOutputErrorsAsync(places.displayName, async () => precompressor?.end()),
    publish: () =>
      withOutputErrors(places.displayName, () => {
        const built = existing?.built;
        const earlier = keepEarlier(staged, built, options.earlier);
        const files = staged.finish();
        // Files of this build were removed by another program, and an incomplete site must not be published.
        if (files === undefined) throw new OutputError(createFinding('output-busy', { file: places.displayName }, {}));
        if (!replaceSite(places, { files, earlier, previous: built, staged, calls, inPlace })) {
          close();
          return { files: withCurrentStats(places.folder, files) };
        }
        const previous = keepOld(files);
        close();
        return previous === undefined ? { files: settled(places.folder, files, () => true) } : { files, previous };
      }),
    written: staged.written,
    discard: () => (open ? abandon() : undefined),
  };
}

/** Retains files of earlier builds, for pages that are open. */
function keepEarlier(staged: StagedOutput, before: BuiltFiles | undefined, limits: EarlierLimits | undefined): readonly EarlierFiles[] {
  const earlier = limits === undefined ? [] : earlierFiles({ before, has: staged.has, now: Date.now() }, limits);
  for (const path of earlier.flatMap((each) => each.files)) staged.keep(path);
  return earlier;
}

interface Keeping extends Pick<OutputOptions, 'retainFrom'> {
  readonly existing: ExistingOutput | undefined;
  readonly staged: StagedOutput;
}

/** Returns a function that retains the old site after the new one has replaced it, if enough files are unchanged. */
function keeperOf(places: OutputPaths, { existing, staged, retainFrom }: Keeping) {
  const contents = existing?.contents;
  if (contents === undefined || retainFrom === undefined) return () => undefined;
  const known = { identity: folderIdentity(places.folder), folders: folderStats(places.folder, contents) };
  return (files: OutputFiles): PreviousOutput | undefined => {
    const paths = Object.keys(files);
    if (paths.length < retainFrom) return undefined;
    const gone = [...contents.files, ...contents.others].filter((path) => !Object.hasOwn(files, path));
    const stale = [...paths.filter((path) => !staged.isShared(path)), ...gone];
    return stale.length > maxStaleShare * paths.length ? undefined : keepPreviousOutput(places, { ...known, stale });
  };
}

const encoder = new TextEncoder();

const withCurrentStats = (folder: string, files: OutputFiles): OutputFiles =>
  Object.fromEntries(Object.entries(files).map(([path, [name]]) => [path, [name, statOf(join(folder, path))]]));

/**
 * Returns `files` with the current stat at the paths for which `isOld` returns true, because removing one of a file's hard links updates
 * its change time. If another part of its stat has changed, the file gets ''.
 */
const settled = (folder: string, files: OutputFiles, isOld: (path: string) => boolean): OutputFiles =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      if (!isOld(path)) return [path, file];
      const [name, stat] = file;
      const own = statOf(join(folder, path));
      return [path, [name, withoutChangeTime(own) === withoutChangeTime(stat) ? own : '']];
    }),
  );
