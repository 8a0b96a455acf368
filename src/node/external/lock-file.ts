// The results of earlier checks of links to other sites: a file of the project that is committed with it.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The text of the file; undefined if there is none. Throws if it cannot be read. */
export function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces the file as a whole. */
export function writeLock(path: string, text: string): void {
  const next = `${path}.new`;
  writeFileSync(next, text);
  renameSync(next, path);
}
