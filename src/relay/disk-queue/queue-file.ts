// A submission as a file: a line with its states, which is written over in place, then its texts. A state so needs no room on a disk
// that is full, and one write of at most one block of the disk is there as a whole or not at all.
import * as z from 'zod';
import { type MailState, type QueueEntry, type QueueFolderName, type Submission, untried } from '../queue/submission.ts';

/** The bytes that disks write as a unit. */
const diskBlock = 512;
/** The number of states that fit into a block. */
const statesInBlock = 4;

/** Bytes of the line of states, its end among them. */
export const stateBytes = (mails: number): number => diskBlock * Math.ceil(Math.max(1, mails) / statesInBlock);

const state = z.object({
  status: z.enum(['waiting', 'sending', 'sent', 'refused', 'unknown']),
  attempts: z.number(),
  next: z.number(),
  why: z.string(),
});

const mail = z.object({
  name: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  automatic: z.boolean(),
});

const submission = z.object({
  id: z.string(),
  number: z.number(),
  form: z.string(),
  held: z.array(z.string()).optional(),
  mails: z.array(mail),
});

/** The line of states, padded to its length. */
export function stateLine(states: readonly MailState[]): string {
  const text = JSON.stringify(states.map(({ why, ...rest }) => ({ ...rest, why: why.slice(0, 40).replaceAll(/[^ -~]/g, '?') })));
  return `${text.padEnd(stateBytes(states.length) - 1)}\n`;
}

/** A whole file. */
export const fileText = ({ states, ...texts }: Submission & Pick<QueueEntry, 'states'>): string =>
  `${stateLine(states)}${JSON.stringify(texts)}\n`;

/** `number-id`: sorted by name, files are sorted by time. */
export const queueFileName = ({ number, id }: Pick<QueueEntry, 'id' | 'number'>): string => `${number}-${id}`;

/** The entry that a file of this name holds, without its states; undefined for files of others. */
export function readName(name: string): Pick<QueueEntry, 'id' | 'number'> | undefined {
  const [, number, id] = /^(\d{1,16})-([\da-f]{8,64})$/.exec(name) ?? [];
  return number === undefined || id === undefined ? undefined : { number: Number(number), id };
}

/** The states of a file; undefined if they cannot be read, such as after a machine that stopped in the middle of a write. */
export function readStates(text: string): readonly MailState[] | undefined {
  return z
    .array(state)
    .nonempty()
    .safeParse(jsonOf(text.slice(0, text.indexOf('\n')))).data;
}

/** The texts of a file; undefined if they have been removed after delivery, or cannot be read. */
export function readTexts(text: string): Submission | undefined {
  const { data } = submission.safeParse(jsonOf(text.slice(text.indexOf('\n') + 1)));
  // zod's optional property may be there as undefined; JSON has none.
  return data as Submission | undefined;
}

/** The state of mails that a disk has damaged: their outcome is for a person to find out. */
const lost = (why: string): MailState => ({ ...untried, status: 'unknown', why });

/** An entry whose file cannot be used, and why: `damaged`, or the code of the system that refused to read it. */
export const damagedEntry = (named: Pick<QueueEntry, 'id' | 'number'>, why: string): QueueEntry => ({ ...named, states: [lost(why)] });

/**
 * The entry in a file of `folder`. States that cannot be read are unknown, and so is all of an entry without its texts: only what was
 * delivered has none. Undefined for files of others.
 */
export function queueEntryOf(folder: QueueFolderName, name: string, text: string): QueueEntry | undefined {
  const named = readName(name);
  if (named === undefined) return undefined;
  const [states, texts] = [readStates(text), readTexts(text)];
  if (texts === undefined && (folder !== 'delivered' || states === undefined)) return damagedEntry(named, 'damaged');
  return { ...named, states: states ?? texts?.mails.map(() => lost('unreadable')) ?? [] };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
