// Moves finished entries out of the folder `waiting` when the relay starts. When a person requests it, deletes an entry or moves it back to
// `waiting`.
import { errorCodeOf } from '../../node/fs/error-code.ts';
import { afterRestart, afterRetry, folderOf } from '../queue/delivery-state.ts';
import type { MailState, QueueEntry } from '../queue/submission.ts';
import { type Queue, queueFolders } from './queue.ts';
import { moveEntry, type QueueDisk, readQueueText, unlessAbsent, writeStates } from './queue-disk.ts';
import { queueEntryOf, readName, readTexts } from './queue-file.ts';

export function changesOf(disk: QueueDisk): Pick<Queue, 'waiting' | 'carryOut'> {
  const { files, at, log } = disk;
  return {
    waiting: async () => {
      const found: QueueEntry[] = [];
      for (const name of (await files.readdir(at('waiting'))).sort()) {
        try {
          const entry = await settled(disk, name);
          if (entry !== undefined) found.push(entry);
        } catch (error) {
          // A file that the disk refuses must not block the delivery of other files.
          log(`${at('waiting', name)}: not delivered before the next start: the disk refuses it (${errorCodeOf(error)})`);
        }
      }
      return found;
    },
    carryOut: async ({ name, verb }) => {
      for (const folder of queueFolders) {
        if (verb === 'delete') {
          // Deletes even an unreadable file.
          if (await unlessAbsent(files.unlink(at(folder, name)).then(() => true))) return undefined;
          continue;
        }
        const text = await readQueueText(files, at(folder, name));
        const entry = text === undefined ? undefined : queueEntryOf(folder, name, text);
        if (text === undefined || entry === undefined || folder === 'delivered') continue;
        if (readTexts(text) === undefined) return undefined;
        // The file of a waiting entry is not changed here: the delivery has its current states, and records them.
        if (folder === 'waiting') return entry;
        const again = { ...entry, states: entry.states.map(afterRetry) };
        await writeStates(disk, folder, again);
        await moveEntry(disk, again, { from: folder, to: 'waiting' });
        return again;
      }
      return undefined;
    },
  };
}

/**
 * Returns the entry in a file of `waiting` if it is to be delivered. Moves a finished entry to its folder. Returns undefined for a finished
 * entry and for a file that is not an entry.
 */
async function settled(disk: QueueDisk, name: string): Promise<QueueEntry | undefined> {
  const { files, at, log } = disk;
  const entry = readName(name) && queueEntryOf('waiting', name, (await readQueueText(files, at('waiting', name))) ?? '');
  if (entry === undefined) {
    log(`${at('waiting', name)}: left alone: it is not a message`);
    return undefined;
  }
  const states = entry.states.map(afterRestart);
  const changed = states.findIndex(({ status }, index) => status !== entry.states[index]?.status);
  const after = { ...entry, states };
  if (changed !== -1) await writeStates(disk, 'waiting', after);
  const folder = folderOf(states);
  if (folder === 'waiting') return after;
  await moveEntry(disk, after, { from: 'waiting', to: folder });
  if (folder === 'dead') log(`${entry.number}: ${whyGivenUp(states)}; archipel relay queue`);
  return undefined;
}

/** Returns the reason why the first mail is not delivered, for the log. */
function whyGivenUp([first]: readonly MailState[]): string {
  if (first?.why === 'damaged') return 'damaged: its texts cannot be read';
  if (first?.why === 'unreadable') return 'unknown: its recorded state cannot be read';
  return 'unknown: the relay ended while it was sent';
}
