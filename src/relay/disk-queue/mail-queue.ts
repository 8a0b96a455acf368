// The queue while the relay runs: stores and delivers submissions, carries out the requests of `archipel relay queue`, deletes old
// submissions, and mails the owner if submissions wait for a decision.
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
  /** The secret that signs the tokens of pages; set it if several queues take messages of one site. If missing, the queue creates one. */
  readonly secret?: string | undefined;
}

export interface MailQueue extends Pick<FormsPorts, 'store' | 'nextNumber' | 'newId' | 'knows'> {
  /** The secret that signs tokens: the one in the options, or the one stored in the queue. */
  readonly secret: string;
  /** Starts no further delivery, waits up to 25 seconds for those in progress, and releases the queue for another process. */
  readonly close: () => Promise<void>;
}

/** Maximum number of waiting submissions: 10,000 of the longest take 320 MB. */
const maxWaiting = 10_000;
/** Maximum number of held submissions: probable spam, which is delivered only if a person requests it. */
const maxHeld = 5_000;
/** Milliseconds between two checks for requests of `archipel relay queue`. */
const requestsEvery = 2_000;
/**
 * Milliseconds to the first clean-up, and between two clean-ups. By the time of the first one, a machine that has just started has set its
 * clock.
 */
const [firstUpkeep, upkeepEvery] = [5 * 60_000, 60 * 60_000];
/** Milliseconds for which a stopping relay waits for deliveries in progress. If there is no reply by then, the outcome is unknown. */
const maxStopTime = 25_000;
/** The longest delay of a timer in Node, in milliseconds: a longer one fires at once. */
const maxTimeout = 2 ** 31 - 1;

const after: DeliveryPorts['after'] = (milliseconds, then) => {
  const timer = setTimeout(then, Math.min(maxTimeout, Math.max(0, milliseconds)));
  return () => clearTimeout(timer);
};

/**
 * Opens the queue in a folder and starts to deliver. Resolves to undefined if another process holds the queue; rejects with the error of
 * the system.
 */
export async function openMailQueue({ folder, send, log, mail, secret, ...options }: MailQueueOptions): Promise<MailQueue | undefined> {
  const queue = await openQueue(folder, { ...options, log });
  if (queue === undefined) return undefined;
  const now = (): number => Date.now();
  const delivery = createDelivery({ queue, send, now, after, log });
  for (const entry of await queue.waiting()) delivery.add(entry);
  const known = await queue.known();
  const ids = new Set(known.map(({ id }) => id));
  let [last, count] = [known.reduce((highest, { number }) => Math.max(highest, number), 0), 0];
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
      await delivery.stop(maxStopTime);
      queue.close();
    },
  };
}

/** Returns the secret stored in the queue; creates it if there is none. */
async function secretOf(queue: Queue): Promise<string> {
  const kept = await queue.note('secret');
  if (kept !== undefined && kept !== '') return kept;
  const made = randomBytes(32).toString('hex');
  await queue.writeNote('secret', made);
  return made;
}

/** Maximum jump of a steady clock, in milliseconds, compared with the time that has really passed. Corrections by NTP are smaller. */
const steady = 60_000;

/**
 * Returns a function that returns the time in milliseconds since 1970, or undefined if the clock has jumped since the last call: nothing
 * may be deleted while a clock is being set.
 */
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
  /** Milliseconds until the first run; `every` if missing. */
  readonly first?: number;
  readonly every: number;
}

/** Runs `work` repeatedly, even after a failure. Returns a function that ends the repetition and waits for a run in progress. */
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
