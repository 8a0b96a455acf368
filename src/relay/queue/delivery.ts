// Delivers the queue: sends a few mails at once, and retries each of them after growing pauses. While the mail server cannot
// be reached, all mails wait. The clock, the disk and the network are ports, so that tests can let two days pass in an instant.
import type { FormMail } from '../../site/forms/mail.ts';
import { afterAttempt, folderOf, maxRetryPause, nextMail, type Outcome } from './delivery-state.ts';
import type { MailState, QueueEntry, QueueFolderName, Submission } from './submission.ts';

/** The operations of the queue on disk that delivery uses. All of them may reject with the error of the system. */
export interface DeliveryQueue {
  /** Resolves to the texts of an entry; to undefined if it has been deleted, to `damaged` if the texts cannot be parsed. */
  readonly read: (entry: QueueEntry) => Promise<Submission | 'damaged' | undefined>;
  /** Resolves to true once the states of `entry` are durable on disk, or to false if it has been deleted. */
  readonly record: (entry: QueueEntry) => Promise<boolean>;
  /** Moves a waiting entry to another folder. */
  readonly move: (entry: QueueEntry, to: Exclude<QueueFolderName, 'waiting'>) => Promise<void>;
}

/** A mail that is being sent. */
export interface Attempt {
  readonly mail: FormMail;
  /** The part of the Message-ID before the at sign. It is the same in every attempt, so that mail programs recognize copies. */
  readonly messageId: string;
  /** When the submission arrived, in milliseconds since 1970. */
  readonly date: number;
  /** Called when the server is ready for the text, which is sent only after the promise has resolved. */
  readonly begin: () => Promise<void>;
  /** Aborted when delivery stops. The next process then sends the mail, unless its text is already being sent. */
  readonly signal: AbortSignal;
}

export interface DeliveryPorts {
  readonly queue: DeliveryQueue;
  /** Sends a mail. Never rejects. */
  readonly send: (attempt: Attempt) => Promise<Outcome>;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `then` after this many milliseconds. Returns a function that cancels it. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** Writes a line to the log. Lines name no person. */
  readonly log: (line: string) => void;
}

export interface Delivery {
  /** Adds a waiting entry; does nothing if it has already been added. */
  readonly add: (entry: QueueEntry) => void;
  /** Returns how many entries wait. */
  readonly count: () => number;
  /** Tries an entry at once, even if the server was unreachable. */
  readonly hurry: (id: string) => void;
  /** Starts no further attempt. Resolves once those in progress have ended, or after `limit` milliseconds. */
  readonly stop: (limit: number) => Promise<void>;
}

/** Maximum number of connections at once. Servers allow some tens for each client (Postfix: 50). */
const connections = 5;
/** Milliseconds before the server is tried again: the first pause, doubled each time, and the longest. */
const [firstPause, maxPause] = [5_000, 10 * 60_000];
/** Milliseconds between two attempts to record a server's reply on a full disk. */
const recordPause = 1_000;

export function createDelivery(ports: DeliveryPorts): Delivery {
  const { now, after } = ports;
  const waiting = new Map<string, QueueEntry>();
  const busy = new Map<string, Promise<void>>();
  const server = { failures: 0, until: 0 };
  let cancel = (): void => undefined;
  const stopping = new AbortController();
  const { signal } = stopping;

  const tick = (): void => {
    cancel();
    if (signal.aborted) return;
    const time = now();
    // If the clock was set back, the end of the pause may be far away.
    if (server.until > time + maxPause) server.until = 0;
    const due = dueFirst(time);
    // After a failure to reach the server, only a single attempt checks whether it is back.
    const room = (server.failures > 0 ? 1 : connections) - busy.size;
    if (time >= server.until) for (const entry of due.slice(0, Math.max(0, room))) if (dueAt(entry, time) <= time) begin(entry);
    const [next] = dueFirst(time);
    if (next !== undefined && busy.size < connections) cancel = after(Math.max(server.until, dueAt(next, time)) - time, tick);
  };
  const dueFirst = (time: number): QueueEntry[] =>
    [...waiting.values()]
      .filter(({ id }) => !busy.has(id))
      .sort((one, other) => dueAt(one, time) - dueAt(other, time) || byAttempts(one, other));
  const begin = (entry: QueueEntry): void => {
    const done = attempt(entry, ports, signal).then((ended) => {
      busy.delete(entry.id);
      if (ended.entry === undefined) waiting.delete(entry.id);
      else waiting.set(entry.id, ended.entry);
      if (ended.reached === false) {
        // Attempts that were in progress together fail together, which counts as one failure.
        if (now() >= server.until) server.failures += 1;
        server.until = now() + Math.min(maxPause, firstPause * 2 ** (server.failures - 1));
      } else if (ended.reached) server.failures = 0;
      tick();
    });
    busy.set(entry.id, done);
  };
  return {
    add: (entry) => {
      if (!waiting.has(entry.id)) waiting.set(entry.id, entry);
      tick();
    },
    count: () => waiting.size,
    hurry: (id) => {
      const entry = waiting.get(id);
      if (entry !== undefined) waiting.set(id, { ...entry, states: entry.states.map((state) => ({ ...state, next: 0 })) });
      server.until = 0;
      tick();
    },
    stop: async (limit) => {
      stopping.abort();
      cancel();
      let giveUp = (): void => undefined;
      const late = new Promise<void>((resolve) => {
        giveUp = after(limit, resolve);
      });
      await Promise.race([Promise.all(busy.values()), late]);
      giveUp();
    },
  };
}

