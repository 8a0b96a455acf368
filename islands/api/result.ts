// What calls return. They never throw: a failure is a value with words for the visitor.
import type { FormMessage } from './form-message.ts';

export interface Failure<Key extends string> {
  readonly success: false;
  readonly error: FormMessage<Key>;
}

/** The outcome of a sign-up: its success has the island's own view. */
export type Result<Key extends string> = { readonly success: true } | Failure<Key>;

/** The outcome of a message that was sent to us. */
export type SendResult = { readonly success: true; readonly message: FormMessage<'sent'> } | Failure<'errorSending' | 'errorGeneral'>;

/** A failure in the island's own words. */
export const failure = <Key extends string>(key: Key): Failure<Key> => ({ success: false, error: { key } });

/** Milliseconds after which a call counts as failed. */
export const requestTimeoutMs = 15_000;
