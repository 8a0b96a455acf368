// Delivers what waits in the queue: a few mails at once, each again after growing pauses, and all of them later where there is
// no server. The clock, the disk and the network are ports, so that two days pass in a test at once.
import type { FormMail } from '../../site/forms/mail.ts';
import { afterAttempt, folderOf, longestPauseOfMail, nextMail, type Outcome } from './delivery-state.ts';
import type { MailState, QueueEntry, QueueFolderName, Submission } from './submission.ts';

/** The operations of the queue on disk that delivery uses. All may reject with the error of the system. */
export interface DeliveryQueue {
  /** Its texts; undefined once it has been deleted, `damaged` if the disk has lost them. */
  readonly read: (entry: QueueEntry) => Promise<Submission | 'damaged' | undefined>;
  /** Resolves once the states of `entry` are durable on disk; to false once it has been deleted. */
  readonly record: (entry: QueueEntry) => Promise<boolean>;
  /** Takes an entry that waits into another folder. */
  readonly move: (entry: QueueEntry, to: Exclude<QueueFolderName, 'waiting'>) => Promise<void>;
}

/** A mail on its way. */
export interface Attempt {
  readonly mail: FormMail;
  /** The same at every attempt, so that readers of mail know a copy: without brackets, `ID.NAME` before the sign. */
  readonly messageId: string;
  /** When the submission came, in milliseconds since 1970. */
  readonly date: number;
  /** Called when the server requests the text, which is sent only after this has resolved. */
  readonly begin: () => Promise<void>;
  /** Aborted when the delivery stops: a mail whose text has not begun is left for the next process. */
  readonly signal: AbortSignal;
}

export interface DeliveryPorts {
  readonly queue: DeliveryQueue;
  /** Never rejects. */
  readonly send: (attempt: Attempt) => Promise<Outcome>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `then` after this many milliseconds; the function that it returns prevents that. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** Takes a line for the log, which names no person. */
  readonly log: (line: string) => void;
}

export interface Delivery {
  /** Adds an entry that waits; does nothing if it is already there. */
  readonly add: (entry: QueueEntry) => void;
  /** How many wait. */
  readonly count: () => number;
  /** Tries an entry now, and looks for a server now. */
  readonly hurry: (id: string) => void;
  /** Starts no other attempt; resolves when those under way have ended, or after this many milliseconds. */
  readonly stop: (limit: number) => Promise<void>;
}

/** Connections at once. Servers allow some tens for each client (Postfix: 50). */
const connections = 5;
/** Milliseconds from one look for a server to the next: doubled each time, up to the longest. */
const [firstPause, longestPause] = [5_000, 10 * 60_000];
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
    // A clock that was set back must not make anything wait for longer than a pause.
    const time = now();
    if (server.until > time + longestPause) server.until = 0;
    const due = dueFirst(time);
    // After an attempt without a server, a single one probes whether it is back.
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
        // Several that were under way fail together: that is one failure.
        if (now() >= server.until) server.failures += 1;
        server.until = now() + Math.min(longestPause, firstPause * 2 ** (server.failures - 1));
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

/** When to try an entry; at once if its time was recorded by a clock ahead of this one. */
function dueAt({ states }: QueueEntry, time: number): number {
  const next = states[nextMail(states)]?.next ?? 0;
  return next - time > longestPauseOfMail ? 0 : next;
}

/** The least tried first, then the oldest: a mail at which the server always hangs up must not be the only one that looks for it. */
const byAttempts = (one: QueueEntry, other: QueueEntry): number => attemptsOf(one) - attemptsOf(other) || one.number - other.number;

const attemptsOf = ({ states }: QueueEntry): number => states[nextMail(states)]?.attempts ?? 0;

interface Ended {
  /** The entry if it still waits; undefined if it has left the folder. */
  readonly entry: QueueEntry | undefined;
  /** Whether there was a server; undefined if none was tried. */
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
    // It is never given up for that, and does not delay others: it is tried again after growing pauses.
    return { entry: withState(entry, index, afterAttempt(state, { result: 'later', why }, { now: now(), since: now() })) };
  }
  const mail = submission?.mails[index];
  if (submission === undefined || mail === undefined) return { entry: undefined };
  const begin = async (): Promise<void> => {
    if (!(await queue.record(withState(entry, index, { ...state, status: 'sending' })))) throw new Error('It was deleted.');
  };
  const outcome = await send({ mail, messageId: `${entry.id}.${mail.name}`, date: entry.number, begin, signal });
  // Unchanged.
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
  if (state?.status === 'unknown') return ' (all of it was sent, and the server has not said whether it took it; archipel relay queue)';
  return state?.status === 'refused' ? ' (given up; archipel relay queue)' : '';
}

/** Records the states of an entry for as long as that takes, and moves it where it belongs; returns it while it waits. */
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
      // It is not sent again: its state on disk is "sending", whose outcome the next process does not know.
      if (signal.aborted) return undefined;
      await new Promise<void>((resolve) => void after(recordPause, resolve));
    }
  }
}
