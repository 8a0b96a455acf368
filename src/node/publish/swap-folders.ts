// Exchanges the folders of the old site and of a finished one, with a single system call if the system has one for that.
import { chmodSync, existsSync, renameSync, statSync } from 'node:fs';
import { errorCodeOf } from '../fs/error-code.ts';
import type { Syscalls } from '../fs/syscalls.ts';
import { moveAside, type OutputPaths } from './output-places.ts';

/** Error numbers of systems that cannot exchange folders: ENOSYS, EINVAL. */
const cannotExchange: readonly number[] = [38, 22];
const busy = 16;

/**
 * Replaces `folder` with `next`, and returns true; afterwards the old site, if there was one, is at `next`. Moves nothing and returns false
 * if `folder` is a mount point, which cannot be moved. Throws if the system refuses for another reason.
 */
export function swapFolders(places: OutputPaths, { exchange }: Syscalls): boolean {
  const { folder, next } = places;
  if (!existsSync(folder)) {
    renameSync(next, folder);
    return true;
  }
  chmodSync(next, statSync(folder).mode & 0o7777);
  const error = exchange === undefined ? cannotExchange[0] : exchange(next, folder);
  if (error === 0) return true;
  if (error === busy) return false;
  if (error === undefined || !cannotExchange.includes(error))
    throw new Error(`the system refuses to exchange the folders (error ${error})`);
  return swapInSteps(places);
}

/** Swaps on systems that cannot exchange folders. If a build is killed between the two renames, the next build restores the old site. */
function swapInSteps({ folder, next, old }: OutputPaths): boolean {
  try {
    renameSync(folder, old);
  } catch (error) {
    if (errorCodeOf(error) === 'EBUSY') return false;
    throw error;
  }
  try {
    renameSync(next, folder);
  } catch (error) {
    renameSync(old, folder);
    throw error;
  }
  moveAside(old, next);
  return true;
}
