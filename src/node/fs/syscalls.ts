// System calls that Node lacks: a lock that ends with its process, the exchange of two folders in one step, and syncing an
// entire file system. A call that the system does not have is undefined, and the caller does without it.
import { createRequire } from 'node:module';
import { attempt } from '../../model/attempt.ts';

/** `held`: the file is locked already. `none`: the file system has no such lock (NFS without its lock server, some FUSE file systems). */
type LockAnswer = 'taken' | 'held' | 'none';

export interface Syscalls {
  /** Locks an open file: flock(2). */
  readonly lock: ((fd: number) => LockAnswer) | undefined;
  /** Exchanges two paths: renameat2(2) with RENAME_EXCHANGE. Returns 0 or an error number. */
  readonly exchange: ((one: string, other: string) => number) | undefined;
  /** Syncs the file system of an open file: syncfs(2). Returns 0 or an error number. */
  readonly syncDisk: ((fd: number) => number) | undefined;
}

const lockExclusively = 2;
const lockAtOnce = 4;
const currentFolder = -100;
const renameExchange = 2;

/** Returns the calls that this system has. */
export function syscalls(): Syscalls {
  try {
    // A CommonJS package, loaded only for an output or for the mail queue.
    const koffi = createRequire(import.meta.url)('koffi') as typeof import('koffi');
    const libc = koffi.load(null);
    const named = (signature: string): ((...args: unknown[]) => number) | undefined => attempt(() => libc.func(signature));
    const flock = named('int flock(int fd, int operation)');
    const rename = named('int renameat2(int olddir, const char *old, int newdir, const char *new, unsigned int flags)');
    const syncfs = named('int syncfs(int fd)');
    return {
      lock:
        flock &&
        ((fd) => {
          if (flock(fd, lockExclusively | lockAtOnce) === 0) return 'taken';
          return koffi.errno() === koffi.os.errno['EAGAIN'] ? 'held' : 'none';
        }),
      exchange: rename && ((one, other) => (rename(currentFolder, one, currentFolder, other, renameExchange) === 0 ? 0 : koffi.errno())),
      syncDisk: syncfs && ((fd) => (syncfs(fd) === 0 ? 0 : koffi.errno())),
    };
  } catch {
    return { lock: undefined, exchange: undefined, syncDisk: undefined };
  }
}
