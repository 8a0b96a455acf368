// Files that commands write: new ones all or none, and never in the place of another; others whole or not at all.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from '../../emit/emit.ts';

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

/** Puts a file there, or another text in its place, at once: whoever reads it meanwhile sees the old one or the new one. */
export function writeWhole(folder: string, { path, bytes }: OutputFile): void {
  const named = join(folder, path);
  mkdirSync(dirname(named), { recursive: true });
  // A link stays one.
  const file = existsSync(named) ? realpathSync(named) : named;
  // Readers pass over names that begin with a dot.
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, bytes, { flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
