// The text typed into the fields of a panel, and its place. The place is replaced when another program has changed it, and after a save
// during which the user has typed more text.
import { type Conflict, mergeTyped, placeWithValues, type RefusedText } from './conflict.ts';
import type { Place, Saved } from './protocol.ts';
import type { ValueForm } from './value-form.ts';

export interface TypedText {
  readonly place: () => Place;
  readonly isTyped: () => boolean;
  /** Handles the result of a save of the values `sent`. Returns whether the user has typed since then. */
  readonly settle: (saved: Saved, sent: readonly string[]) => boolean;
  /** Fills in the text that was typed before the panel was reopened. Returns a conflict if another program has changed the same fields. */
  readonly takeOver: (typed: RefusedText) => Conflict | undefined;
  /** Returns the typed text whose save was refused, or undefined if the last save was not refused. */
  readonly refused: () => RefusedText | undefined;
}

/** Tracks the text that is typed into `form`, first for `place`. */
export function createTypedText(place: Place, form: () => Pick<ValueForm, 'values' | 'set'>): TypedText {
  let [open, isRefused] = [place, false];
  const isTyped = (): boolean =>
    form()
      .values()
      .some((value, index) => value !== open.fields[index]?.value);
  /** Replaces the open place with `next`, and keeps the text that was typed since the fields had the values of `before`. */
  const continueWith = (next: Place, before: Place): void => {
    const { values } = mergeTyped({ place: before, values: form().values() }, next);
    open = next;
    form().set(values);
  };
  return {
    place: () => open,
    isTyped,
    settle: (saved, sent) => {
      const isNewer = form()
        .values()
        .some((value, index) => value !== sent[index]);
      if (saved.kind === 'conflict') continueWith(saved.place, open);
      if (saved.kind === 'saved' && saved.place !== undefined && isNewer) continueWith(saved.place, placeWithValues(open, sent));
      // If the save has returned no place, newer text can be saved only after another click on the text, as after a refusal.
      isRefused = saved.kind === 'refused' || (saved.kind === 'saved' && saved.place === undefined);
      return isNewer;
    },
    takeOver: (typed) => {
      const { values, conflict } = mergeTyped(typed, open);
      form().set(values);
      return conflict;
    },
    refused: () => (isRefused && isTyped() ? { place: open, values: form().values() } : undefined),
  };
}
