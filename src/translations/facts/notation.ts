// Describes how texts of a language state facts. The description is computed once for each language tag.
import { cachedByKey } from '../../model/cached-by-key.ts';
import { amountReaders } from './amounts.ts';
import { dateReaders, timeReaders } from './dates.ts';
import { languageDataOf } from './languages.ts';
import { type StatedInWords, wordReader } from './number-words.ts';
import type { Reader, TestedReader } from './reader.ts';
import { addresses, hasStreet, named, numbersWithoutNotation, streets } from './shared.ts';

export interface LanguageNotation {
  /**
   * Pairs of a quick test and the readers to run if it matches, the most specific first. Each reader removes its
   * matches from the text that the next reader gets.
   */
  readonly readers: readonly (readonly [RegExp, readonly Reader[]])[];
  /** Readers for telephone numbers, dates, times and figures with a unit, which run after `readers`. */
  readonly withUnits: readonly TestedReader[];
  /** A quick test for all readers of `withUnits` at once, because most figures have no unit. */
  readonly mayHaveUnits: RegExp;
  /** The reader of plain numbers, which runs last. */
  readonly plain: Reader;
  /** Finds the facts that a text states in words. */
  readonly wordsIn: (text: string) => StatedInWords;
  /** True for a language without data in languages.ts. Facts with units are then compared by their numbers. */
  readonly isPartial: boolean;
}

/** Returns the notation of a language tag (BCP 47). */
export const languageNotation = cachedByKey((tag: string): LanguageNotation => {
  const amounts = amountReaders(tag);
  const withUnits = [...numbersWithoutNotation, ...dateReaders(tag), ...timeReaders(tag), ...amounts.withUnits];
  const tests = withUnits.map(([, , { source }]) => source);
  return {
    readers: [
      [/\{/, named],
      [/@|\w\.\w/, addresses],
      [hasStreet, streets],
    ],
    withUnits,
    mayHaveUnits: new RegExp([...new Set(tests)].join('|'), 'u'),
    plain: amounts.plain,
    wordsIn: wordReader(tag),
    isPartial: languageDataOf(tag) === undefined,
  };
});
