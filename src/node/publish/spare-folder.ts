// The replaced site is retained beside the new one, with which it shares all unchanged files. The next build changes only those files of
// the retained site that differ, so its work depends on the number of changes, not of files.
import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../model/attempt.ts';
import { contentsOf, type FolderContents } from './folder-contents.ts';
import { identityOf } from './manifest.ts';
import { type OutputPaths, removeFolder } from './output-places.ts';

/** The record of the retained folder: plain data. */
export interface SpareFolder {
  /** Distinguishes the folder from any other with the same name. */
  readonly identity: string;
  /** The inode and time of each folder in it, by path. They change when a file is added, removed or replaced. */
  readonly folders: Readonly<Record<string, string>>;
  /** The paths at which this folder differs from the output: only one of them has a file, or their files differ. */
  readonly stale: readonly string[];
}

type SparePaths = Pick<OutputPaths, 'spare' | 'next'>;

/**
 * If the previous output is unchanged since the last build, moves it to `next`, where the new site is written, and returns the paths at
 * which it differs from the current output. Otherwise removes it and returns undefined.
 */
export function takeSpare({ spare, next }: SparePaths, known: SpareFolder | undefined): ReadonlySet<string> | undefined {
  try {
    if (known !== undefined && isUntouched(spare, known)) {
      renameSync(spare, next);
      return new Set(known.stale);
    }
  } catch {
    // A folder that cannot be read is not reused.
  }
  removeSpare(spare);
  return undefined;
}

const isUntouched = (spare: string, { identity, folders }: Omit<SpareFolder, 'stale'>): boolean =>
  existsSync(spare) &&
  identityOf(spare) === identity &&
  Object.entries(folders).every(([folder, signs]) => signsOfFolder(join(spare, folder)) === signs);

function signsOfFolder(folder: string): string {
  const { ino, mtimeMs } = statSync(folder);
  return `${ino} ${mtimeMs}`;
}

/** Returns the signs of `folder` and of all its subfolders. */
export const folderSigns = (folder: string, { folders }: FolderContents): SpareFolder['folders'] =>
  Object.fromEntries(['', ...folders].map((path) => [path, signsOfFolder(join(folder, path))]));

/**
 * Moves the replaced site, which publishing has left at `next`, to `spare`. Returns undefined if the site has changed or the disk refuses;
 * the caller then removes the site.
 */
export function keepSpare({ spare, next }: SparePaths, known: SpareFolder): SpareFolder | undefined {
  return attempt(() => {
    removeSpare(spare);
    if (!isUntouched(next, known)) return undefined;
    renameSync(next, spare);
    return known;
  });
}

/**
 * Moves the unfinished site from `next` to `spare`. `stale` are the paths at which it differs from the output. Returns undefined if the
 * disk refuses.
 */
export const keepUnfinished = ({ spare, next }: SparePaths, stale: readonly string[]): SpareFolder | undefined =>
  attempt(() => {
    renameSync(next, spare);
    return { identity: identityOf(spare), folders: folderSigns(spare, contentsOf(spare)), stale };
  });

/** Removes the previous output. If that fails, a later build removes it; until then no record refers to it. */
const removeSpare = (spare: string): void => attempt(() => removeFolder(spare));
