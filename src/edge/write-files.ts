// New files in the content folder: all of them or none, and never in the place of another.
import { mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface FileToWrite {
  /** From the folder. */
  readonly path: string;
  readonly text: string;
}

/** Writes files that are not there yet. Throws, with nothing left behind, where one is or cannot be written. */
export function writeNewFiles(folder: string, files: readonly FileToWrite[]): void {
  const written: string[] = [];
  try {
    for (const { path, text } of files) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeNew(file, text);
      written.push(file);
    }
  } catch (error) {
    for (const file of written) rmSync(file, { force: true });
    throw error;
  }
}

/** A file that was begun and could not be finished is taken away; one that was there before is not. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) rmSync(file, { force: true });
    throw error;
  }
}

/** Replaces the text of a file that is there, at once: whoever reads it meanwhile sees the old one or the new one. */
export function replaceFile(folder: string, { path, text }: FileToWrite): void {
  const file = realpathSync(join(folder, path));
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
