// The queue at work: stores what forms send, delivers it, does what `archipel relay queue` asks, and forgets what was delivered.
import { randomBytes } from 'node:crypto';
import { errorCodeOf } from '../../node/fs/error-code.ts';
import type { FormsPorts } from '../ports.ts';
import { createDelivery, type Delivery, type DeliveryPorts } from '../queue/delivery.ts';
import { type OwnerMailOptions, tellOwner } from './owner-mail.ts';
import type { Queue } from './queue.ts';
import { openQueue, type QueueOptions } from './queue-folder.ts';

export interface MailQueueOptions extends QueueOptions, Pick<DeliveryPorts, 'send'>, Pick<OwnerMailOptions, 'mail'> {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Signs the tokens of pages, where several queues take messages of one site; left out, the queue makes one. */
  readonly secret?: string | undefined;
}

export interface MailQueue extends Pick<FormsPorts, 'store' | 'nextNumber' | 'newId' | 'knows'> {
  /** The secret that signs tokens; the same for every process that has this queue. */
  readonly secret: string;
  /** Starts no other delivery, waits for those under way, and lets another process have the queue. */
  readonly close: () => Promise<void>;
}

/** Submissions that may wait: 10,000 of the longest are 320 MB. */
const maxWaiting = 10_000;
/** Submissions that may be held. */
const maxHeld = 5_000;
/** Milliseconds from one look for requests to the next. */
const requestsEvery = 2_000;
/** Milliseconds to the first clean-up, by when a machine that has just started knows the time, and from one to the next. */
const [firstUpkeep, upkeepEvery] = [5 * 60_000, 60 * 60_000];
/** Milliseconds for deliveries under way when the relay stops. The outcome of a delivery without a reply by then is unknown. */
const longestStop = 25_000;
/** The longest that a timer of Node waits: a longer one ends at once. */
const longestTimer = 2 ** 31 - 1;

const after: DeliveryPorts['after'] = (milliseconds, then) => {
  const timer = setTimeout(then, Math.min(longestTimer, Math.max(0, milliseconds)));
  return () => clearTimeout(timer);
};

/** Opens the queue in a folder and starts to deliver. Rejects with the error of the system; undefined while another process holds it. */
export async function openMailQueue({ folder, send, log, mail, secret, ...options }: MailQueueOptions): Promise<MailQueue | undefined> {
  const queue = await openQueue(folder, { ...options, log });
  if (queue === undefined) return undefined;
  const now = (): number => Date.now();
  const delivery = createDelivery({ queue, send, now, after, log });
  for (const entry of await queue.waiting()) delivery.add(entry);
  const known = await queue.known();
  const ids = new Set(known.map(({ id }) => id));
  let [last, count] = [known.reduce((most, { number }) => Math.max(most, number), 0), 0];
  const stopAsking = repeat({ every: requestsEvery }, () => carryOutAll(queue, delivery, log));
  const clock = steadyClock();
  const stopUpkeep = repeat({ first: firstUpkeep, every: upkeepEvery }, async () => {
    const time = clock();
    if (time === undefined) return;
    const before = [...ids];
    await queue.sweep(time);
    const left = new Set((await queue.known()).map(({ id }) => id));
    for (const id of before) if (!left.has(id)) ids.delete(id);
    await tellOwner(queue, { mail, send, log, now: time });
  });
  return {
    secret: secret ?? (await secretOf(queue)),
    newId: () => randomBytes(16).toString('hex'),
    knows: (id) => ids.has(id),
    nextNumber: () => {
      last = Math.max(last + 1, now());
      return last;
    },
    store: async (submission) => {
      const isHeld = submission.held !== undefined;
      if (delivery.count() + count >= maxWaiting || (isHeld && (await queue.heldCount()) >= maxHeld)) {
        log(`${submission.number}: not stored: the queue is full`);
        return false;
      }
      count += 1;
      try {
        const entry = await queue.add(submission);
        ids.add(entry.id);
        if (isHeld) log(`${submission.number}: held (${submission.held.join(', ')}); archipel relay queue`);
        else delivery.add(entry);
        return true;
      } catch (error) {
        log(`${submission.number}: not stored: ${errorCodeOf(error) || 'unknown'}`);
        return false;
      } finally {
        count -= 1;
      }
    },
    close: async () => {
      await Promise.all([stopAsking(), stopUpkeep()]);
      await delivery.stop(longestStop);
      queue.close();
    },
  };
}

/** The secret that the queue keeps, made for its first process. */
async function secretOf(queue: Queue): Promise<string> {
  const kept = await queue.note('secret');
  if (kept !== undefined && kept !== '') return kept;
  const made = randomBytes(32).toString('hex');
  await queue.writeNote('secret', made);
  return made;
}

/** How far the clock may go from what has passed since the look before, in milliseconds: NTP slews by less. */
const steady = 60_000;

/** The time in milliseconds since 1970; undefined if the clock has jumped since the look before: nothing is deleted by a clock that is being set. */
function steadyClock(): () => number | undefined {
  let before = { wall: Date.now(), passed: performance.now() };
  return () => {
    const after = { wall: Date.now(), passed: performance.now() };
    const jump = Math.abs(after.wall - before.wall - (after.passed - before.passed));
    before = after;
    return jump <= steady ? after.wall : undefined;
  };
}

async function carryOutAll(queue: Queue, delivery: Delivery, log: (line: string) => void): Promise<void> {
  for (const request of await queue.requests()) {
    try {
      const entry = await queue.carryOut(request);
      if (entry === undefined) continue;
      delivery.add(entry);
      delivery.hurry(entry.id);
    } catch (error) {
      log(`${request.name}: the disk refuses to ${request.verb} it (${errorCodeOf(error)})`);
    }
  }
}

interface Repetition {
  /** Milliseconds until the first time; as long as from one to the next where it is left out. */
  readonly first?: number;
  readonly every: number;
}

/** Runs `work` again and again; what it cannot do now it does the next time. The function that it returns ends that. */
function repeat({ every, first = every }: Repetition, work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(work).catch(() => undefined);
    timer = setTimeout(run, every).unref();
  };
  let timer = setTimeout(run, first).unref();
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
