// The operations of a queue of submissions, and the names of its parts.
import type { DeliveryQueue } from '../queue/delivery.ts';
import type { QueueEntry, QueueFolderName, Submission } from '../queue/submission.ts';

export const queueFolders = ['waiting', 'dead', 'held', 'delivered'] as const satisfies readonly QueueFolderName[];

/** The operations that a person can request for a submission, even while no relay runs. */
export type QueueVerb = 'retry' | 'delete';

export interface QueueRequest {
  /** The name of the submission's file. */
  readonly name: string;
  readonly verb: QueueVerb;
}

export interface Queue extends DeliveryQueue {
  /** Stores a submission. Resolves once it would survive a power failure; rejects with the error of the system if nothing was stored. */
  readonly add: (submission: Submission) => Promise<QueueEntry>;
  /** Returns the submissions to deliver, after moving finished ones to `delivered`, and those with an unknown outcome to `dead`. */
  readonly waiting: () => Promise<readonly QueueEntry[]>;
  /** Returns the numbers and ids of all known submissions, in any state. */
  readonly known: () => Promise<readonly Pick<QueueEntry, 'id' | 'number'>[]>;
  /** Returns how many submissions are held for a person. None of their mails has been sent. */
  readonly heldCount: () => Promise<number>;
  /** Returns the names of undeliverable and of held submissions. */
  readonly forPerson: () => Promise<ForPerson>;
  /** Returns the text of a note in the queue, or undefined if it does not exist. */
  readonly note: (name: NoteName) => Promise<string | undefined>;
  readonly writeNote: (name: NoteName, text: string) => Promise<void>;
  /** Returns the requests of `relay queue` that are waiting in the queue, and deletes their files. */
  readonly requests: () => Promise<readonly QueueRequest[]>;
  /** Carries out the requested change; returns the entry if it now waits for delivery. */
  readonly carryOut: (request: QueueRequest) => Promise<QueueEntry | undefined>;
  /**
   * Deletes texts and records of old deliveries, and messages that have waited for a person too long. `now` is in milliseconds since 1970.
   */
  readonly sweep: (now: number) => Promise<void>;
  /** Releases the queue for other processes. */
  readonly close: () => void;
}

/** `secret` signs tokens; `told` lists the messages that the owner knows about. */
type NoteName = 'secret' | 'told';

/** The names of files that a person has to look at. */
export interface ForPerson {
  readonly dead: readonly string[];
  readonly held: readonly string[];
}

/** Returns the name of the file that requests `verb` from the relay. */
export const requestFile = ({ name, verb }: QueueRequest): string => `${name}.${verb}`;
