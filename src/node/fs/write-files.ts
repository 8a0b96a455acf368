// Files that commands write: new ones all or none, and never instead of another; others whole or not at all.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from '../../model/output/output-file.ts';
import { errorCodeOf } from './error-code.ts';
import { syncFolders, writeSynced } from './sync.ts';

/**
 * Writes files that are not there yet, and the folders above them. Throws, with nothing left behind, if one is there or
 * cannot be written.
 */
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

/** A file that was begun and could not be finished is removed; one that was there before is not. */
function writeNew(file: string, bytes: OutputFile['bytes']): void {
  try {
    writeSynced(file, { bytes });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') rmSync(file, { force: true });
    throw error;
  }
}

/** A name of this process beside `file`. Readers pass over names that begin with a dot. */
export const hiddenBeside = (file: string, ending: string): string => join(dirname(file), `.${basename(file)}.${process.pid}.${ending}`);

/** The journal of the files of `folder` that a command is changing (`change-journal.ts`). */
export const journalIn = (folder: string): string => join(folder, '.archipel-changes');

/** Writes or replaces a file atomically: a reader sees the old text or the new one. For files that can be recomputed. */
export const writeWhole = (folder: string, file: OutputFile): void =>
  replaceFile(folder, file, (beside) => writeFileSync(beside, file.bytes, { flag: 'wx' }));

/** The same for a file of people: it is on the disk afterwards, with the rights that it had. */
export function writeContent(folder: string, file: OutputFile): void {
  replaceFile(folder, file, (beside, old) => {
    const mode = statSync(old, { throwIfNoEntry: false })?.mode;
    writeSynced(beside, { bytes: file.bytes, mode: mode === undefined ? undefined : mode & 0o7777 });
  });
  syncFolders([dirname(join(folder, file.path))]);
}

/** `write` gets the path beside the file and the path of the file itself, which may be missing. */
function replaceFile(folder: string, { path }: OutputFile, write: (beside: string, file: string) => void): void {
  const named = join(folder, path);
  mkdirSync(dirname(named), { recursive: true });
  // A link stays one.
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
