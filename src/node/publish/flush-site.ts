// Syncs a new site to disk before it replaces the old one. After a power failure, the disk may otherwise know the names of files
// but not their bytes: a site of empty pages.
import { dirname } from 'node:path';
import { syncFile, syncFolders, withOpenFile } from '../fs/sync.ts';
import type { Syscalls } from '../fs/syscalls.ts';

interface FlushedSite {
  /** The folder of the new site. */
  readonly folder: string;
  /** The files of the new site that are not links to files of the old site, and the manifest. */
  readonly files: readonly string[];
}

/**
 * Without syncfs, files are synced one by one, and each takes 5 to 15 ms. More files than this are not synced, because that would take
 * as long as another build.
 */
const maxSyncedFiles = 32;

/** Error numbers of systems without syncfs: EPERM (sandboxes), EINVAL, ENOSYS, EOPNOTSUPP. */
const cannotSync: readonly number[] = [1, 22, 38, 95];

/** Syncs a new site and the folder that contains it; without syncfs, only up to `maxSyncedFiles` files. Throws if the disk refuses. */
export function flushSite({ folder, files }: FlushedSite, { syncDisk }: Pick<Syscalls, 'syncDisk'>): void {
  const error = syncDisk === undefined ? cannotSync[0] : withOpenFile(folder, 'r', syncDisk);
  if (error === 0) return;
  if (error === undefined || !cannotSync.includes(error)) throw new Error(`the system refuses to sync the files to disk (error ${error})`);
  if (files.length > maxSyncedFiles) return;
  for (const file of files) syncFile(file);
  syncFolders([...files.map((file) => dirname(file)), folder, dirname(folder)]);
}
