// Files that commands write: sets of new files are written completely or not at all and never overwrite others; replaced files change
// atomically.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from '../../model/output/output-file.ts';
import { errorCodeOf } from './error-code.ts';
import { syncFolders, writeSynced } from './sync.ts';

/** Writes files that do not exist yet, and the folders above them. If one exists or cannot be written, throws and leaves nothing behind. */
export function writeNewFiles(folder: string, files: readonly OutputFile[]): void {
  const made: string[] = [];
  try {
    for (const { path, bytes } of files) {
      const file = join(folder, path);
      const above = mkdirSync(dirname(file), { recursive: true });
      if (above !== undefined) made.push(above);
      writeNew(file, bytes);
      made.push(file);
    }
    syncFolders(made.map((path) => dirname(path)));
  } catch (error) {
    for (const path of made) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

/** Writes a new file. If it cannot be completed, removes it and throws; an existing file is left alone. */
function writeNew(file: string, bytes: OutputFile['bytes']): void {
  try {
    writeSynced(file, { bytes });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') rmSync(file, { force: true });
    throw error;
  }
}

/** Returns a temporary path of this process beside `file`. Readers skip names that start with a dot. */
export const hiddenBeside = (file: string, ending: string): string => join(dirname(file), `.${basename(file)}.${process.pid}.${ending}`);

/** Returns the path of the journal for changes in `folder` (`change-journal.ts`). */
export const journalIn = (folder: string): string => join(folder, '.archipel-changes');

/**
 * Writes or replaces a file atomically: a reader sees the old text or the new one. Not durable, so only for files that can be recomputed.
 */
export const writeAtomically = (folder: string, file: OutputFile): void =>
  replaceFile(folder, file, (beside) => writeFileSync(beside, file.bytes, { flag: 'wx' }));

/** Like `writeAtomically`, for people's files: syncs the file, and preserves its permissions. */
export function writeContent(folder: string, file: OutputFile): void {
  replaceFile(folder, file, (beside, old) => {
    const mode = statSync(old, { throwIfNoEntry: false })?.mode;
    writeSynced(beside, { bytes: file.bytes, mode: mode === undefined ? undefined : mode & 0o7777 });
  });
  syncFolders([dirname(join(folder, file.path))]);
}

/**
 * Replaces a file by one that `write` creates at a path beside it. `write` also gets the path of the replaced file, which may not exist.
 */
function replaceFile(folder: string, { path }: OutputFile, write: (beside: string, file: string) => void): void {
  const named = join(folder, path);
  mkdirSync(dirname(named), { recursive: true });
  // Writes through a symbolic link instead of replacing it.
  const file = existsSync(named) ? realpathSync(named) : named;
  const beside = hiddenBeside(file, 'tmp');
  try {
    write(beside, file);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
