// When a file was last used.
import { utimesSync } from 'node:fs';

/** Records that a file was used. A read-only cache works without it. */
export function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // It is removed a week after it was written.
  }
}
