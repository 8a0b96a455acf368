// The output folder is replaced whole or not at all. A build makes the new site in a folder beside it, and the two change
// places in one system call; whatever kills the build before or after leaves a whole site.
import { existsSync, lstatSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createFinding } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { takeLock } from '../fs/lock.ts';
import { digestOf, signsOf, withoutChangeTime } from '../fs/stamps.ts';
import { type Syscalls, syscalls } from '../fs/syscalls.ts';
import { type EarlierFiles, type EarlierLimits, earlierFiles } from './earlier-files.ts';
import { type BuiltFiles, type ExistingOutput, existingOutput, identityOf } from './manifest.ts';
import { guarded, guardedLater, OutputError } from './output-error.ts';
import { type OutputPaths, outputPathsOf, removeFolder, removeUnfinishedBuilds, retire } from './output-places.ts';
import { createPrecompressor } from './precompress.ts';
import { replaceSite } from './replace-site.ts';
import { folderSigns, keepSpare, keepUnfinished, type SpareFolder, takeSpare } from './spare-folder.ts';
import { type OutputFiles, type StagedOutput, stageOutput } from './staged-output.ts';

/** The result of a build: plain data. */
export interface PublishedOutput {
  readonly files: OutputFiles;
  /** The site before, where it stays beside this one. */
  readonly spare?: SpareFolder | undefined;
}

export interface Output {
  /** Puts a file beside the output, replacing one of the same name. Throws an OutputError when the disk refuses. */
  readonly write: (file: OutputFile) => Promise<void> | undefined;
  /** Puts a file of the old output there, if it has this name and is unchanged. */
  readonly reuse: (path: string, name: string) => boolean;
  /** Writes the compressed files of everything written. Rejects with an OutputError when the disk refuses. */
  readonly compress: () => Promise<void>;
  /**
   * Replaces the old output by everything at once. Returns the result. Throws an OutputError when that fails.
   */
  readonly publish: () => PublishedOutput;
  /** The files so far that were not in the old output with the same bytes. */
  readonly written: () => readonly string[];
  /**
   * Throws away what was written and releases the lock; nothing to do after `publish`. Gives what the last build has left, where
   * the disk has other signs of it now.
   */
  readonly discard: () => PublishedOutput | undefined;
}

interface OutputOptions {
  /** The result of the last build; without it, nothing is known. */
  readonly before?: PublishedOutput;
  /** Writes files compressed as well, for servers that look for them. */
  readonly precompress?: boolean;
  /** The number of compressing threads, queried when pages are to be written; one if missing. */
  readonly compressThreads?: () => number;
  /** Keeps files of the builds before within these limits; without it, none. */
  readonly earlier?: EarlierLimits | undefined;
  /** Keeps the folder and replaces its files one by one. Mount points are always published this way. */
  readonly inPlace?: boolean;
  /** Keeps the replaced site for the next build, if the new one has at least this many files; if missing, never. */
  readonly spareFrom?: number;
}

/** With fewer files, linking each one is just as fast. */
export const usualSpareFrom = 3000;

/** To change more of its files takes as long as to begin with an empty folder. */
const maxStaleShare = 0.25;

/** Opens the output at `path` for one build. Throws an OutputError when it is busy or foreign. */
export function openOutput(path: string, options: OutputOptions = {}): Output {
  const places = outputPathsOf(path);
  return guarded(places.shown, () => {
    mkdirSync(dirname(places.folder), { recursive: true });
    const calls = syscalls();
    const release = takeLock(places.lock, calls);
    if (release === undefined) throw new OutputError(createFinding('output-busy', { file: places.shown }, {}));
    try {
      recover(places);
      const existing = look(places, options.before);
      const inPlace = options.inPlace === true || isMountPoint(places.folder);
      const stale = inPlace ? undefined : takeSpare(places, options.before?.spare);
      if (stale === undefined) mkdirSync(places.next);
      return outputAt(places, { calls, release, existing, stale, ...options, inPlace });
    } catch (error) {
      release();
      throw error;
    }
  });
}

/** Removes the remains of a killed build beside the output: unfinished files, or the old site while no new one has replaced it. */
function recover({ folder, next, old, shown }: OutputPaths): void {
  if (existsSync(old)) {
    withoutStrays(existingOutput(folder, { at: old }), `${dirname(shown)}/${basename(old)}`);
    if (existsSync(folder)) retire(old, next);
    else renameSync(old, folder);
  }
  removeUnfinishedBuilds(folder);
}

/** The current output. Throws if archipel did not write it. */
function look({ folder, shown }: OutputPaths, before: PublishedOutput | undefined): ExistingOutput | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isDirectory()) throw new OutputError(createFinding('output-foreign', { file: shown }, { strays: [basename(folder)] }));
  return withoutStrays(existingOutput(folder, { isPublished: isAsPublished(folder, before) }), shown);
}

/** A function that is true for the paths of files that are unchanged since the last build. */
const isAsPublished =
  (folder: string, before: PublishedOutput | undefined) =>
  (path: string): boolean => {
    const [, signs = ''] = (before !== undefined && Object.hasOwn(before.files, path) ? before.files[path] : undefined) ?? [];
    return signs !== '' && signsOf(join(folder, path)) === signs;
  };

/** A mount of a folder of the same disk is found out when the folders are exchanged. */
const isMountPoint = (folder: string): boolean => existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;

