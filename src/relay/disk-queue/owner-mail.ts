// Mails the owner of a site if messages wait for a decision, because people rarely look at a queue folder.
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { parseJson } from '../../node/fs/read-text.ts';
import type { FormMail } from '../../site/forms/mail.ts';
import type { DeliveryPorts } from '../queue/delivery.ts';
import type { Queue } from './queue.ts';
import { readName } from './queue-file.ts';

/** How many submissions wait for a person, and when the oldest undeliverable one arrived. */
export interface Waiting {
  readonly dead: number;
  readonly held: number;
  /** In milliseconds since 1970; undefined if no submission is undeliverable. */
  readonly oldest: number | undefined;
}

export interface OwnerMailOptions extends Pick<DeliveryPorts, 'send' | 'log'> {
  /** Writes the mail to the owner; returns undefined if the owner wants none. */
  readonly mail: (waiting: Waiting) => FormMail | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const day = 24 * 60 * 60_000;
/** Days between two mails to the owner. Held messages are mostly spam, and less urgent. */
const pauses = { dead: 1, held: 7 } as const;

const told = z.object({ at: z.number(), dead: z.array(z.string()), held: z.array(z.string()) });

/**
 * Mails the owner if new messages wait: at most once a day for undeliverable ones, once a week for held ones. If the mail cannot be sent,
 * the next call retries.
 */
export async function tellOwner(queue: Pick<Queue, 'forPerson' | 'note' | 'writeNote'>, options: OwnerMailOptions): Promise<void> {
  const { mail, send, log, now } = options;
  const found = await queue.forPerson();
  const before = read(await queue.note('told'));
  const isNew = (kind: 'dead' | 'held'): boolean =>
    Math.abs(now - before.at) >= pauses[kind] * day && found[kind].some((name) => !before[kind].includes(name));
  if (!isNew('dead') && !isNew('held')) return;
  const numbers = found.dead.flatMap((name) => readName(name)?.number ?? []);
  const text = mail({ dead: found.dead.length, held: found.held.length, oldest: numbers.length === 0 ? undefined : Math.min(...numbers) });
  if (text === undefined) return;
  const attempt = { mail: text, messageId: randomBytes(16).toString('hex'), date: now, begin: async () => undefined };
  const outcome = await send({ ...attempt, signal: new AbortController().signal });
  if (outcome.result === 'sent') await queue.writeNote('told', JSON.stringify({ at: now, ...found }));
  else log(`the mail to the owner about waiting messages failed: ${outcome.why}`);
}

/** Parses the note that lists the messages the owner knows about. Returns a note without messages if there is none, or it is damaged. */
const read = (note = ''): z.infer<typeof told> => told.safeParse(parseJson(note)).data ?? { at: 0, dead: [], held: [] };
