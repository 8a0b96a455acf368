// One build at a time per output folder. The lock belongs to the process: however it ends, the lock is gone.
import { closeSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import type { Syscalls } from './syscalls.ts';

/** A function that releases the lock, or undefined while another process holds it. */
export function takeLock(path: string, { lock }: Syscalls): (() => void) | undefined {
  for (;;) {
    // Appending empties nothing, should the name be a link or somebody's file.
    const fd = openSync(path, 'a');
    if (lock?.(fd) === false) {
      closeSync(fd);
      return undefined;
    }
    // The holder before us removes the file: what we locked must still be the file of that name.
    if (isSame(fd, path)) {
      return () => {
        rmSync(path, { force: true });
        closeSync(fd);
      };
    }
    closeSync(fd);
  }
}

function isSame(fd: number, path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.ino === fstatSync(fd).ino;
}
