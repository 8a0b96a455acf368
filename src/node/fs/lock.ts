// Locks: one build at a time per output folder, one server per queue. A lock ends with its process, however the process ends.
import { closeSync, fstatSync, openSync, rmSync } from 'node:fs';
import { attempt } from '../../model/attempt.ts';
import { type Lease, takeLockFile } from './lock-file.ts';
import type { Syscalls } from './syscalls.ts';

/**
 * Returns a function that releases the lock, or undefined while another process holds the lock. Throws the error of the system if the disk
 * refuses the file; the release never throws. `lease` applies on systems without a lock that ends with its process.
 */
export function takeLock(path: string, { lock }: Pick<Syscalls, 'lock'>, lease?: Lease): (() => void) | undefined {
  if (lock === undefined) return takeLockFile(path, lease);
  for (;;) {
    // Opened for appending, which does not truncate a link's target or another program's file.
    const fd = openSync(path, 'a');
    const answer = lock(fd);
    if (answer !== 'taken') {
      closeSync(fd);
      // The file itself is left: another machine may have locked it.
      return answer === 'held' ? undefined : takeLockFile(`${path}.owner`, lease);
    }
    // The previous holder removes the file on release, so check that the locked file still has a name.
    if (hasName(fd)) return () => release(path, fd);
    closeSync(fd);
  }
}

function release(path: string, fd: number): void {
  // A file that cannot be removed remains unlocked, and the next holder takes it over.
  attempt(() => rmSync(path, { force: true }));
  closeSync(fd);
}

/** Returns whether an open file still has a name. Throws the system's error if the disk refuses; then nothing is locked. */
function hasName(fd: number): boolean {
  try {
    return fstatSync(fd).nlink > 0;
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
