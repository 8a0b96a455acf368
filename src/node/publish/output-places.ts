// An output folder and what may be beside it: the unfinished site of a build, the old one that a kill has left, the lock.
import { chmodSync, existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isRunning } from '../fs/owner.ts';

export interface OutputPaths {
  /** The folder as messages name it. */
  readonly shown: string;
  readonly folder: string;
  /** The unfinished site. */
  readonly next: string;
  /** The old site between two renames, where folders cannot be exchanged in one step. */
  readonly old: string;
  /** The previous site, from which the next build continues. */
  readonly spare: string;
  readonly lock: string;
}

/** The places of the output at `path`, with links resolved. */
export function outputPathsOf(path: string): OutputPaths {
  const folder = existsSync(path) ? realpathSync(path) : resolve(path);
  const beside = (suffix: string): string => join(dirname(folder), `.${basename(folder)}.${suffix}`);
  return {
    shown: relative(process.cwd(), folder) || '.',
    folder,
    next: beside(`next-${process.pid}`),
    old: beside('old'),
    spare: beside('spare'),
    lock: beside('lock'),
  };
}

/** The unfinished sites beside `folder`: each build has one of its own, with the number of its process. */
function unfinishedBeside(folder: string): readonly string[] {
  const own = (name: string): boolean => name.startsWith(`.${basename(folder)}.next`) && /\.next(?:-\d+)?$/.test(name);
  const parent = dirname(folder);
  return namesIn(parent)
    .filter(own)
    .map((name) => join(parent, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // It is missing, or no folder, which making the site will tell.
    return [];
  }
}

/** If a file system has no locks, another build may be running if it began at most this many milliseconds ago. */
const mayStillRun = 600_000;

/** True for an unfinished site to which a process of this machine may still write. */
function isOfAnother(unfinished: string): boolean {
  const pid = Number(/-(\d+)$/.exec(unfinished)?.[1] ?? Number.NaN);
  const { ctimeMs = 0 } = statSync(unfinished, { throwIfNoEntry: false }) ?? {};
  return pid !== process.pid && ctimeMs > Date.now() - mayStillRun && isRunning(pid);
}

/** True while a build is at work on the output at `path`, or was killed there. */
export function isBeingWritten(path: string): boolean {
  const { folder, old, lock } = outputPathsOf(path);
  return existsSync(old) || existsSync(lock) || unfinishedBeside(folder).length > 0;
}

/** Removes what killed builds have left unfinished. */
export function removeUnfinishedBuilds(folder: string): void {
  for (const unfinished of unfinishedBeside(folder)) if (!isOfAnother(unfinished)) removeFolder(unfinished);
}

/** Moves an old site to where unfinished ones are removed: one that is half removed must not be taken for whole. */
export function retire(old: string, next: string): void {
  removeFolder(next);
  renameSync(old, next);
}

/** Removes a folder with all that is in it, if it is there. */
export function removeFolder(folder: string): void {
  // A folder that may not be written cannot be emptied.
  if (existsSync(folder)) chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
}
