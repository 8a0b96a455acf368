import { utimesSync } from 'node:fs';
import { attempt } from '../../model/attempt.ts';

/** Sets the times of a file to now, as the time of its last use. If the file is read-only, does nothing. */
export function touch(file: string): void {
  const now = new Date();
  attempt(() => utimesSync(file, now, now));
}
