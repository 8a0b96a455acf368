// The signs of a file are its size, times and inode. Comparing signs is a shortcut for comparing bytes, for content, code and output, in
// `build` and in `watch`. The rule: equal signs prove equal bytes only if the file had settled when it was read (`settledSigns`).
// Different signs prove nothing, so the bytes are compared.
import { lstatSync, readFileSync, type Stats, statSync } from 'node:fs';
import { attempt } from '../../model/attempt.ts';
import { sha256 } from './hash-of.ts';

/** A hash of the bytes, and the signs as one text; '' if these are not reliable. */
export type Stamp = readonly [hash: string, signs: string];

/** Returns the first 32 digits of the SHA-256 of `bytes`. */
export const digestOf = (bytes: Uint8Array | string): string => sha256(bytes).slice(0, 32);

const asSigns = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** Returns the size, times and inode of the file at `path`; '' if there is none. Throws if the disk refuses. */
export function certainSignsOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? asSigns(found) : '';
}

/** Like `certainSignsOf`, but also returns '' if the disk refuses. */
export const signsOf = (path: string): string => attempt(() => certainSignsOf(path)) ?? '';

/** Returns the signs of a file or folder, or of a broken link itself; undefined if there is none or the disk refuses. */
export const entrySigns = (path: string): string | undefined =>
  attempt(() => asSigns(statSync(path, { throwIfNoEntry: false }) ?? lstatSync(path)));

/** Removes the change time from signs, because a hard link or a new name updates it. */
export const withoutChangeTime = (signs: string): string =>
  signs
    .split(' ')
    .filter((_, index) => index !== 2)
    .join(' ');

/** The coarsest resolution in which file systems store times, in milliseconds. */
const step = 2000;

/**
 * Returns the signs of a file, for a run that started at `start` (milliseconds since 1970) and has read it. Returns '' for a missing
 * file, and for a file that was written shortly before the start or later: it may change again without getting another time, or the
 * run may have read its previous state.
 */
export function settledSigns(path: string, start: number): string {
  const found = attempt(() => statSync(path, { throwIfNoEntry: false }));
  const isSettled = found?.isFile() === true && Math.max(found.mtimeMs, found.ctimeMs) < start - step;
  return isSettled ? asSigns(found) : '';
}

/** Returns the hash of the file at `path`; '' if it cannot be read. */
export const hashOfFile = (path: string): string => attempt(() => digestOf(readFileSync(path))) ?? '';
