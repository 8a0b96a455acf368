// The state of a mail after each attempt: a pure function of the previous state, the outcome and the time.
import type { MailState, QueueFolderName } from './submission.ts';

/**
 * The outcome of an attempt. `unreachable` does not concern the mail: the server could not be reached, or accepts no mail at all. `later`
 * and `refused` are temporary and permanent replies to this mail. `unknown`: the entire mail was sent, but the connection ended without a
 * reply.
 */
export type Outcome =
  | { readonly result: 'sent' }
  | { readonly result: 'unreachable' | 'later' | 'refused' | 'unknown'; readonly why: string };

const minute = 60_000;

/** Pauses between attempts, in milliseconds; the last one repeats. A server that greylists accepts the second or third attempt. */
const pauses = [1, 2, 5, 10, 20, 40, 60, 120, 240].map((minutes) => minutes * minute);

/**
 * How long delivery is retried, in milliseconds: two days. RFC 5321, 4.5.4.1, recommends four or five, but here the
 * message is kept afterwards for a person to read.
 */
const patience = 2 * 24 * 60 * minute;
/** Minimum number of attempts, so that a clock that jumps ahead does not end the retries. */
const minAttempts = 10;

/** The longest pause between two attempts, in milliseconds. */
export const maxRetryPause = Math.max(...pauses);

const pauseAfter = (attempts: number): number => pauses[Math.min(attempts, pauses.length) - 1] ?? 0;

/** Returns the state after an attempt at `now`, for a submission that arrived at `since`, both in milliseconds since 1970. */
export function afterAttempt({ attempts: before }: MailState, outcome: Outcome, { now, since }: { now: number; since: number }): MailState {
  const attempts = before + 1;
  if (outcome.result === 'sent') return { status: 'sent', attempts, next: 0, why: '' };
  const { result, why } = outcome;
  if (result === 'refused' || result === 'unknown') return { status: result, attempts, next: 0, why };
  if (now - since >= patience && attempts >= minAttempts) return { status: 'refused', attempts, next: 0, why };
  // `next` is 0 if the server is unreachable, because the delivery loop then pauses all mails.
  return { status: 'waiting', attempts, next: result === 'later' ? now + pauseAfter(attempts) : 0, why };
}

/** Returns the state of a mail after the process that delivers it has ended: if the mail was being sent, its outcome is unknown. */
export const afterRestart = (state: MailState): MailState =>
  state.status === 'sending' ? { ...state, status: 'unknown', next: 0, why: 'interrupted' } : state;

/** Returns the state of a mail that a person wants to send again. A mail that the server has accepted stays accepted. */
export const afterRetry = (state: MailState): MailState =>
  state.status === 'sent' ? state : { ...state, status: 'waiting', attempts: 0, next: 0 };

/** Returns the index of the mail to send next, or -1 if none is left. */
export const nextMail = (states: readonly MailState[]): number =>
  states.findIndex(({ status }) => status === 'waiting' || status === 'sending');

/**
 * Returns the folder of a submission. It is `dead` if the first mail cannot be delivered, or its outcome is unknown; then later mails are
 * not sent. A later mail may be lost: the submission counts as delivered nevertheless.
 */
export function folderOf(states: readonly MailState[]): QueueFolderName {
  const [first] = states;
  if (first?.status === 'refused' || first?.status === 'unknown') return 'dead';
  return nextMail(states) === -1 ? 'delivered' : 'waiting';
}
