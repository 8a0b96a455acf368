// Ports of the relay: mail, network, clock and settings come from where it runs.

import type { Mailbox } from '../site/forms/mail.ts';
import type { Submission } from './queue/submission.ts';

/** A service that takes a form. */
export interface Provider {
  readonly endpoint: string;
  readonly key: string;
  /** As visitors know it. */
  readonly name: string;
}

export interface FormsSettings {
  readonly from: Mailbox;
  /** The address that gets messages of visitors. */
  readonly inbox: string;
  /** Whether pages of `origin` may send forms here; `own` is the origin that the request was sent to. */
  readonly allows: (origin: string, own: string) => boolean;
  /** By the name that forms use; a form without its service does not exist. */
  readonly services: Readonly<Record<string, Provider>>;
  /** How many requests one network address may make at once; one more is added each half minute. Larger networks may make more. */
  readonly requestsAtOnce?: number;
  /** Signs the tokens of pages: a secret. */
  readonly secret: string;
  /** The maximum number of messages per hour from all visitors together. */
  readonly messagesPerHour: number;
  /** How many mails go in an hour to addresses that anyone can enter; above that only the inbox gets mail. */
  readonly confirmationsPerHour: number;
}

export interface FormsPorts {
  /** Stores a submission for delivery: resolves to true once it is durable, to false if it was not accepted. Never rejects. */
  readonly store: (submission: Submission) => Promise<boolean>;
  /** A number that it has never given before: about now, in milliseconds since 1970. */
  readonly nextNumber: () => number;
  /** Random hexadecimal digits. */
  readonly newId: () => string;
  /** True for the id of a submission that was stored, as far back as is known. */
  readonly knows: (id: string) => boolean;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Takes a line for the log, which names no person. */
  readonly log: (line: string) => void;
}

/** Answers a request of the visitor at the network address `visitor`. */
export type FormsHandler = (request: Request, visitor: string) => Promise<Response>;
