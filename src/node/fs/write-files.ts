// Files that commands write: new ones all or none, and never in the place of another; others whole or not at all.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from '../../emit/output-file.ts';
import { errorCodeOf } from './error-code.ts';

/**
 * Writes files that are not there yet, and the folders above them. Throws, with nothing left behind, where one is there or
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
  } catch (error) {
    for (const path of made) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

/** A file that was begun and could not be finished is taken away; one that was there before is not. */
function writeNew(file: string, bytes: OutputFile['bytes']): void {
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') rmSync(file, { force: true });
    throw error;
  }
}

/** A name of this process beside `file`. Readers pass over names that begin with a dot. */
export const hiddenBeside = (file: string, ending: string): string => join(dirname(file), `.${basename(file)}.${process.pid}.${ending}`);

/** The note of the files of `folder` that a command is changing (`change-journal.ts`). */
export const journalIn = (folder: string): string => join(folder, '.archipel-changes');

/** Writes or replaces a file atomically: a reader sees the old text or the new one. */
export function writeWhole(folder: string, { path, bytes }: OutputFile): void {
  const named = join(folder, path);
  mkdirSync(dirname(named), { recursive: true });
  // A link stays one.
  const file = existsSync(named) ? realpathSync(named) : named;
  const beside = hiddenBeside(file, 'tmp');
  try {
    writeFileSync(beside, bytes, { flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
