// The state of a mail after each attempt: a pure function of the state before, the outcome and the time.
import type { MailState, QueueFolderName } from './submission.ts';

/**
 * What became of an attempt. `unreachable` says nothing about the mail: there was no server to give it to. `later` and `refused` are
 * replies to this mail, for now and for good. `unknown`: all of it was sent, and the connection ended without a reply.
 */
export type Outcome =
  | { readonly result: 'sent' }
  | { readonly result: 'unreachable' | 'later' | 'refused' | 'unknown'; readonly why: string };

const minute = 60_000;

/** From the first attempt to the second, and so on; the last one from then on. A server that greylists takes the second or third. */
const pauses = [1, 2, 5, 10, 20, 40, 60, 120, 240].map((minutes) => minutes * minute);

/** How long a submission is tried, in milliseconds: two days. RFC 5321, 4.5.4.1, recommends four or five if there is no other copy of the text. */
const patience = 2 * 24 * 60 * minute;
/** Minimum number of attempts, so that a clock that jumps ahead does not end the retries. */
const fewestAttempts = 10;

/** The longest time from one attempt to the next. */
export const longestPauseOfMail = Math.max(...pauses);

const pauseAfter = (attempts: number): number => pauses[Math.min(attempts, pauses.length) - 1] ?? 0;

/** The state after an attempt at `now` of a submission that came at `since`, both in milliseconds since 1970. */
export function afterAttempt({ attempts: before }: MailState, outcome: Outcome, { now, since }: { now: number; since: number }): MailState {
  const attempts = before + 1;
  if (outcome.result === 'sent') return { status: 'sent', attempts, next: 0, why: '' };
  const { result, why } = outcome;
  if (result === 'refused' || result === 'unknown') return { status: result, attempts, next: 0, why };
  if (now - since >= patience && attempts >= fewestAttempts) return { status: 'refused', attempts, next: 0, why };
  // The server as a whole is waited for by the delivery, which tries one mail then.
  return { status: 'waiting', attempts, next: result === 'later' ? now + pauseAfter(attempts) : 0, why };
}

/** The state of a mail that an ended process has left: the outcome of one that was being sent is unknown. */
export const afterRestart = (state: MailState): MailState =>
  state.status === 'sending' ? { ...state, status: 'unknown', next: 0, why: 'interrupted' } : state;

/** The state of a mail that a person wants to send again. If the server has accepted it, that does not change. */
export const afterRetry = (state: MailState): MailState =>
  state.status === 'sent' ? state : { ...state, status: 'waiting', attempts: 0, next: 0 };

/** The mail to send next, by its index; -1 if none is left. */
export const nextMail = (states: readonly MailState[]): number =>
  states.findIndex(({ status }) => status === 'waiting' || status === 'sending');

/** Where a submission belongs. The first mail must arrive; a later one may be lost, and is not tried without the first. */
export function folderOf(states: readonly MailState[]): QueueFolderName {
  const [first] = states;
  if (first?.status === 'refused' || first?.status === 'unknown') return 'dead';
  return nextMail(states) === -1 ? 'delivered' : 'waiting';
}
