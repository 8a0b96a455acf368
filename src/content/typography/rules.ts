// The typographic rules as a table: a pattern for the mistake, and its correction in each language.
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { TypographyRule } from '../../model/typography.ts';
import { type LanguageTypography, percentSpaceOf, typographyOf } from './languages.ts';

export interface TypographyPattern {
  readonly name: TypographyRule;
  readonly pattern: RegExp;
  /** Returns the correct form of a match: the match itself if it is correct, undefined if only the author knows the form. */
  readonly write: (match: RegExpExecArray) => string | undefined;
}

const noBreak = '\u00A0';
const spaces = '[ \u00A0\u202F]';

const units =
  'ms|min|km/h|km|cm|mm|m²|m³|kg|mg|kB|MB|GB|TB|Mbit|Gbit|kWh|MWh|kWp|kW|MW|Hz|kHz|MHz|GHz|dB|px|°C|°F|s|h|m|g|€|\\$|£|EUR|USD|CHF|GBP';

/** What follows a number that is a quantity. */
const measure = `${spaces}?(?:[%‰°]|(?:${units}|percent|degrees?|Prozent|Grad)(?![\\p{L}\\p{Nd}]))`;

/**
 * Rules for every language. Matches start at the start of a word, so that the search is linear: code within prose is one long word.
 */
const common: readonly TypographyPattern[] = [
  {
    name: 'unit',
    pattern: new RegExp(`(\\p{Nd}[\\p{Nd}.,]*) (${units})(?![\\p{L}\\p{Nd}])`, 'gu'),
    write: ([, number, unit]) => `${number}${noBreak}${unit}`,
  },
  { name: 'abbreviation', pattern: /(§{1,2}) ?(\p{Nd}+)/gu, write: ([, sign, number]) => `${sign}${noBreak}${number}` },
  // A hyphen between numbers may be part of a range, a date or a telephone number, and `-9` without a unit an option of a command.
  {
    name: 'minus',
    pattern: new RegExp(`(?<![^\\s(])(?<!\\p{Nd}\\s)-(\\p{Nd}+,\\p{Nd}+|\\p{Nd}[\\p{Nd}.,]*(?=${measure}))`, 'gu'),
    write: ([, number]) => `−${number}`,
  },
  {
    name: 'apostrophe',
    pattern: /(?<!\p{Script=Latin})(\p{Script=Latin}+)['´`](\p{Script=Latin}+)/gu,
    write: ([, before, after]) => `${before}’${after}`,
  },
];

function percentRules(tag: string): TypographyPattern[] {
  const space = percentSpaceOf(tag);
  if (space === undefined) return [];
  const isRight = (written: string): boolean => written === space || (space !== '' && written === '\u202F');
  return [
    {
      name: 'percent',
      pattern: new RegExp(`(\\p{Nd}[\\p{Nd}.,]*)(${spaces}?)%(?![\\p{L}\\p{Nd}])`, 'gu'),
      write: ([found, number, written = '']) => (isRight(written) ? found : `${number}${space}%`),
    },
  ];
}

function quoteRules({ quotes: [open, close], foreignQuotes }: LanguageTypography): TypographyPattern[] {
  const quotedOr = (found: string, words: string | undefined): string => (words === undefined ? found : `${open}${words}${close}`);
  return [
    { name: 'quotes', pattern: foreignQuotes, write: ([found, one, other]) => quotedOr(found, one ?? other) },
    // A quote directly after a digit does not start a match, because it may mean inches.
    {
      name: 'quotes',
      pattern: /(?<!\p{Nd})"([^"]*)("?)/gu,
      write: ([, quoted, end]) => (end === '' ? undefined : `${open}${quoted}${close}`),
    },
  ];
}

function languageRules(own: LanguageTypography): TypographyPattern[] {
  return [
    ...quoteRules(own),
    {
      name: 'dash',
      pattern: /(?<![^\s|-])([^\s|-]+) -{1,3} ([^\s|-]+)|(?<!\p{L})(\p{L}+)---(\p{L}+)/gu,
      write: ([found, one, other, first, second]) => {
        const [before = first ?? '', after = second ?? ''] = [one, other];
        return /\d$/.test(before) && /^\d/.test(after) ? found : `${before}${own.dash}${after}`;
      },
    },
    {
      name: 'punctuation',
      // The dots of a spaced ellipsis are not matched, nor is a mark that the sentence is about: “use ! to negate”.
      pattern: /(?<!\S)(\S+) +([,;:]|[!?](?!\s+\p{Ll})|(?<!\. )\.(?!\.| \.))(?=\s|$)/gu,
      write: ([, word, mark]) => `${word}${mark}`,
    },
    {
      name: 'abbreviation',
      pattern: new RegExp(`(?<!\\p{L})(${own.beforeNumbers}) ?(\\p{Nd}+)`, 'gu'),
      write: ([, short, number]) => `${short}${noBreak}${number}`,
    },
    ...own.abbreviations.map(
      (short): TypographyPattern => ({
        name: 'abbreviation',
        pattern: new RegExp(`(?<!\\p{L})${short.replaceAll('.', '\\.').replaceAll(' ', `${spaces}?`)}`, 'gu'),
        write: ([found]) => (/\. |\.\p{L}/u.test(found) ? short.replaceAll(' ', noBreak) : found),
      }),
    ),
  ];
}

/** Returns the rules for texts in the language of a tag (BCP 47). */
export const rulesOf = cachedByKey((tag: string): readonly TypographyPattern[] => {
  const own = typographyOf(tag);
  return [...percentRules(tag), ...common, ...(own === undefined ? [] : languageRules(own))];
});
