// Ports of the relay: the platform that it runs on supplies mail, network, clock and settings.
import type { Mailbox } from '../site/forms/mail.ts';
import type { Submission } from './queue/submission.ts';

/** A service that receives a form. */
export interface Provider {
  readonly endpoint: string;
  readonly key: string;
  /** The name that visitors know. */
  readonly name: string;
}

export interface FormsSettings {
  readonly from: Mailbox;
  /** The address that receives visitors' messages. */
  readonly inbox: string;
  /** Returns whether pages of `origin` may send forms here; `own` is the origin that the request was sent to. */
  readonly allows: (origin: string, own: string) => boolean;
  /** Services by the name that forms use. A form whose service is missing is not served. */
  readonly services: Readonly<Record<string, Provider>>;
  /**
   * How many requests one network address may make at once; one more becomes available each half minute. Larger networks have higher
   * limits.
   */
  readonly requestsAtOnce?: number;
  /** The secret that signs the tokens of pages. */
  readonly secret: string;
  /** How many messages per hour are accepted from all visitors together; further ones are held for a person or refused. */
  readonly messagesPerHour: number;
  /** The maximum number of mails per hour to addresses that anyone can enter; above it, only the inbox gets mail. */
  readonly confirmationsPerHour: number;
}

export interface FormsPorts {
  /** Stores a submission for delivery. Resolves to true once it is durable, to false if it was not accepted. Never rejects. */
  readonly store: (submission: Submission) => Promise<boolean>;
  /** Returns a number that was never returned before: roughly the current time in milliseconds since 1970. */
  readonly nextNumber: () => number;
  /** Returns random hexadecimal digits. */
  readonly newId: () => string;
  /** Returns whether a submission with this id was stored, as far back as records go. */
  readonly knows: (id: string) => boolean;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Writes a line to the log. Lines name no person. */
  readonly log: (line: string) => void;
}

/** Answers a request of a visitor, whose network address is `visitor`. */
export type FormsHandler = (request: Request, visitor: string) => Promise<Response>;