function withoutStrays(existing: ExistingOutput, shown: string): ExistingOutput {
  const { strays } = existing;
  if (strays.length > 0) throw new OutputError(createFinding('output-foreign', { file: shown }, { strays }));
  return existing;
}

interface OpenOutput extends OutputOptions {
  readonly calls: Syscalls;
  /** Releases the lock. */
  readonly release: () => void;
  readonly existing: ExistingOutput | undefined;
  /** The paths at which the folder for the new site does not have the files of the old one; undefined if it is empty. */
  readonly stale: ReadonlySet<string> | undefined;
}

function outputAt(places: OutputPaths, opened: OpenOutput): Output {
  const { calls, release, existing, stale, before, precompress = false, inPlace = false, ...options } = opened;
  const staged = stageOutput({ ...places, before: before?.files ?? {}, stale });
  const precompressor = precompress ? createPrecompressor(staged, opened.compressThreads) : undefined;
  const keepOld = keeperOf(places, { existing, staged, ...options });
  let open = true;
  const close = () => {
    open = false;
    precompressor?.stop();
    tryToRemove(places.next);
    release();
  };
  const abandon = (): PublishedOutput | undefined => {
    precompressor?.stop();
    const { linked, touched } = staged.traces;
    const spare = stale === undefined ? undefined : keepUnfinished(places, [...new Set([...stale, ...touched])]);
    close();
    const isLost = stale !== undefined && spare === undefined;
    const isAsBefore = linked.size === 0 && !isLost && (spare === undefined || touched.size === 0);
    if (before === undefined || isAsBefore) return undefined;
    return { files: settled(places.folder, before.files, isLost ? () => true : (path) => linked.has(path)), spare };
  };
  return {
    write: ({ path, bytes: content, encoded, name: given }) =>
      guarded(places.shown, () => {
        const bytes = encoded ?? (typeof content === 'string' ? encoder.encode(content) : content);
        const name = given ?? digestOf(bytes);
        const isThere = staged.reuse(path, name);
        if (precompressor !== undefined) return precompressor.add({ path, name, ...(!isThere && { bytes }) });
        if (!isThere) staged.write({ path, name, bytes });
        return undefined;
      }),
    reuse: (path, name) =>
      guarded(places.shown, () => {
        const isThere = staged.reuse(path, name);
        if (isThere) precompressor?.add({ path, name });
        return isThere;
      }),
    compress: () => guardedLater(places.shown, async () => precompressor?.end()),
    publish: () =>
      guarded(places.shown, () => {
        const previous = existing?.built;
        const earlier = keepEarlier(staged, previous, options.earlier);
        const files = staged.finish();
        // Files of this build were removed from outside: half a site must not be published.
        if (files === undefined) throw new OutputError(createFinding('output-busy', { file: places.shown }, {}));
        if (!replaceSite(places, { files, earlier, previous, staged, calls, inPlace })) {
          close();
          return { files: signedAnew(places.folder, files) };
        }
        const spare = keepOld(files);
        close();
        return spare === undefined ? { files: settled(places.folder, files, () => true) } : { files, spare };
      }),
    written: staged.written,
    discard: () => (open ? abandon() : undefined),
  };
}

/** Removes a folder where the disk lets it. */
function tryToRemove(folder: string): void {
  try {
    removeFolder(folder);
  } catch {
    // The output is whole, and the next build tries again.
  }
}

/** Keeps files of builds before, for pages that are open. */
function keepEarlier(staged: StagedOutput, before: BuiltFiles | undefined, limits: EarlierLimits | undefined): readonly EarlierFiles[] {
  const earlier = limits === undefined ? [] : earlierFiles({ before, has: staged.has, now: Date.now() }, limits);
  for (const path of earlier.flatMap((each) => each.files)) staged.keep(path);
  return earlier;
}

interface Keeping extends Pick<OutputOptions, 'spareFrom'> {
  readonly existing: ExistingOutput | undefined;
  readonly staged: StagedOutput;
}

/** A function that keeps the old site, after these files have replaced it. */
function keeperOf(places: OutputPaths, { existing, staged, spareFrom }: Keeping) {
  const contents = existing?.contents;
  if (contents === undefined || spareFrom === undefined) return () => undefined;
  const known = { identity: identityOf(places.folder), folders: folderSigns(places.folder, contents) };
  return (files: OutputFiles): SpareFolder | undefined => {
    const paths = Object.keys(files);
    if (paths.length < spareFrom) return undefined;
    const gone = [...contents.files, ...contents.others].filter((path) => !Object.hasOwn(files, path));
    const stale = [...paths.filter((path) => !staged.isShared(path)), ...gone];
    return stale.length > maxStaleShare * paths.length ? undefined : keepSpare(places, { ...known, stale });
  };
}

const encoder = new TextEncoder();

/** `files` with the signs that they have in `folder`. */
const signedAnew = (folder: string, files: OutputFiles): OutputFiles =>
  Object.fromEntries(Object.entries(files).map(([path, [name]]) => [path, [name, signsOf(join(folder, path))]]));

/** `files`, those of `isOld` with the signs that they have now: with another number of names comes another time of change. */
const settled = (folder: string, files: OutputFiles, isOld: (path: string) => boolean): OutputFiles =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      if (!isOld(path)) return [path, file];
      const [name, signs] = file;
      const own = signsOf(join(folder, path));
      return [path, [name, withoutChangeTime(own) === withoutChangeTime(signs) ? own : '']];
    }),
  );
