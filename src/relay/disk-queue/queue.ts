// The operations of a queue of submissions, and the names of its parts.
import type { DeliveryQueue } from '../queue/delivery.ts';
import type { QueueEntry, QueueFolderName, Submission } from '../queue/submission.ts';

export const queueFolders = ['waiting', 'dead', 'held', 'delivered'] as const satisfies readonly QueueFolderName[];

/** The operations that a person can request for a submission, whether or not a relay runs. */
export type QueueVerb = 'retry' | 'delete';

export interface QueueRequest {
  /** The name of the file. */
  readonly name: string;
  readonly verb: QueueVerb;
}

export interface Queue extends DeliveryQueue {
  /** Stores a submission; resolves once it would outlive the machine, rejects with the error of the system if nothing was stored. */
  readonly add: (submission: Submission) => Promise<QueueEntry>;
  /** Submissions to deliver; those with an unknown outcome are moved away first. */
  readonly waiting: () => Promise<readonly QueueEntry[]>;
  /** The numbers and ids of all known submissions, in any state. */
  readonly known: () => Promise<readonly Pick<QueueEntry, 'id' | 'number'>[]>;
  /** How many submissions are held. */
  readonly heldCount: () => Promise<number>;
  /** The names of those that were given up, and of those that are held. */
  readonly forPerson: () => Promise<ForPerson>;
  /** A note of this name in the queue; undefined if there is none. */
  readonly note: (name: NoteName) => Promise<string | undefined>;
  readonly writeNote: (name: NoteName, text: string) => Promise<void>;
  /** Commands of `relay queue` that arrive while this process has the queue. */
  readonly requests: () => Promise<readonly QueueRequest[]>;
  /** Carries out the requested change; returns the entry if it now waits for delivery. */
  readonly carryOut: (request: QueueRequest) => Promise<QueueEntry | undefined>;
  /**
   * Removes texts and records of old deliveries, and messages that have been held beyond their limit of age. `now` is in
   * milliseconds since 1970.
   */
  readonly sweep: (now: number) => Promise<void>;
  /** Releases the queue for other processes. */
  readonly close: () => void;
}

/** `secret` signs tokens; `told` has the messages that the owner knows about. */
type NoteName = 'secret' | 'told';

/** The names of files that a person has to look at. */
export interface ForPerson {
  readonly dead: readonly string[];
  readonly held: readonly string[];
}

/** The name of the file that requests `verb` from the relay. */
export const requestFile = ({ name, verb }: QueueRequest): string => `${name}.${verb}`;
