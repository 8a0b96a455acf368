// Files of people on the disk, whatever happens next: a system that loses its power forgets what it was not made to write, and
// may know a new name before the bytes behind it.
import { appendFileSync, closeSync, fchmodSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { errorCodeOf } from './error-code.ts';

interface SyncedFile {
  readonly bytes: string | Uint8Array;
  /** The permissions of the file; if missing, the default for new files. */
  readonly mode?: number | undefined;
}

/** Writes a file that is not there yet. Throws, with nothing left behind but what was there, where the disk refuses. */
export function writeSynced(path: string, { bytes, mode }: SyncedFile): void {
  const file = openSync(path, 'wx');
  try {
    if (mode !== undefined) fchmodSync(file, mode);
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Adds to the end of a file. */
export function appendSynced(path: string, text: string): void {
  const file = openSync(path, 'a');
  try {
    appendFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Has the system write a file that is there. */
export function syncFile(path: string): void {
  // Windows syncs no file that is open for reading only.
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Errors of systems that do not sync folders, or only for some users. */
const cannotSync: readonly (string | undefined)[] = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'];

/** Has the system write the entries of folders: what was made, renamed or removed in them. */
export function syncFolders(folders: Iterable<string>): void {
  for (const folder of new Set(folders)) {
    try {
      const handle = openSync(folder, 'r');
      try {
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    } catch (error) {
      if (!cannotSync.includes(errorCodeOf(error))) throw error;
    }
  }
}
