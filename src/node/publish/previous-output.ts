// The output that a build has replaced is retained beside the new one, with which it shares all unchanged files. The next build changes
// only those of its files that differ, so the work depends on the number of changes, not of files.
import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../model/attempt.ts';
import { contentsOf, type FolderContents } from './folder-contents.ts';
import { folderIdentity } from './manifest.ts';
import { type OutputPaths, removeFolder } from './output-places.ts';

/** The record of a previous output that is retained: plain data. */
export interface PreviousOutput {
  /** Distinguishes the folder from any other with the same name. */
  readonly identity: string;
  /** The inode and time of each folder in it, by path. They change when a file is added, removed or replaced. */
  readonly folders: Readonly<Record<string, string>>;
  /** The paths at which this folder differs from the output: only one of them has a file, or their files differ. */
  readonly stale: readonly string[];
}

type PreviousPaths = Pick<OutputPaths, 'previous' | 'next'>;

/**
 * If the previous output is unchanged since the last build, moves it to `next`, where the new site is written, and returns the paths at
 * which it differs from the current output. Otherwise removes it and returns undefined.
 */
export function takePreviousOutput({ previous, next }: PreviousPaths, known: PreviousOutput | undefined): ReadonlySet<string> | undefined {
  try {
    if (known !== undefined && isUntouched(previous, known)) {
      renameSync(previous, next);
      return new Set(known.stale);
    }
  } catch {
    // A folder that cannot be read is not reused.
  }
  removePreviousOutput(previous);
  return undefined;
}

const isUntouched = (previous: string, { identity, folders }: Omit<PreviousOutput, 'stale'>): boolean =>
  existsSync(previous) &&
  folderIdentity(previous) === identity &&
  Object.entries(folders).every(([folder, stat]) => statOfFolder(join(previous, folder)) === stat);

function statOfFolder(folder: string): string {
  const { ino, mtimeMs } = statSync(folder);
  return `${ino} ${mtimeMs}`;
}

/** Returns the inode and time of `folder` and of each of its subfolders, by path. */
export const folderStats = (folder: string, { folders }: FolderContents): PreviousOutput['folders'] =>
  Object.fromEntries(['', ...folders].map((path) => [path, statOfFolder(join(folder, path))]));

/**
 * Moves the replaced site, which publishing has left at `next`, to `previous`. Returns undefined if the site has changed or the disk
 * refuses; the caller then removes the site.
 */
export function keepPreviousOutput({ previous, next }: PreviousPaths, known: PreviousOutput): PreviousOutput | undefined {
  return attempt(() => {
    removePreviousOutput(previous);
    if (!isUntouched(next, known)) return undefined;
    renameSync(next, previous);
    return known;
  });
}

/**
 * Moves the unfinished site from `next` to `previous`. `stale` are the paths at which it differs from the output. Returns undefined if the
 * disk refuses.
 */
export const keepUnfinished = ({ previous, next }: PreviousPaths, stale: readonly string[]): PreviousOutput | undefined =>
  attempt(() => {
    renameSync(next, previous);
    return { identity: folderIdentity(previous), folders: folderStats(previous, contentsOf(previous)), stale };
  });

/** Removes the previous output. If that fails, a later build removes it; until then no record refers to it. */
const removePreviousOutput = (previous: string): void => attempt(() => removeFolder(previous));
