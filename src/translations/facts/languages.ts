// Data about languages that `Intl` lacks: how figures, days and times are written in words. For a language without data
// here, facts are compared less strictly: figures that can be written in words are not required.
import { clock, day, half, type Months, time, tokenList } from './date-tokens.ts';
import { type TestedReader, twoFigures } from './reader.ts';

export interface LanguageData {
  /** Number words, which a text may use instead of figures. */
  readonly numberWords: Readonly<Record<string, number>>;
  /** Words that multiply the preceding number, in addition to those of `Intl`. */
  readonly scales: Readonly<Record<string, number>>;
  /** Names of currencies by sign, in addition to those of `Intl`. */
  readonly currencies: Readonly<Record<string, readonly string[]>>;
  /** Sources of regular expressions: the word for a cent, the word for a percentage, the text between the two numbers of a range. */
  readonly cent: string;
  readonly percent: string;
  readonly between: string;
  /** Common forms of days, in addition to the formats of Intl. */
  readonly days: (months: Months) => readonly TestedReader[];
  readonly times: readonly TestedReader[];
  /** Phrases for availability at any time. */
  readonly always: string;
  /** Words and letters that occur only in sentences of this language, not in names. */
  readonly small: string;
  readonly letters: string;
}

const counted = (words: string, step = 1, from = 0): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, from + index * step]));

const german: LanguageData = {
  numberWords: {
    ...counted(
      'null ein zwei drei vier fünf sechs sieb acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    ),
    ...counted('dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert', 10, 30),
    ...{ dutzend: 12, tausend: 1000, erst: 1, dritt: 3, doppelt: 2, hälfte: 50, halb: 50 },
  },
  scales: { k: 1e3, Tsd: 1e3, tausend: 1e3, Tausend: 1e3, Mio: 1e6, Million: 1e6, Mrd: 1e9, Milliarde: 1e9 },
  currencies: { '€': ['Euros', 'euro', 'euros'], $: ['Dollar', 'Dollars'], CHF: ['Franken'], '£': ['Pfund'] },
  cent: '(?:[Cc]ents?|ct)',
  percent: '(?:[Pp]rozent)\\p{L}*',
  between: 'bis|und',
  // Only the preceding word distinguishes a day without a four-digit year from a version number.
  days: () => [
    [
      /(?<=\b(?:am|vom|zum|ab|bis|seit|dem|den|der)\s)(\d{1,2})\.(\d{1,2})\.(\d\d)?(?!\d)/gi,
      ([, date, month, year]) => tokenList(day(year, Number(month), Number(date))),
      twoFigures,
    ],
  ],
  times: [
    [
      new RegExp(`\\b${clock}(?:\\sUhr)?\\s?(?:bis|–|-)\\s?${clock}\\sUhr\\b`, 'g'),
      ([, from = '', fromMinutes, to = '', toMinutes]) => [time(from, fromMinutes), time(to, toMinutes)],
      /Uhr/u,
    ],
    [new RegExp(`\\b${clock}\\sUhr\\b`, 'g'), ([, hours = '', minutes]) => [time(hours, minutes)], /Uhr/u],
  ],
  always: 'rund um die uhr|tag und nacht|24 stunden',
  small:
    'aber alle als am an auf aus bei das dem den der des die ein eine einen einer für ihr ihre ihren im ist jetzt mit mehr nach nicht oder ohne sie sind über und unsere uns unter vom von wie wir zu zum zur',
  letters: 'äöüß',
};

const english: LanguageData = {
  numberWords: {
    ...counted(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    ),
    ...counted('thirty forty fifty sixty seventy eighty ninety hundred', 10, 30),
    ...{ dozen: 12, thousand: 1000, once: 1, first: 1, twice: 2, double: 2, second: 2, third: 3, half: 50 },
  },
  scales: { k: 1e3, thousand: 1e3, million: 1e6, mn: 1e6, billion: 1e9, bn: 1e9 },
  currencies: { '€': ['Euro', 'Euros'], $: ['dollar', 'dollars', 'Dollar', 'Dollars'], CHF: ['francs'], '£': ['pounds'] },
  cent: '(?:[Cc]ents?|ct)',
  percent: 'per\\s?cent\\p{L}*',
  between: 'to|and',
  days: ({ source, numberOf }) => [
    [
      new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\sof)?\\s${source}(?:,?\\s(\\d{4})\\b)?`, 'gu'),
      ([, date = '', name = '', year]) => tokenList(day(year, numberOf(name), Number(date))),
      new RegExp(source, 'u'),
    ],
    [
      new RegExp(`(?<!\\p{L})${source}\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s(\\d{4})\\b)?`, 'gu'),
      ([, name = '', date = '', year]) => tokenList(day(year, numberOf(name), Number(date))),
      new RegExp(source, 'u'),
    ],
  ],
  times: [
    [
      new RegExp(`\\b${clock}\\s?${half}?\\s?(?:to|until|–|-)\\s?${clock}\\s?${half}`, 'gi'),
      ([, from = '', fromMinutes, fromHalf, to = '', toMinutes, toHalf]) => [
        time(from, fromMinutes, fromHalf ?? toHalf),
        time(to, toMinutes, toHalf),
      ],
      /[apAP]\.?[mM]/u,
    ],
    [new RegExp(`\\b${clock}\\s?${half}`, 'gi'), ([, hours = '', minutes, part]) => [time(hours, minutes, part)], /[apAP]\.?[mM]/u],
  ],
  always: 'a?round the clock|day and night|24 hours|at any hour',
  small: 'about and are at by for from how is it more not of on or our the their to us we what with you your',
  letters: '',
};

const languages: Readonly<Record<string, LanguageData>> = { de: german, en: english };

/** Returns the data of the language of a tag (BCP 47), or undefined if there is none. */
export const languageDataOf = (tag: string): LanguageData | undefined => languages[new Intl.Locale(tag).language];

/** The data of all languages in this file. */
export const allData: readonly LanguageData[] = Object.values(languages);
