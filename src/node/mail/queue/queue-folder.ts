// The queue on disk: a folder of the service with a folder for each state. What is in `waiting` is delivered, `dead` is for a person
// to look at, as is `held`, from which nothing was sent, `delivered` keeps what was sent, without its texts, so that a number is never given twice.
import * as filesOfSystem from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryQueue } from '../../../forms/queue/delivery.ts';
import { afterRestart, afterRetry, folderOf } from '../../../forms/queue/delivery-state.ts';
import { type QueueEntry, type QueueFolderName, type Submission, untried } from '../../../forms/queue/submission.ts';
import { errorCodeOf } from '../../fs/error-code.ts';
import { takeLock } from '../../fs/lock.ts';
import { syscalls } from '../../fs/syscalls.ts';
import { fileText, nameOf, readName, readStates, readTexts, stateBytes, stateLine } from './queue-file.ts';
import { type Files, moveDurably, writeDurably } from './write-durably.ts';

/** What a person may ask of a submission, while a relay runs or not. */
export type QueueVerb = 'retry' | 'delete';

export interface QueueRequest {
  /** Of the file. */
  readonly name: string;
  readonly verb: QueueVerb;
}

export interface Queue extends DeliveryQueue {
  /** Stores a submission; resolves once it would outlive the machine, rejects with the error of the system where nothing was stored. */
  readonly add: (submission: Submission) => Promise<QueueEntry>;
  /** Submissions to deliver; those with an unknown outcome are moved out of it first. */
  readonly waiting: () => Promise<readonly QueueEntry[]>;
  /** The numbers and ids of all that is known of, wherever it is. */
  readonly known: () => Promise<readonly Pick<QueueEntry, 'id' | 'number'>[]>;
  /** How many submissions are held. */
  readonly heldCount: () => Promise<number>;
  /** Commands of `relay queue` that arrive while this process holds the queue. */
  readonly requests: () => Promise<readonly QueueRequest[]>;
  /** Does what was asked; returns the entry that waits, where one does. */
  readonly carryOut: (request: QueueRequest) => Promise<QueueEntry | undefined>;
  /** Removes texts and traces of what was delivered long enough ago. `now` in milliseconds since 1970. */
  readonly sweep: (now: number) => Promise<void>;
  /** A text that stays the same for as long as the queue is there; `make` makes it where there is none. */
  readonly secret: (make: () => string) => Promise<string>;
  /** Lets another process have it. */
  readonly close: () => void;
}

export interface QueueOptions {
  /** Days for which the texts of delivered submissions are kept. */
  readonly keepDays: number;
  readonly files?: Files;
}

export const queueFolders = ['waiting', 'dead', 'held', 'delivered'] as const satisfies readonly QueueFolderName[];
const day = 24 * 60 * 60_000;
/** Days for which is known that a submission was delivered, without what it said. */
const traceDays = 30;
/** Days for which a person can deliver what is held. */
const heldDays = 30;

/** Opens the queue in `folder`, which is made. Rejects with the error of the system where it cannot be written; undefined while another process holds it. */
export async function openQueue(folder: string, { keepDays, files = filesOfSystem }: QueueOptions): Promise<Queue | undefined> {
  await files.mkdir(folder, { recursive: true, mode: 0o700 });
  const at = (...names: string[]): string => join(folder, ...names);
  for (const name of [...queueFolders, 'incoming', 'requests']) {
    await files.mkdir(at(name), { recursive: true, mode: 0o700 });
    await files.chmod(at(name), 0o700);
  }
  const release = takeLock(at('lock'), syscalls());
  if (release === undefined) return undefined;
  try {
    for (const name of await files.readdir(at('incoming'))) await files.unlink(at('incoming', name));
    // A disk that is full or read-only is found now, and not by the first visitor.
    await writeDurably(files, at('incoming', 'probe'), { bytes: 'x'.repeat(4096), temporary: at('incoming', 'probe.new') });
    await files.unlink(at('incoming', 'probe'));
  } catch (error) {
    release();
    throw error;
  }
  const secret = async (make: () => string): Promise<string> => {
    const kept = await textAt(files, at('secret'));
    if (kept !== undefined && kept !== '') return kept;
    const made = make();
    await writeDurably(files, at('secret'), { bytes: made, temporary: at('incoming', 'secret') });
    return made;
  };
  return { ...writingOf(files, at, keepDays), ...keepingOf(files, at, keepDays), secret, close: release };
}

type At = (...names: string[]) => string;

