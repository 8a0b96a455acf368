// Numbers in words. A text may say "eight" where the other says 8: a word can replace a figure, but is never required.
import { allData, languageDataOf } from './languages.ts';
import { anyOf } from './reader.ts';

const tokensOf = (value: number): readonly string[] => [String(value), `${value}%`];

const alwaysTokens = ['24/7', '24', '7'];

/** All facts that words of some language may state. */
const sayable: ReadonlySet<string> = new Set([
  ...allData.flatMap(({ numberWords }) => Object.values(numberWords).flatMap(tokensOf)),
  ...alwaysTokens,
]);

/** True if words of a text may state the fact. */
export type StatedInWords = (fact: string) => boolean;

/**
 * Reads the numbers in words of a language; in a language without known words, any text may state whatever words can.
 * Longer words come first, or `drei` would be found in `dreizehn`; German ones may continue: `achtstellig`.
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
