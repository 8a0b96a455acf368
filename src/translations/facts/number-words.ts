// Finds numbers that a text writes in words. A text may write "eight" instead of 8, but never has to.
import { allData, languageDataOf } from './languages.ts';
import { anyOf } from './reader.ts';

const tokensOf = (value: number): readonly string[] => [String(value), `${value}%`];

const alwaysTokens = ['24/7', '24', '7'];

/** All facts that a text can state in words, in the languages of languages.ts. */
const sayable: ReadonlySet<string> = new Set([
  ...allData.flatMap(({ numberWords }) => Object.values(numberWords).flatMap(tokensOf)),
  ...alwaysTokens,
]);

/** Returns whether words of a text may state the fact. */
export type StatedInWords = (fact: string) => boolean;

/**
 * Returns a reader of number words in a language. Longer words are tried first, so that `drei` is not found in `dreizehn`. Letters may
 * follow a number word, as in `achtstellig`. For a language without data, the reader assumes that any text states every fact in `sayable`.
 */
export function wordReader(tag: string): (text: string) => StatedInWords {
  const data = languageDataOf(tag);
  if (data === undefined) return () => (fact) => sayable.has(fact);
  const words = new Map(Object.entries(data.numberWords));
  const pattern = new RegExp(`(?<!\\p{L})${anyOf(words.keys())}`, 'giu');
  const always = new RegExp(data.always, 'i');
  return (text) => {
    const said = new Set([
      ...(text.match(pattern) ?? []).flatMap((word) => tokensOf(words.get(word.toLowerCase()) ?? Number.NaN)),
      ...(always.test(text) ? alwaysTokens : []),
    ]);
    return (fact) => said.has(fact);
  };
}
