// Waits for programs that save in place: they empty a file and write the rest a moment later, and what is read in between is not their
// text.
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a program takes to write the rest of a file, in milliseconds. */
const pause = 80;
/** After this time, a file that is still being written is read as it is. */
const maxPauses = 10;

/** Whether the last line of a file has no line break, although it had one before, so that the rest may follow. */
const isCutOff = (text: string | undefined, before: string): boolean => before.endsWith('\n') && text?.endsWith('\n') === false;

/** Resolves when each file has its expected text, or does not change for a moment. */
export async function settled(known: ReadonlyMap<string, string>, read: (file: string) => string | undefined): Promise<void> {
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
