// A visitor's message while it waits for delivery: its mails, and the state of each.
import type { FormMail } from '../../site/forms/mail.ts';

/** A visitor's message as mails without a sender. The configuration sets the sender at the time of sending. */
export interface Submission {
  /** Unique hexadecimal digits, used in file names and Message-IDs. */
  readonly id: string;
  /** Unique: roughly the time of arrival, in milliseconds since 1970. Ticket numbers are derived from it. */
  readonly number: number;
  /** The path of the form. */
  readonly form: string;
  /** Why the submission is held for a person before any mail is sent; missing if it is not held. */
  readonly held?: readonly string[];
  /** The mails in the order of sending; each is sent after the one before it. */
  readonly mails: readonly FormMail[];
}

/**
 * `waiting` for its turn or for a retry; `sending` once the server has requested its text; `sent` once the server has accepted
 * it; `refused` by the server for good, or given up; `unknown` if the text may have been sent, but no reply is known.
 */
type MailStatus = 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown';

export interface MailState {
  readonly status: MailStatus;
  readonly attempts: number;
  /** When to try again, in milliseconds since 1970; 0 for at once. */
  readonly next: number;
  /** Why the last attempt failed, without a name or an address; empty if it succeeded, or if there was none. */
  readonly why: string;
}

/** A submission without its texts, as it is in memory. */
export interface QueueEntry extends Pick<Submission, 'id' | 'number'> {
  /** The states of the mails, in the order of sending. */
  readonly states: readonly MailState[];
}

/** The folder of a submission: `waiting` for delivery, `delivered`, `dead` if delivery was given up, or `held` before any attempt. */
export type QueueFolderName = 'waiting' | 'delivered' | 'dead' | 'held';

export const untriedMail: MailState = { status: 'waiting', attempts: 0, next: 0, why: '' };
