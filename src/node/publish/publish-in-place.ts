// Publishes a finished site into the existing folder, file by file, if the folder itself has to remain because it is a mount point or
// is mounted elsewhere. Each file is replaced atomically. Pages come after everything they load, and files that the new site lacks
// are removed last, so that no visitor gets a page without its styles. Only old files that are in the way are removed first: a file where
// the new site has a folder, and the files of a folder where the new site has a file.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { errorCodeOf } from '../fs/error-code.ts';
import { diskErrorOf } from '../fs/read-content.ts';
import { syncFile } from '../fs/sync.ts';
import { contentsOf } from './folder-contents.ts';
import { OutputError } from './output-error.ts';
import type { OutputPaths } from './output-places.ts';

interface PlacedFiles {
  readonly paths: readonly string[];
  /** Returns whether the old site has the same file. */
  readonly isKept: (path: string) => boolean;
  /** Syncs the new site in a folder to disk. */
  readonly flush: (folder: string) => void;
}

/** Publishes the files. Throws an OutputError if the disk refuses midway; the next build then completes the site. */
export function publishInPlace({ folder, next, displayName }: OutputPaths, { paths, isKept, flush }: PlacedFiles): void {
  try {
    const isNew = new Set(paths);
    const gone = contentsOf(folder).files.filter((path) => !isNew.has(path));
    const folders = new Set(paths.flatMap(foldersOf));
    const isInTheWay = (path: string): boolean => folders.has(path) || foldersOf(path).some((each) => isNew.has(each));
    removeFiles(folder, gone.filter(isInTheWay));
    for (const path of paths.toSorted((one, other) => rankOf(one) - rankOf(other)))
      if (!isKept(path)) place(join(next, path), join(folder, path));
    flush(folder);
    removeFiles(
      folder,
      gone.filter((path) => !isInTheWay(path)),
    );
  } catch (error) {
    throw new OutputError(createFinding('output-partial', { file: displayName }, { why: diskErrorOf(error) }));
  }
}

/** Returns the position of a file in the order of publishing: files that pages load first, then all others, then pages. */
const rankOf = (path: string): number => (path.startsWith('assets/') ? 0 : /\.html(?:\.\w+)?$/.test(path) ? 2 : 1);

/** Returns the folders that contain a path, the outermost first. */
const foldersOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('/'));

/** The end of the name of a file that is being copied. The name starts with a dot. */
const unfinishedEnd = '.archipel-next';

/** Returns whether a path names a file that a killed build has copied only in part. */
export const isUnfinishedCopy = (path: string): boolean => basename(path).startsWith('.') && path.endsWith(unfinishedEnd);

/** Moves a file into place. If the system refuses, as between two disks, the file is first copied beside its place. */
function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(source, target);
  } catch {
    const copy = join(dirname(target), `.${basename(target)}${unfinishedEnd}`);
    try {
      copyFileSync(source, copy);
      syncFile(copy);
      renameSync(copy, target);
    } catch (refused) {
      rmSync(copy, { force: true });
      throw refused;
    }
  }
}

/** Removes files, and folders that become empty. */
function removeFiles(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path), { force: true });
  const parents = [...new Set(paths.flatMap(foldersOf))];
  // Longer paths come first, so that inner folders are removed before outer ones.
  for (const parent of parents.sort((one, other) => other.length - one.length)) removeIfEmpty(join(folder, parent));
}

function removeIfEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    rmdirSync(folder);
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOTEMPTY') throw error;
  }
}
