// Writes files durably. A power failure may lose data that was not synced, and may leave a file's new name without its bytes.
import { appendFileSync, closeSync, fchmodSync, fsyncSync, openSync, readSync, writeFileSync } from 'node:fs';
import { errorCodeOf } from './error-code.ts';

interface SyncedFile {
  readonly bytes: string | Uint8Array;
  /** The permissions of the file; if missing, the default for new files. */
  readonly mode?: number | undefined;
}

/** Writes a file that does not exist yet. If the disk refuses, throws, and the caller has to remove the incomplete file. */
export function writeSynced(path: string, { bytes, mode }: SyncedFile): void {
  withOpenFile(path, 'wx', (file) => {
    if (mode !== undefined) fchmodSync(file, mode);
    writeFileSync(file, bytes);
    fsyncSync(file);
  });
}

const partLength = 1 << 20;

/** Copies the bytes of a file to one that does not exist yet, a megabyte at a time. Throws like `writeSynced`. */
export function copySynced(from: string, to: string): void {
  withOpenFile(from, 'r', (source) =>
    withOpenFile(to, 'wx', (file) => {
      const part = Buffer.allocUnsafe(partLength);
      for (let length = readSync(source, part); length > 0; length = readSync(source, part)) writeFileSync(file, part.subarray(0, length));
      fsyncSync(file);
    }),
  );
}

/** Appends to a file and syncs it. */
export function appendSynced(path: string, text: string): void {
  withOpenFile(path, 'a', (file) => {
    appendFileSync(file, text);
    fsyncSync(file);
  });
}

/** Syncs an existing file. Opens it for writing, because Windows cannot sync a file that is open for reading only. */
export const syncFile = (path: string): void => withOpenFile(path, 'r+', fsyncSync);

/** Opens a file or folder, and returns the result of `act` for its descriptor. Closes it even if `act` throws. */
export function withOpenFile<T>(path: string, flags: 'r' | 'r+' | 'a' | 'wx', act: (file: number) => T): T {
  const file = openSync(path, flags);
  try {
    return act(file);
  } finally {
    closeSync(file);
  }
}

/** Error codes of systems that do not sync folders, or only for some users. */
const cannotSync: readonly (string | undefined)[] = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'];

/** Syncs the entries of folders: created, renamed and removed files. */
export function syncFolders(folders: Iterable<string>): void {
  for (const folder of new Set(folders)) {
    try {
      withOpenFile(folder, 'r', fsyncSync);
    } catch (error) {
      if (!cannotSync.includes(errorCodeOf(error))) throw error;
    }
  }
}
