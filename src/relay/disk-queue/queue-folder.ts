// The queue on disk: a folder with a subfolder for each state. Submissions in `waiting` are to be delivered. Those in `dead` and `held`
// wait for a person; no mail of a held submission has been sent. `delivered` stores sent submissions, later without their texts, so that no
// number is used twice. Two more subfolders have no submissions: `incoming` has files that are being written, and `requests` has the
// requests of `archipel relay queue`.
import * as filesOfSystem from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from '../../node/fs/lock.ts';
import { syscalls } from '../../node/fs/syscalls.ts';
import type { DeliveryQueue } from '../queue/delivery.ts';
import { untriedMail } from '../queue/submission.ts';
import { type Queue, queueFolders } from './queue.ts';
import { changesOf } from './queue-changes.ts';
import { moveEntry, type QueueDisk, readQueueText, writeStates } from './queue-disk.ts';
import { fileText, queueFileName, readTexts, stateBytes } from './queue-file.ts';
import { upkeepOf } from './queue-upkeep.ts';
import { type Files, writeDurably } from './write-durably.ts';

export interface QueueOptions {
  /** Days for which the texts of delivered submissions are stored. */
  readonly keepDays: number;
  /** Writes a line to the log. Lines name no person. */
  readonly log?: (line: string) => void;
  readonly files?: Files;
  /** Called when another process has taken over the queue because this one was suspended; this process must stop delivering. */
  readonly lost?: () => void;
}

/** If the disk has no locks, a relay on another machine loses the queue after this many milliseconds without a sign of life. */
const leftAfter = 60_000;

/**
 * Opens the queue in `folder`, and creates it if necessary. Resolves to undefined if another process holds the queue; rejects with the
 * error of the system if the queue cannot be written.
 */
export async function openQueue(
  folder: string,
  { keepDays, log = () => undefined, files = filesOfSystem, lost = () => undefined }: QueueOptions,
): Promise<Queue | undefined> {
  await files.mkdir(folder, { recursive: true, mode: 0o700 });
  const at = (...names: string[]): string => join(folder, ...names);
  for (const name of [...queueFolders, 'incoming', 'requests']) {
    await files.mkdir(at(name), { recursive: true, mode: 0o700 });
    await files.chmod(at(name), 0o700);
  }
  const release = takeLock(at('lock'), syscalls(), { leftAfter, lost });
  if (release === undefined) return undefined;
  try {
    for (const name of await files.readdir(at('incoming'))) await files.unlink(at('incoming', name));
    // This write finds a full or read-only disk at the start, instead of at the first visitor's message.
    await writeDurably(files, at('incoming', 'probe'), { bytes: 'x'.repeat(4096), temporary: at('incoming', 'probe.new') });
    await files.unlink(at('incoming', 'probe'));
  } catch (error) {
    release();
    throw error;
  }
  const disk: QueueDisk = { files, at, keepDays, log };
  return { ...deliveryOf(disk), ...changesOf(disk), ...upkeepOf(disk), close: release };
}

/** Returns the operations that delivery needs. */
function deliveryOf(disk: QueueDisk): Pick<Queue, keyof DeliveryQueue | 'add'> {
  const { files, at, keepDays } = disk;
  return {
    add: async (submission) => {
      const entry = { id: submission.id, number: submission.number, states: submission.mails.map(() => untriedMail) };
      const name = queueFileName(entry);
      const bytes = fileText({ ...submission, states: entry.states });
      const folder = submission.held === undefined ? 'waiting' : 'held';
      await writeDurably(files, at(folder, name), { bytes, temporary: at('incoming', name) });
      return entry;
    },
    read: async (entry) => {
      const text = await readQueueText(files, at('waiting', queueFileName(entry)));
      return text === undefined ? undefined : (readTexts(text) ?? 'damaged');
    },
    record: (entry) => writeStates(disk, 'waiting', entry),
    move: async (entry, to) => {
      await moveEntry(disk, entry, { from: 'waiting', to });
      if (to === 'delivered' && keepDays === 0) await files.truncate(at(to, queueFileName(entry)), stateBytes(entry.states.length));
    },
  };
}
