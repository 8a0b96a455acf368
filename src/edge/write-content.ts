// Writes the files of the content folder that commands keep, whole or not at all.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Puts `text` at `file` under `root`; throws what the disk says, and then leaves what was there. */
export function writeContent(root: string, file: string, text: string): void {
  const target = join(root, file);
  mkdirSync(dirname(target), { recursive: true });
  // Readers pass over names that begin with a dot.
  const beside = join(dirname(target), `.${process.pid}.tmp`);
  try {
    writeFileSync(beside, text);
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
