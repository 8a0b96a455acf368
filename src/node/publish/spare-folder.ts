// The site that a build has replaced stays beside the new one, with which it shares all files that are the same: the next
// build changes what differs in it, so that its work follows the number of changes and not that of files.
import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, type FolderContents } from './folder-contents.ts';
import { identityOf } from './manifest.ts';
import { type OutputPaths, removeFolder } from './output-places.ts';

/** The record of a build about the folder that it leaves: plain data. */
export interface SpareFolder {
  /** Tells the folder from any other of its name. */
  readonly identity: string;
  /** The signs of all folders in it, by path: they change with each name that is added, removed or given to another file. */
  readonly folders: Readonly<Record<string, string>>;
  /** Paths at which it does not have the file of the output: no file, or another one. */
  readonly stale: readonly string[];
}

type SparePaths = Pick<OutputPaths, 'spare' | 'next'>;

/**
 * Turns the previous output into the staged site, if it is unchanged since the last build. Returns the paths at which it
 * differs from the current output, or undefined if there is no such folder; then none is left.
 */
export function takeSpare({ spare, next }: SparePaths, known: SpareFolder | undefined): ReadonlySet<string> | undefined {
  try {
    if (known !== undefined && isUntouched(spare, known)) {
      renameSync(spare, next);
      return new Set(known.stale);
    }
  } catch {
    // A folder of which the disk says nothing is of no use.
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

/** The signs of `folder` and of all folders in it. */
export const folderSigns = (folder: string, { folders }: FolderContents): SpareFolder['folders'] =>
  Object.fromEntries(['', ...folders].map((path) => [path, signsOfFolder(join(folder, path))]));

/** Keeps the replaced site at `next`. Undefined if it is another one by now, or the disk refuses: the caller removes it. */
export function keepSpare({ spare, next }: SparePaths, known: SpareFolder): SpareFolder | undefined {
  try {
    removeSpare(spare);
    if (!isUntouched(next, known)) return undefined;
    renameSync(next, spare);
    return known;
  } catch {
    return undefined;
  }
}

/** Keeps the unfinished site at `next` in its current state, with these paths stale. Undefined if the disk refuses. */
export function keepUnfinished({ spare, next }: SparePaths, stale: readonly string[]): SpareFolder | undefined {
  try {
    renameSync(next, spare);
    return { identity: identityOf(spare), folders: folderSigns(spare, contentsOf(spare)), stale };
  } catch {
    return undefined;
  }
}

/** Removes the spare folder. If that fails, a later build removes it. */
function removeSpare(spare: string): void {
  try {
    removeFolder(spare);
  } catch {
    // Nothing is read from it but by a record that knows it.
  }
}
