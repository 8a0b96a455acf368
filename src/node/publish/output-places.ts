// The paths of an output folder and of what may be beside it: the unfinished site of a build, the old site that a killed build left, the
// previous output, the lock.
import { chmodSync, existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { attempt } from '../../model/attempt.ts';
import { isRunning } from '../fs/owner.ts';

export interface OutputPaths {
  /** The name of the folder in messages. */
  readonly displayName: string;
  readonly folder: string;
  /** The path of the unfinished site. */
  readonly next: string;
  /** The path of the old site between two renames, where folders cannot be exchanged in one step. */
  readonly old: string;
  /** The path of the previous output, from which the next build continues. */
  readonly previous: string;
  readonly lock: string;
}

/** Returns the paths for the output at `path`, with links resolved. */
export function outputPathsOf(path: string): OutputPaths {
  const folder = existsSync(path) ? realpathSync(path) : resolve(path);
  const beside = (suffix: string): string => join(dirname(folder), `.${basename(folder)}.${suffix}`);
  return {
    displayName: relative(process.cwd(), folder) || '.',
    folder,
    next: beside(`next-${process.pid}`),
    old: beside('old'),
    previous: beside('spare'),
    lock: beside('lock'),
  };
}

/** Returns the unfinished sites beside `folder`: each build has its own, with its process number in the name. */
function unfinishedBeside(folder: string): readonly string[] {
  const own = (name: string): boolean => name.startsWith(`.${basename(folder)}.next`) && /\.next(?:-\d+)?$/.test(name);
  const parent = dirname(folder);
  // If the parent folder is missing or is a file, creating the site will report it.
  const names = attempt(() => readdirSync(parent)) ?? [];
  return names.filter(own).map((name) => join(parent, name));
}

/** On a file system without locks, a build that changed its folder less than this many milliseconds ago may still be running. */
const mayStillRun = 600_000;

/** Returns whether another process of this machine may still write to an unfinished site. */
function isOfAnother(unfinished: string): boolean {
  const pid = Number(/-(\d+)$/.exec(unfinished)?.[1] ?? Number.NaN);
  const { ctimeMs = 0 } = statSync(unfinished, { throwIfNoEntry: false }) ?? {};
  return pid !== process.pid && ctimeMs > Date.now() - mayStillRun && isRunning(pid);
}

/** Returns whether a build is writing the output at `path`, or was killed while doing so. */
export function isBeingWritten(path: string): boolean {
  const { folder, old, lock } = outputPathsOf(path);
  return existsSync(old) || existsSync(lock) || unfinishedBeside(folder).length > 0;
}

/** Removes the unfinished sites of killed builds. */
export function removeUnfinishedBuilds(folder: string): void {
  for (const unfinished of unfinishedBeside(folder)) if (!isOfAnother(unfinished)) removeFolder(unfinished);
}

/**
 * Moves an old site to the path of an unfinished one, from where the caller removes it: a half-removed site must not be mistaken for a
 * complete one.
 */
export function moveAside(old: string, next: string): void {
  removeFolder(next);
  renameSync(old, next);
}

/** Removes a folder with its content, if it exists. */
export function removeFolder(folder: string): void {
  // A read-only folder cannot be emptied.
  if (existsSync(folder)) chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
}
