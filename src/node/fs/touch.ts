// Records when a file was last used.
import { utimesSync } from 'node:fs';

/** Sets the times of a file to now. Never throws, because a read-only cache works without the record. */
export function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Without the record, the file is removed a week after it was written.
  }
}
