// Numbers in words. A text may say "eight" where the other says 8: words excuse figures, but nothing is asked of them.
import type { Locale } from './notation.ts';

const german =
  'null ein zwei drei vier fünf sechs sieb acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig';
const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

const tens = (names: string): readonly (readonly [string, number])[] => names.split(' ').map((name, index) => [name, (index + 3) * 10]);
const counted = (names: string): readonly (readonly [string, number])[] => names.split(' ').map((name, value) => [name, value]);

const words: Readonly<Record<Locale, ReadonlyMap<string, readonly string[]>>> = {
  de: asTokens([
    ...counted(german),
    ...tens('dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert'),
    ...([
      ['dutzend', 12],
      ['tausend', 1000],
      ['erst', 1],
      ['dritt', 3],
      ['doppelt', 2],
      ['hälfte', 50],
      ['halb', 50],
    ] as const),
  ]),
  en: asTokens([
    ...counted(english),
    ...tens('thirty forty fifty sixty seventy eighty ninety hundred'),
    ...([
      ['dozen', 12],
      ['thousand', 1000],
      ['once', 1],
      ['first', 1],
      ['twice', 2],
      ['double', 2],
      ['second', 2],
      ['third', 3],
      ['half', 50],
    ] as const),
  ]),
};

function asTokens(pairs: readonly (readonly [string, number])[]): ReadonlyMap<string, readonly string[]> {
  return new Map(pairs.map(([word, value]) => [word, [String(value), `${value}%`]]));
}

/** Longer words first, or `drei` would be found in `dreizehn`; German ones may go on: `achtstellig`. */
const patternOf = (locale: Locale): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${[...words[locale].keys()].sort((a, b) => b.length - a.length).join('|')})`, 'giu');

const patterns: Readonly<Record<Locale, RegExp>> = { de: patternOf('de'), en: patternOf('en') };

const always = /rund um die uhr|tag und nacht|24 stunden|a?round the clock|day and night|24 hours|at any hour/i;

/** The facts that words of `text` may stand for. */
export const factsInWords = (text: string, locale: Locale): string[] => [
  ...(text.match(patterns[locale]) ?? []).flatMap((word) => words[locale].get(word.toLowerCase()) ?? []),
  ...(always.test(text) ? ['24/7', '24', '7'] : []),
];
