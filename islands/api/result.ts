// Results of the functions in this folder that send something. They never throw: a failure is a value with a message for the
// visitor.
import type { FormMessage } from './form-message.ts';

export interface Failure<Key extends string> {
  readonly success: false;
  readonly error: FormMessage<Key>;
  /** The server's errors, by the names of the fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The result of a sign-up: on success, the island displays its success view. */
export type Result<Key extends string> = { readonly success: true } | Failure<Key>;

/** The result of sending a message: `ticket` is the number that the visitor gives the support team, if there is one. */
export type SendResult =
  | { readonly success: true; readonly message: FormMessage<'sent'>; readonly ticket?: string | undefined }
  | Failure<'errorSending' | 'errorGeneral'>;

/** Returns a failure with a text of the island. */
export const failure = <Key extends string>(key: Key): Failure<Key> => ({ success: false, error: { key } });

/** Milliseconds after which a request counts as failed. */
export const requestTimeoutMs = 15_000;
