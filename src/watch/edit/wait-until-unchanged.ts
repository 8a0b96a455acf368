// Waits for programs that save in place. They first empty a file and write the text a moment later, so that a file read
// in between is incomplete.
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two reads. Programs take less time to write the rest of a file. */
const pause = 80;
/** Maximum number of pauses. After these, the file is used as it is. */
const maxPauses = 10;

/** Returns whether the final line break of a file is missing, although the file had one before: more text may follow. */
const isCutOff = (text: string | undefined, before: string): boolean => before.endsWith('\n') && text?.endsWith('\n') === false;

/**
 * Resolves when each file has its text in `known` or has not changed for a moment, and at the latest after `maxPauses` pauses for each
 * file.
 */
export async function waitUntilUnchanged(known: ReadonlyMap<string, string>, read: (file: string) => string | undefined): Promise<void> {
  for (const [file, text] of known) {
    let last = read(file);
    for (let times = 0; last !== text && times < maxPauses; times += 1) {
      await wait(pause);
      const next = read(file);
      if (next === last && !isCutOff(next, text)) break;
      last = next;
    }
  }
}
