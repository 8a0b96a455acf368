// A delivery with a queue in memory and a clock that the test controls, so that two days pass immediately.
import { type Attempt, createDelivery, type DeliveryQueue } from '../../../src/relay/queue/delivery.ts';
import type { Outcome } from '../../../src/relay/queue/delivery-state.ts';
import { type MailState, type QueueEntry, type Submission, untriedMail } from '../../../src/relay/queue/submission.ts';

const start = Date.parse('2025-06-01T10:00:00Z');

const mail = (name: string) => ({ name, to: `${name}@example.com`, subject: name, text: name, automatic: name === 'confirmation' });

/** Returns a submission whose mails have these names. */
export const submissionOf = (number: number, names: readonly string[] = ['notification']): Submission => ({
  id: number.toString(16).padStart(16, '0'),
  number: start + number,
  form: '/api/question',
  mails: names.map(mail),
});

/** Opens a delivery. `send` decides the result of each attempt. While `disk.isFull` is true, results cannot be stored. */
export function openDelivery(send: (attempt: Attempt, now: number) => Promise<Outcome> | Outcome) {
  const clock = { now: start };
  const timers = new Set<{ at: number; readonly then: () => void }>();
  const texts = new Map<string, Submission | 'damaged'>();
  const folders = new Map<string, string>();
  const states = new Map<string, readonly MailState[]>();
  const [log, attempts]: [string[], { name: string; at: number }[]] = [[], []];
  const disk = { isFull: false };
  const running = { now: 0, most: 0 };
  const queue: DeliveryQueue = {
    read: async ({ id }) => texts.get(id),
    record: async (entry) => {
      if (disk.isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      if (texts.has(entry.id)) states.set(entry.id, entry.states);
      return texts.has(entry.id);
    },
    move: async ({ id }, to) => void folders.set(id, to),
  };
  const after = (milliseconds: number, then: () => void) => {
    const timer = { at: clock.now + milliseconds, then };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const trySend = async (attempt: Attempt): Promise<Outcome> => {
    attempts.push({ name: attempt.mail.name, at: clock.now - start });
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    try {
      return await send(attempt, clock.now - start);
    } finally {
      running.now -= 1;
    }
  };
  const delivery = createDelivery({ queue, send: trySend, now: () => clock.now, after, log: (line) => log.push(line) });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    delivery,
    log,
    attempts,
    disk,
    running,
    settled,
    texts,
    add: (submission: Submission): void => {
      const entry: QueueEntry = { id: submission.id, number: submission.number, states: submission.mails.map(() => untriedMail) };
      texts.set(submission.id, submission);
      folders.set(submission.id, 'waiting');
      delivery.add(entry);
    },
    folderOf: ({ id }: Submission) => folders.get(id),
    statesOf: ({ id }: Submission) => states.get(id)?.map(({ status }) => status),
    /** Sets the clock forward by milliseconds as if someone had changed it: the remaining time of each timer is unchanged. */
    jump: (milliseconds: number): void => {
      clock.now += milliseconds;
      for (const timer of timers) timer.at += milliseconds;
    },
    /** Lets this many milliseconds pass, and runs all timers that are due in this time. */
    pass: async (milliseconds: number): Promise<void> => {
      const end = clock.now + milliseconds;
      for (;;) {
        await settled();
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        timers.delete(next);
        clock.now = Math.max(clock.now, next.at);
        next.then();
      }
      clock.now = end;
    },
  };
}
