// What others have written into a place while something was typed into it: before, theirs, and the text that was typed.
import type { ClientMessages } from '../messages.ts';
import { element } from '../overlay/element.ts';
import type { Place, Saved } from './protocol.ts';
import type { Question } from './question.ts';

type Words = ClientMessages['editing'];

/** Before and theirs, by field, and the place with theirs. */
export type Conflict = Omit<Extract<Saved, { kind: 'conflict' }>, 'kind'>;

/** What is typed into a place of which a save was refused. */
export interface RefusedText {
  readonly place: Place;
  readonly values: readonly string[];
}

/** Shows before and theirs, and asks which is to be. */
export const askOfConflict = (
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

/** The values of the fields of `place`, which is of the same text, with what was typed; and the conflict where others have written into it. */
export function takenOver(
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
