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
export async function readQueueText(files: Pick<Files, 'readFile'>, path: string): Promise<string | undefined> {
  try {
    return await files.readFile(path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

export const isAbsent = (error: unknown): boolean => errorCodeOf(error) === 'ENOENT';

/** Writes the states of an entry in `folder`. Resolves to false if the entry has been deleted. */
export const writeStates = ({ files, at }: QueueDisk, folder: QueueFolderName, entry: QueueEntry): Promise<boolean> =>
  overwrite(files, at(folder, queueFileName(entry)), stateLine(entry.states));

export interface Move {
  readonly from: QueueFolderName;
  readonly to: QueueFolderName;
}

export const moveEntry = ({ files, at }: QueueDisk, entry: QueueEntry, { from, to }: Move): Promise<void> =>
  moveDurably(files, at(from, queueFileName(entry)), at(to, queueFileName(entry)));

/** Overwrites the start of a file. Resolves to false if the file does not exist. */
async function overwrite(files: Files, path: string, line: string): Promise<boolean> {
  try {
    const handle = await files.open(path, 'r+');
    try {
      await handle.write(line, 0, 'utf8');
      await handle.datasync();
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}
