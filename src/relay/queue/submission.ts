// A visitor's message while it waits for delivery: its mails, and the state of each.
import type { FormMail } from '../../site/forms/mail.ts';

/** Complete except for the sender, which the configuration sets at the time of sending. */
export interface Submission {
  /** No other submission has it: hexadecimal digits. Files and Message-IDs are named by it. */
  readonly id: string;
  /** No other submission has it: about the time at which it came, in milliseconds since 1970. Tickets are numbered by it. */
  readonly number: number;
  /** The path of its form. */
  readonly form: string;
  /** Why it waits for a person before anything is sent; left out if it does not. */
  readonly held?: readonly string[];
  /** Sent in their order, each after the one before it. */
  readonly mails: readonly FormMail[];
}

/**
 * `waiting` for its turn or for a retry; `sending` once the server has requested its text; `sent` once the server has accepted
 * it; `refused` for good; `unknown` if the text was sent and no reply came.
 */
type MailStatus = 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown';

export interface MailState {
  readonly status: MailStatus;
  /** How often it was tried. */
  readonly attempts: number;
  /** When it is tried again, in milliseconds since 1970; 0 for at once. */
  readonly next: number;
  /** Why the last attempt failed, without a name or an address; empty if none has. */
  readonly why: string;
}

/** A submission without its texts: what the queue keeps in memory. */
export interface QueueEntry extends Pick<Submission, 'id' | 'number'> {
  /** The states of its mails, in their order. */
  readonly states: readonly MailState[];
}

/** Where a submission is: still to be delivered, delivered, or for a person to look at, given up or never tried. */
export type QueueFolderName = 'waiting' | 'delivered' | 'dead' | 'held';

export const untried: MailState = { status: 'waiting', attempts: 0, next: 0, why: '' };
