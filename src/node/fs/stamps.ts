// The stat of a file is one text with its size, times and inode. `build` and `watch` compare stats of content, code and output instead of
// bytes, because that is faster. Equal stats prove equal bytes only if the file had settled when it was read (`settledStat`). Different
// stats prove nothing, so the bytes are compared.
import { lstatSync, readFileSync, type Stats, statSync } from 'node:fs';
import { attempt } from '../../model/attempt.ts';
import { sha256 } from './hash-of.ts';

/** A hash of the bytes of a file, and its stat; the stat is '' if it is not reliable. */
export type Stamp = readonly [hash: string, stat: string];

/** Returns the first 32 digits of the SHA-256 of `bytes`. */
export const digestOf = (bytes: Uint8Array | string): string => sha256(bytes).slice(0, 32);

const asText = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** Returns the stat of the file at `path`; '' if there is none. Throws if the disk refuses. */
export function readStat(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? asText(found) : '';
}

/** Like `readStat`, but also returns '' if the disk refuses. */
export const statOf = (path: string): string => attempt(() => readStat(path)) ?? '';

/** Returns the stat of a file or folder, or of a broken link itself; undefined if there is none or the disk refuses. */
export const entryStat = (path: string): string | undefined =>
  attempt(() => asText(statSync(path, { throwIfNoEntry: false }) ?? lstatSync(path)));

/** Removes the change time from a stat, because a hard link or a new name updates it. */
export const withoutChangeTime = (stat: string): string =>
  stat
    .split(' ')
    .filter((_, index) => index !== 2)
    .join(' ');

/** The coarsest resolution in which file systems store times, in milliseconds. */
const step = 2000;

/** How far the times of files may lag behind the clock, in milliseconds: systems take them from the last tick of a timer. */
const lag = 20;

/**
 * Returns whether a file was written or moved at or after `start`, in milliseconds since 1970. A program that has read the file since
 * `start` may then have read an older version. Returns undefined if the file does not exist.
 */
export function isWrittenSince(path: string, start: number): boolean | undefined {
  const found = attempt(() => statSync(path, { throwIfNoEntry: false }));
  return found && Math.max(found.mtimeMs, found.ctimeMs) >= start - lag;
}

/**
 * Returns the stat of a file, for a run that started at `start` (milliseconds since 1970) and has read it. Returns '' for a missing
 * file, and for a file that was written shortly before the start or later: it may change again without getting another time, or the
 * run may have read its previous state.
 */
export function settledStat(path: string, start: number): string {
  const found = attempt(() => statSync(path, { throwIfNoEntry: false }));
  const isSettled = found?.isFile() === true && Math.max(found.mtimeMs, found.ctimeMs) < start - step;
  return isSettled ? asText(found) : '';
}

/** Returns the hash of the file at `path`; '' if it cannot be read. */
export const hashOfFile = (path: string): string => attempt(() => digestOf(readFileSync(path))) ?? '';
