// How the texts of a language state facts, made once for each language tag.
import { amountReaders } from './amounts.ts';
import { dateReaders, timeReaders } from './dates.ts';
import { dataOf } from './languages.ts';
import { type SaidInWords, wordReader } from './number-words.ts';
import type { Reader } from './reader.ts';
import { addresses, hasStreet, named, numbersWithoutNotation, streets } from './shared.ts';

export interface Notation {
  /** What a text must hold for readers to be asked, and the readers, from the most telling to the least: what one has taken, the next does not see. */
  readonly readers: readonly (readonly [RegExp, readonly Reader[]])[];
  readonly wordsIn: (text: string) => SaidInWords;
  /** True where only Intl knows the language, so that facts with units are compared by their numbers. */
  readonly isPartial: boolean;
}

const made = new Map<string, Notation>();

/** The notation of a language tag (BCP 47). */
export function notationOf(tag: string): Notation {
  const known = made.get(tag);
  if (known !== undefined) return known;
  const notation: Notation = {
    readers: [
      [/\{/, named],
      [/@|\w\.\w/, addresses],
      [hasStreet, streets],
      [/\d/, [...numbersWithoutNotation, ...dateReaders(tag), ...timeReaders(tag), ...amountReaders(tag)]],
    ],
    wordsIn: wordReader(tag),
    isPartial: dataOf(tag) === undefined,
  };
  made.set(tag, notation);
  return notation;
}
