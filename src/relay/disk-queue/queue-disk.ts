// Locates the files of a queue, and reads, overwrites and moves them.
import { errorCodeOf } from '../../node/fs/error-code.ts';
import type { QueueEntry, QueueFolderName } from '../queue/submission.ts';
import { queueFileName, stateLine } from './queue-file.ts';
import { type Files, moveDurably } from './write-durably.ts';

export interface QueueDisk {
  readonly files: Files;
  /** Returns the path of a file or folder of the queue. */
  readonly at: (...names: string[]) => string;
  /** Days for which the texts of delivered submissions are stored. */
  readonly keepDays: number;
  /** Writes a line to the log. Lines name no person. */
  readonly log: (line: string) => void;
}

/** Returns the text of a file, or undefined if it does not exist. */
export const readQueueText = (files: Pick<Files, 'readFile'>, path: string): Promise<string | undefined> =>
  unlessAbsent(files.readFile(path, 'utf8'));

/** Resolves to the result of `work` on a file, or to undefined if the file does not exist. */
export async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the states of an entry in `folder`. Resolves to false if the entry has been deleted. */
export async function writeStates({ files, at }: QueueDisk, folder: QueueFolderName, entry: QueueEntry): Promise<boolean> {
  const handle = await unlessAbsent(files.open(at(folder, queueFileName(entry)), 'r+'));
  if (handle === undefined) return false;
  try {
    // The line of states has a fixed length, so that it replaces exactly the previous one.
    await handle.write(stateLine(entry.states), 0, 'utf8');
    await handle.datasync();
  } finally {
    await handle.close();
  }
  return true;
}

export interface Move {
  readonly from: QueueFolderName;
  readonly to: QueueFolderName;
}

export const moveEntry = ({ files, at }: QueueDisk, entry: QueueEntry, { from, to }: Move): Promise<void> =>
  moveDurably(files, at(from, queueFileName(entry)), at(to, queueFileName(entry)));
