// The file of a submission: a line of states, which is overwritten in place, then the texts. Updating the states therefore needs no
// space on a full disk, and a write of at most one disk block happens completely or not at all.
import * as z from 'zod';
import { parseJson } from '../../node/fs/read-text.ts';
import { type MailState, type QueueEntry, type QueueFolderName, type Submission, untriedMail } from '../queue/submission.ts';

/** The number of bytes that a disk writes as a unit. */
const diskBlock = 512;
/** The number of states that fit into a block. */
const statesInBlock = 4;

/** Returns the length of the line of states in bytes, including the line break. */
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

/** Returns the line of states, padded to its fixed length. */
export function stateLine(states: readonly MailState[]): string {
  const text = JSON.stringify(states.map(({ why, ...rest }) => ({ ...rest, why: why.slice(0, 40).replaceAll(/[^ -~]/g, '?') })));
  return `${text.padEnd(stateBytes(states.length) - 1)}\n`;
}

/** Returns the complete text of a file. */
export const fileText = ({ states, ...texts }: Submission & Pick<QueueEntry, 'states'>): string =>
  `${stateLine(states)}${JSON.stringify(texts)}\n`;

/** Returns `number-id`, so that files sorted by name are sorted by time. */
export const queueFileName = ({ number, id }: Pick<QueueEntry, 'id' | 'number'>): string => `${number}-${id}`;

/** Parses the name of a file into the number and id of its entry. Returns undefined for a file that is not part of the queue. */
export function readName(name: string): Pick<QueueEntry, 'id' | 'number'> | undefined {
  const [, number, id] = /^(\d{1,16})-([\da-f]{8,64})$/.exec(name) ?? [];
  return number === undefined || id === undefined ? undefined : { number: Number(number), id };
}

/** Parses the states of a file. Returns undefined if they are damaged, for example by a power failure during a write. */
export function readStates(text: string): readonly MailState[] | undefined {
  return z
    .array(state)
    .nonempty()
    .safeParse(parseJson(text.slice(0, text.indexOf('\n')))).data;
}

/** Parses the texts of a file. Returns undefined if they have been removed after delivery, or are damaged. */
export function readTexts(text: string): Submission | undefined {
  const { data } = submission.safeParse(parseJson(text.slice(text.indexOf('\n') + 1)));
  // zod types an optional property as possibly undefined; JSON cannot contain undefined.
  return data as Submission | undefined;
}

/** Returns the state of a mail whose file is damaged: a person has to find out whether the mail was sent. */
const lost = (why: string): MailState => ({ ...untriedMail, status: 'unknown', why });

/** Returns an entry for a file that cannot be used, with the reason: `damaged`, or the error code of the system. */
export const damagedEntry = (named: Pick<QueueEntry, 'id' | 'number'>, why: string): QueueEntry => ({ ...named, states: [lost(why)] });

/**
 * Returns the entry in a file of `folder`, or undefined for a file that is not part of the queue. Unreadable states become unknown. So do
 * the states of an entry without texts, except in `delivered`, where texts are removed.
 */
export function queueEntryOf(folder: QueueFolderName, name: string, text: string): QueueEntry | undefined {
  const named = readName(name);
  if (named === undefined) return undefined;
  const [states, texts] = [readStates(text), readTexts(text)];
  if (texts === undefined && (folder !== 'delivered' || states === undefined)) return damagedEntry(named, 'damaged');
  return { ...named, states: states ?? texts?.mails.map(() => lost('unreadable')) ?? [] };
}
