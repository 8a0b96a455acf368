// Reads and writes the file with the results of earlier checks of links to other sites. The file is committed with the
// project.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Returns the text of the file, or undefined if it does not exist. Throws if it cannot be read. */
export function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces the file atomically. */
export function writeLock(path: string, text: string): void {
  const next = `${path}.new`;
  writeFileSync(next, text);
  renameSync(next, path);
}
