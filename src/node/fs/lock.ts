// One build at a time per output folder, one server per queue. The lock belongs to the process: however it ends, the lock is gone.
import { closeSync, fstatSync, openSync, rmSync } from 'node:fs';
import { type Lease, takeLockFile } from './lock-file.ts';
import type { Syscalls } from './syscalls.ts';

/**
 * A function that releases the lock, or undefined while another process holds it. Throws the error of the system if the disk refuses
 * the file; the function does not. `lease` is for systems without a lock that ends with its process.
 */
export function takeLock(path: string, { lock }: Pick<Syscalls, 'lock'>, lease?: Lease): (() => void) | undefined {
  if (lock === undefined) return takeLockFile(path, lease);
  for (;;) {
    // Appending empties nothing if the name is a link or another program's file.
    const fd = openSync(path, 'a');
    const answer = lock(fd);
    if (answer !== 'taken') {
      closeSync(fd);
      // The file itself stays: it may be the lock of a machine that has this one.
      return answer === 'held' ? undefined : takeLockFile(`${path}.owner`, lease);
    }
    // The holder before us removes the file: what we locked must still have a name.
    if (hasName(fd)) {
      return () => release(path, fd);
    }
    closeSync(fd);
  }
}

function release(path: string, fd: number): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The file stays, and the next holder takes it over: it is not locked.
  }
  closeSync(fd);
}

/** Throws the system's error if the disk refuses; then nothing is locked. */
function hasName(fd: number): boolean {
  try {
    return fstatSync(fd).nlink > 0;
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
