// A system that loses its power forgets the bytes that it was not made to write, but may know the names of their files: a site of
// empty pages. The new site is therefore on the disk before it takes the place of the old one.
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFile, syncFolders } from '../fs/sync.ts';
import type { Syscalls } from '../fs/syscalls.ts';

interface FlushedSite {
  /** The folder of the new site. */
  readonly folder: string;
  /** All files that are new: those that the old site does not have with the same bytes, and the manifest. */
  readonly files: readonly string[];
}

/**
 * Without syncfs each file costs a turn of the disk, 5 to 15 ms: a build that writes more files than this is as fast to repeat,
 * and not worth seconds of waiting each time.
 */
const maxSyncedFiles = 32;

/** Error numbers with which a system says that it has no syncfs here: EPERM (sandboxes), EINVAL, ENOSYS, EOPNOTSUPP. */
const cannotSync: readonly number[] = [1, 22, 38, 95];

/** Makes the disk write a new site and the names beside its folder. Throws if the disk refuses. */
export function flushSite({ folder, files }: FlushedSite, { syncDisk }: Pick<Syscalls, 'syncDisk'>): void {
  const error = syncDisk === undefined ? cannotSync[0] : syncAt(folder, syncDisk);
  if (error === 0) return;
  if (error === undefined || !cannotSync.includes(error)) throw new Error(`the system refuses to write what it holds (error ${error})`);
  if (files.length > maxSyncedFiles) return;
  for (const file of files) syncFile(file);
  syncFolders([...files.map((file) => dirname(file)), folder, dirname(folder)]);
}

/** The error number of syncing the file system of `folder`; 0 if it is done. */
function syncAt(folder: string, syncDisk: (file: number) => number): number {
  const file = openSync(folder, 'r');
  try {
    return syncDisk(file);
  } finally {
    closeSync(file);
  }
}
