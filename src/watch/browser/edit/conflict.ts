// Handles conflicts: another program has changed a place while the user was typing.
import type { ClientMessages } from '../messages.ts';
import { element } from '../overlay/element.ts';
import type { Place, Saved } from './protocol.ts';
import type { Question } from './question.ts';

type Words = ClientMessages['editing'];

/** The former and the current text of each field, and the place with the current text. */
export type Conflict = Omit<Extract<Saved, { kind: 'conflict' }>, 'kind'>;

/** The text typed into a place whose save was refused. */
export interface RefusedText {
  readonly place: Place;
  readonly values: readonly string[];
}

/** Displays the former and the current text, and asks the user whether to use the current or the typed text. */
export const askAboutConflict = (
  { ask }: Question,
  found: Conflict,
  { words, take, save }: { readonly words: Words; readonly take: () => void; readonly save: () => void },
): void =>
  ask(conflictRows(found, words), [
    { label: words.takeTheirs, act: take },
    { label: words.keepMine, act: save },
  ]);

const conflictRows = ({ before, theirs }: Conflict, words: Words): readonly Node[] => [
  element('p', {}, words.conflict),
  element(
    'dl',
    {},
    ...theirs.flatMap((text, index) => {
      const old = before[index] ?? '';
      if (text === old) return [];
      return [element('dt', {}, words.before), element('dd', {}, old), element('dt', {}, words.theirs), element('dd', {}, text)];
    }),
  ),
];

/**
 * Returns the texts after the user has chosen the current text: the current text of the fields that another program has changed, and
 * `values` of the other fields. If that program has changed no field, returns the current text of all fields.
 */
export const withCurrentTexts = (values: readonly string[], { before, theirs }: Conflict): readonly string[] => {
  const isOther = theirs.map((text, index) => text !== before[index]);
  return theirs.map((text, index) => (isOther[index] === true || !isOther.includes(true) ? text : (values[index] ?? text)));
};

/** Returns a place with other values in its fields. */
export const placeWithValues = (place: Place, values: readonly string[]): Place => ({
  ...place,
  fields: place.fields.map((field, index) => ({ ...field, value: values[index] ?? field.value })),
});

/**
 * Merges text that was typed into an earlier version of a place into the fields of `place`, the current version. Returns the merged values,
 * and a conflict if another program has changed a field that the user has changed, too.
 */
export function mergeTyped(
  { place: before, values }: RefusedText,
  place: Place,
): { readonly values: readonly string[]; readonly conflict: Conflict | undefined } {
  const [old, theirs] = [before.fields.map(({ value }) => value), place.fields.map(({ value }) => value)];
  const isTyped = (index: number): boolean => values[index] !== undefined && values[index] !== old[index];
  const isConflict = theirs.some((value, index) => isTyped(index) && value !== old[index]);
  return {
    values: theirs.map((value, index) => (isTyped(index) ? (values[index] ?? value) : value)),
    conflict: isConflict ? { before: old, theirs, place } : undefined,
  };
}
