// The queue at work: stores what forms send, delivers it, does what `archipel relay queue` asks, and forgets what was delivered.
import { randomBytes } from 'node:crypto';
import type { FormsPorts } from '../../../forms/ports.ts';
import { createDelivery, type Delivery, type DeliveryPorts } from '../../../forms/queue/delivery.ts';
import { errorCodeOf } from '../../fs/error-code.ts';
import { openQueue, type Queue, type QueueOptions } from './queue-folder.ts';

export interface MailQueueOptions extends QueueOptions, Pick<DeliveryPorts, 'send' | 'log'> {
  readonly folder: string;
}

export interface MailQueue extends Pick<FormsPorts, 'store' | 'nextNumber' | 'newId' | 'knows'> {
  /** Signs the tokens of pages; the same for every process that has this queue. */
  readonly secret: string;
  /** Starts no other delivery, waits for those under way, and lets another process have the queue. */
  readonly close: () => Promise<void>;
}

/** Submissions that may wait: 10,000 of the longest are 320 MB. */
const mostWaiting = 10_000;
/** Submissions that may be held. */
const mostHeld = 5_000;
/** Milliseconds from one look for requests to the next, and from one clean-up to the next. */
const [requestsEvery, sweepEvery] = [2_000, 60 * 60_000];
/** Milliseconds for deliveries under way when the relay stops. The outcome of a delivery without a reply by then is unknown. */
const longestStop = 25_000;

const after: DeliveryPorts['after'] = (milliseconds, then) => {
  const timer = setTimeout(then, Math.max(0, milliseconds));
  return () => clearTimeout(timer);
};

/** Opens the queue in a folder and starts to deliver. Rejects with the error of the system; undefined while another process holds it. */
export async function openMailQueue({ folder, send, log, ...options }: MailQueueOptions): Promise<MailQueue | undefined> {
  const queue = await openQueue(folder, options);
  if (queue === undefined) return undefined;
  const now = (): number => Date.now();
  const delivery = createDelivery({ queue, send, now, after, log });
  for (const entry of await queue.waiting()) delivery.add(entry);
  await queue.sweep(now());
  const known = await queue.known();
  const ids = new Set(known.map(({ id }) => id));
  let [last, count] = [known.reduce((most, { number }) => Math.max(most, number), 0), 0];
  const stopAsking = repeat(requestsEvery, () => carryOutAll(queue, delivery));
  const stopSweeping = repeat(sweepEvery, async () => {
    const before = [...ids];
    await queue.sweep(now());
    const left = new Set((await queue.known()).map(({ id }) => id));
    for (const id of before) if (!left.has(id)) ids.delete(id);
  });
  return {
    secret: await queue.secret(() => randomBytes(32).toString('hex')),
    newId: () => randomBytes(16).toString('hex'),
    knows: (id) => ids.has(id),
    nextNumber: () => {
      last = Math.max(last + 1, now());
      return last;
    },
    store: async (submission) => {
      const isHeld = submission.held !== undefined;
      if (delivery.count() + count >= mostWaiting || (isHeld && (await queue.heldCount()) >= mostHeld)) {
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
      await Promise.all([stopAsking(), stopSweeping()]);
      await delivery.stop(longestStop);
      queue.close();
    },
  };
}

async function carryOutAll(queue: Queue, delivery: Delivery): Promise<void> {
  for (const request of await queue.requests()) {
    const entry = await queue.carryOut(request);
    if (entry === undefined) continue;
    delivery.add(entry);
    delivery.hurry(entry.id);
  }
}

/** Runs `work` again and again; what it cannot do now it does the next time. The function that it returns ends that. */
function repeat(every: number, work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(work).catch(() => undefined);
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
