// What calls return. They never throw: a failure is a value with words for the visitor.
import type { Wording } from './wording.ts';

export interface Failure<Key extends string> {
  readonly success: false;
  readonly error: Wording<Key>;
}

/** The outcome of a sign-up: its success has the island's own view. */
export type Result<Key extends string> = { readonly success: true } | Failure<Key>;

/** The outcome of a message that was sent to us (SPEC.md, section 7). */
export type SendResult = { readonly success: true; readonly message: Wording<'sent'> } | Failure<'errorSending' | 'errorGeneral'>;

/** A failure in the island's own words. */
export const failure = <Key extends string>(key: Key): Failure<Key> => ({ success: false, error: { key } });

/** Milliseconds after which a call counts as failed. */
export const usualTimeLimit = 15_000;