/** Returns when to try an entry, in milliseconds since 1970. Returns 0 (at once) if the clock was set back after that time was recorded. */
function dueAt({ states }: QueueEntry, time: number): number {
  const next = states[nextMail(states)]?.next ?? 0;
  return next - time > maxRetryPause ? 0 : next;
}

/** Sorts the least tried first, then the oldest: if the server always hangs up on one mail, other mails must get their turn as well. */
const byAttempts = (one: QueueEntry, other: QueueEntry): number => attemptsOf(one) - attemptsOf(other) || one.number - other.number;

const attemptsOf = ({ states }: QueueEntry): number => states[nextMail(states)]?.attempts ?? 0;

interface Ended {
  /** The entry if it still waits, or undefined if it has left the folder. */
  readonly entry: QueueEntry | undefined;
  /** Whether the server could be reached; undefined if that is unknown. */
  readonly reached?: boolean;
}

/** Sends the next mail of an entry and records the result. */
async function attempt(entry: QueueEntry, ports: DeliveryPorts, signal: AbortSignal): Promise<Ended> {
  const { queue, send, now, log } = ports;
  const index = nextMail(entry.states);
  const state = entry.states[index];
  if (state === undefined) return { entry: undefined };
  const submission = await queue.read(entry).catch((error: unknown) => ({ unread: reasonOf(error) }));
  if (submission === 'damaged') {
    log(`${entry.number}: damaged: its texts cannot be read; archipel relay queue`);
    return { entry: await settle(withState(entry, index, { ...state, status: 'unknown', why: 'damaged' }), ports, signal) };
  }
  if (submission !== undefined && 'unread' in submission) {
    const why = submission.unread;
    log(`${entry.number}: the queue cannot be read (${why})`);
    // A failure of the disk is not the mail's fault: the mail is never given up because of it, delays no other mail, and is retried after
    // growing pauses.
    return { entry: withState(entry, index, afterAttempt(state, { result: 'later', why }, { now: now(), since: now() })) };
  }
  const mail = submission?.mails[index];
  if (submission === undefined || mail === undefined) return { entry: undefined };
  const begin = async (): Promise<void> => {
    if (!(await queue.record(withState(entry, index, { ...state, status: 'sending' })))) throw new Error('It was deleted.');
  };
  const outcome = await send({ mail, messageId: `${entry.id}.${mail.name}`, date: entry.number, begin, signal });
  // Delivery has stopped before the text was sent, so the state is unchanged.
  if (signal.aborted && outcome.result === 'unreachable') return { entry };
  const after = withState(entry, index, afterAttempt(state, outcome, { now: now(), since: entry.number }));
  if (outcome.result !== 'sent') log(`${entry.number}: ${mail.name} not sent: ${outcome.why}${sentenceOf(after.states[index])}`);
  return { entry: await settle(after, ports, signal), reached: outcome.result !== 'unreachable' };
}

const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');

const withState = (entry: QueueEntry, index: number, state: MailState): QueueEntry => ({
  ...entry,
  states: entry.states.with(index, state),
});

function sentenceOf(state: MailState | undefined): string {
  if (state?.status === 'unknown') return ' (the entire mail was sent, but the server has not confirmed it; archipel relay queue)';
  return state?.status === 'refused' ? ' (given up; archipel relay queue)' : '';
}

/**
 * Records the states of an entry, and moves the entry to its folder. Retries until the disk accepts both or delivery stops. Resolves to
 * the entry if it still waits.
 */
async function settle(entry: QueueEntry, { queue, after, log }: DeliveryPorts, signal: AbortSignal): Promise<QueueEntry | undefined> {
  const folder = folderOf(entry.states);
  for (let failures = 0; ; failures += 1) {
    try {
      if (!(await queue.record(entry))) return undefined;
      if (folder === 'waiting') return entry;
      await queue.move(entry, folder);
      return undefined;
    } catch (error) {
      if (failures === 0) log(`${entry.number}: the queue cannot be written (${reasonOf(error)})`);
      // The mail is not sent again: its state on disk is "sending", and the next process treats that as an unknown outcome.
      if (signal.aborted) return undefined;
      await new Promise<void>((resolve) => void after(recordPause, resolve));
    }
  }
}
