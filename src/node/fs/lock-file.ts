// A lock for systems that do not release locks when a process ends: a file that only one process can create, and that names this process.
// A file left by an ended process is removed.
import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { attempt } from '../../model/attempt.ts';
import { errorCodeOf } from './error-code.ts';
import { currentOwner, isOfThisMachine, mayBeRunning, type Owner } from './owner.ts';
import { parseJson, textIfExists } from './read-text.ts';

/** How a holder proves to other machines that it is alive. A recreated container counts as another machine. */
export interface Lease {
  /** The time in milliseconds without a renewal after which the lock of a holder on another machine is stale. */
  readonly leftAfter: number;
  /** Called if another process has taken over the lock because this one was suspended for longer than `leftAfter`. */
  readonly lost?: () => void;
}

/** A long lease, because builds block the event loop for seconds, so their renewals can be late. */
const leaseOfBuilds: Lease = { leftAfter: 10 * 60_000 };
/** Number of renewals within `leftAfter`. */
const renewals = 6;
/** The time in milliseconds within which a process has written its line into a file that it created. */
const writtenWithin = 100;
/** The time in milliseconds within which a process has compared and removed a stale file. */
const removedWithin = 10_000;

/** Texts of lock files that this process has released but the disk has refused to remove. */
const released = new Set<string>();

/**
 * Returns a function that releases the lock at `path`, or undefined while another process holds the lock or removes a stale one. Throws
 * the error of the system if the disk refuses the file; the release never throws.
 */
export function takeLockFile(path: string, { leftAfter, lost = () => undefined }: Lease = leaseOfBuilds): (() => void) | undefined {
  const own = JSON.stringify({ ...currentOwner(), id: randomUUID() });
  while (!create(path, own)) {
    const found = textIfExists(path);
    if (found !== undefined && isHeld(path, found, leftAfter)) return undefined;
    if (found !== undefined && !removeLeft(path, found)) return undefined;
  }
  const timer = setInterval(() => {
    if (renew(path, own)) return;
    clearInterval(timer);
    lost();
  }, leftAfter / renewals);
  timer.unref();
  return () => {
    clearInterval(timer);
    try {
      if (textIfExists(path) === own) rmSync(path, { force: true });
    } catch {
      // The file remains; other processes take it over once this process has ended.
      released.add(own);
    }
    removeOwn(path);
  };
}

/** Identifies this process in file names. Processes in two containers may have the same number, so part of it is random. */
const ownName = `${process.pid}-${randomUUID().slice(0, 8)}`;

/** Returns the path of the temporary file of this process beside the lock. */
const ownBeside = (path: string): string => `${path}.${ownName}`;

/** Removes the temporary file. Never throws, because that would leave a lock that nothing releases; the release tries again. */
const removeOwn = (path: string): void => attempt(() => rmSync(ownBeside(path), { force: true }));

/** Creates the file with `text` in it. Returns false if the file exists. */
function create(path: string, text: string): boolean {
  const whole = ownBeside(path);
  try {
    writeFileSync(whole, text);
    // A link appears together with its text, unlike a file that is created and then written.
    linkSync(whole, path);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    if (errorCodeOf(error) !== 'EPERM' && errorCodeOf(error) !== 'ENOTSUP' && errorCodeOf(error) !== 'ENOSYS') throw error;
    return createNew(path, text);
  } finally {
    removeOwn(path);
  }
}

/** Creates a file without a link. Returns false if the file exists. */
function createNew(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(path: string, text: string, leftAfter: number): boolean {
  const age = timeOfDisk(path) - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const owner = ownerIn(text);
  // On file systems without hard links, the file is empty for a moment.
  if (owner === undefined) return text === '' && age < writtenWithin;
  return !released.has(text) && mayBeRunning(owner) && (isOfThisMachine(owner) || age < leftAfter);
}

function ownerIn(text: string): Owner | undefined {
  const { machine, pid, start }: Partial<Record<keyof Owner, unknown>> = Object(parseJson(text));
  return typeof machine === 'string' && typeof pid === 'number' && typeof start === 'string' ? { machine, pid, start } : undefined;
}

/**
 * Removes the lock file of an ended process. Only one process at a time may do this, and it first checks again that the file is the same:
 * otherwise, it could remove the lock file that a third process has just created. Returns false if another process is removing the file.
 */
function removeLeft(path: string, found: string): boolean {
  const guard = `${path}.left`;
  if (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) > removedWithin)
    rmSync(guard, { force: true });
  if (!createNew(guard, '')) return false;
  try {
    if (textIfExists(path) === found) rmSync(path, { force: true });
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Renews the lock file at `path`. Returns false if another process has taken it over. */
function renew(path: string, own: string): boolean {
  try {
    const text = textIfExists(path);
    if (text !== undefined && text !== own) return false;
    const now = new Date(timeOfDisk(path));
    utimesSync(path, now, now);
  } catch {
    // The file has been removed, or the disk refuses.
  }
  return true;
}

/** Returns the time of the lock's file system, in milliseconds since 1970, because the clocks of two machines can differ by minutes. */
function timeOfDisk(path: string): number {
  const probe = ownBeside(path);
  try {
    writeFileSync(probe, '');
    return statSync(probe).mtimeMs;
  } finally {
    removeOwn(path);
  }
}