/** What delivery needs. */
function writingOf(files: Files, at: At, keepDays: number): Omit<Queue, 'sweep' | 'close' | 'secret' | 'known' | 'heldCount' | 'requests'> {
  const readTextOf = (folder: QueueFolderName, name: string) => textAt(files, at(folder, name));
  const record = (folder: QueueFolderName, entry: QueueEntry) => overwrite(files, at(folder, nameOf(entry)), stateLine(entry.states));
  const move = async (entry: QueueEntry, from: QueueFolderName, to: QueueFolderName): Promise<void> =>
    moveDurably(files, at(from, nameOf(entry)), at(to, nameOf(entry)));
  return {
    add: async (submission) => {
      const entry = { id: submission.id, number: submission.number, states: submission.mails.map(() => untried) };
      const name = nameOf(entry);
      const bytes = fileText({ ...submission, states: entry.states });
      const folder = submission.held === undefined ? 'waiting' : 'held';
      await writeDurably(files, at(folder, name), { bytes, temporary: at('incoming', name) });
      return entry;
    },
    read: async (entry) => {
      const text = await readTextOf('waiting', nameOf(entry));
      return text === undefined ? undefined : readTexts(text);
    },
    record: (entry) => record('waiting', entry),
    move: async (entry, to) => {
      await move(entry, 'waiting', to);
      if (to === 'delivered' && keepDays === 0) await files.truncate(at(to, nameOf(entry)), stateBytes(entry.states.length));
    },
    waiting: async () => {
      const found: QueueEntry[] = [];
      for (const name of (await files.readdir(at('waiting'))).sort()) {
        const entry = entryOf(name, (await readTextOf('waiting', name)) ?? '');
        if (entry === undefined) continue;
        const states = entry.states.map(afterRestart);
        const settled = { ...entry, states };
        if (states.some(({ status }, index) => status !== entry.states[index]?.status)) await record('waiting', settled);
        const folder = folderOf(states);
        if (folder === 'waiting') found.push(settled);
        else await move(settled, 'waiting', folder);
      }
      return found;
    },
    carryOut: async ({ name, verb }) => {
      for (const folder of queueFolders) {
        const entry = entryOf(name, (await readTextOf(folder, name)) ?? '');
        if (entry === undefined || (folder === 'delivered' && verb === 'retry')) continue;
        if (verb === 'delete') {
          await files.unlink(at(folder, name));
          return undefined;
        }
        // The one who delivers has the states of what waits.
        if (folder === 'waiting') return entry;
        const again = { ...entry, states: entry.states.map(afterRetry) };
        await record(folder, again);
        await move(again, folder, 'waiting');
        return again;
      }
      return undefined;
    },
  };
}

/** What is known of the past, and what people ask for. */
function keepingOf(files: Files, at: At, keepDays: number): Pick<Queue, 'sweep' | 'known' | 'heldCount' | 'requests'> {
  return {
    known: async () => {
      const names = await Promise.all(queueFolders.map((folder) => files.readdir(at(folder))));
      return names.flat().flatMap((name) => readName(name) ?? []);
    },
    heldCount: async () => (await files.readdir(at('held'))).length,
    requests: async () => {
      const asked = (await files.readdir(at('requests'))).sort();
      const found = asked.flatMap((file) => requestOf(file) ?? []);
      for (const file of asked) await files.unlink(at('requests', file));
      return found;
    },
    sweep: async (now) => {
      for (const name of await files.readdir(at('held')))
        if ((now - (await files.stat(at('held', name))).mtimeMs) / day >= heldDays) await files.unlink(at('held', name));
      for (const name of await files.readdir(at('delivered'))) {
        const path = at('delivered', name);
        const { mtimeMs, size } = await files.stat(path);
        const days = (now - mtimeMs) / day;
        const states = readStates((await textAt(files, path)) ?? '');
        const kept = stateBytes(states?.length ?? 1);
        if (days >= Math.max(traceDays, keepDays)) await files.unlink(path);
        else if (days >= keepDays && size > kept) await files.truncate(path, kept);
      }
    },
  };
}

/** The entry in a file; states that cannot be read are unknown. Undefined for files of others. */
export function entryOf(name: string, text: string): QueueEntry | undefined {
  const named = readName(name);
  if (named === undefined || text === '') return undefined;
  const mails = readTexts(text)?.mails ?? [];
  const states = readStates(text) ?? mails.map(() => ({ ...untried, status: 'unknown' as const, why: 'unreadable' }));
  return states.length === 0 ? undefined : { ...named, states };
}

/** The name of the file that asks the relay for `verb`. */
export const requestFile = ({ name, verb }: QueueRequest): string => `${name}.${verb}`;

function requestOf(file: string): QueueRequest | undefined {
  const [, name, verb] = /^(.+)\.(retry|delete)$/.exec(file) ?? [];
  if (name === undefined || readName(name) === undefined) return undefined;
  return { name, verb: verb === 'retry' ? 'retry' : 'delete' };
}

/** The text of a file; undefined where there is none. */
export async function textAt(files: Pick<Files, 'readFile'>, path: string): Promise<string | undefined> {
  try {
    return await files.readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes over the beginning of a file; false where there is none. */
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
    if (isMissing(error)) return false;
    throw error;
  }
}

export const isMissing = (error: unknown): boolean => errorCodeOf(error) === 'ENOENT';
