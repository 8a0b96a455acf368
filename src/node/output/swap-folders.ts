// Puts a finished site in the place of the old one: in one system call where there is one.
import { chmodSync, existsSync, renameSync, statSync } from 'node:fs';
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { errorCodeOf } from '../fs/error-code.ts';
import type { Syscalls } from '../fs/syscalls.ts';
import { OutputError } from './output-error.ts';
import { type OutputPaths, retire } from './output-places.ts';

/** Error numbers with which a system says that it cannot exchange folders here: ENOSYS, EINVAL. */
const cannotExchange: readonly number[] = [38, 22];
const busy = 16;

/** Puts `next` in the place of `folder`. The old site, where there is one, is at `next` afterwards. */
export function swap(places: OutputPaths, { exchange }: Syscalls): void {
  const { folder, next, shown } = places;
  if (!existsSync(folder)) {
    renameSync(next, folder);
    return;
  }
  chmodSync(next, statSync(folder).mode & 0o7777);
  const error = exchange === undefined ? cannotExchange[0] : exchange(next, folder);
  if (error === 0) return;
  if (error === busy) throw new OutputError(createFinding('output-mount', { file: shown }, {}));
  if (error === undefined || !cannotExchange.includes(error))
    throw new Error(`the system refuses to exchange the folders (error ${error})`);
  swapInSteps(places);
}

/** Where one step is not to be had: killed after the first, the next build puts the old site back. */
function swapInSteps({ folder, next, old, shown }: OutputPaths): void {
  try {
    renameSync(folder, old);
  } catch (error) {
    const isMount = errorCodeOf(error) === 'EBUSY';
    throw isMount ? new OutputError(createFinding('output-mount', { file: shown }, {})) : error;
  }
  try {
    renameSync(next, folder);
  } catch (error) {
    renameSync(old, folder);
    throw error;
  }
  retire(old, next);
}
