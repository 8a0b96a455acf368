// Records when a file was last used.
import { utimesSync } from 'node:fs';

/** Records that a file was used. A read-only cache works without it. */
export function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Without the record, the file is removed a week after it was written.
  }
}
