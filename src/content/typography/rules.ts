// The typographic rules as a table: a pattern for the mistake, and its correction in each language.
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { TypographyRule } from '../../model/typography.ts';
import { type LanguageTypography, percentSpaceOf, typographyOf } from './languages.ts';

export interface TypographyPattern {
  readonly name: TypographyRule;
  /** Matches each text that may have the mistake. */
  readonly sign: RegExp;
  /** The source of the pattern, which is compiled for the first text with the sign: the classes of Unicode take a millisecond. */
  readonly pattern: string;
  /** Returns the correct form of a match: the match itself if it is correct, undefined if only the author knows the form. */
  readonly write: (match: RegExpExecArray) => string | undefined;
}

const noBreak = '\u00A0';
const spaces = '[ \u00A0\u202F]';

const units =
  'ms|min|km/h|km|cm|mm|m²|m³|kg|mg|kB|MB|GB|TB|Mbit|Gbit|kWh|MWh|kWp|kW|MW|Hz|kHz|MHz|GHz|dB|px|°C|°F|s|h|m|g|€|\\$|£|EUR|USD|CHF|GBP';

/** What follows a number that is a quantity. */
const measure = String.raw`${spaces}?(?:[%‰°]|(?:${units}|percent|degrees?|Prozent|Grad)(?![\p{L}\p{Nd}]))`;

/**
 * Rules for every language. Matches start at the start of a word, so that the search is linear: code within prose is one long word.
 */
const common: readonly TypographyPattern[] = [
  {
    name: 'unit',
    sign: new RegExp(` (?:${units})`),
    pattern: String.raw`(\p{Nd}[\p{Nd}.,]*) (${units})(?![\p{L}\p{Nd}])`,
    write: ([, number, unit]) => `${number}${noBreak}${unit}`,
  },
  {
    name: 'abbreviation',
    sign: /§/,
    pattern: String.raw`(§{1,2}) ?(\p{Nd}+)`,
    write: ([, mark, number]) => `${mark}${noBreak}${number}`,
  },
  // A hyphen between numbers may be part of a range, a date or a telephone number, and `-9` without a unit an option of a command.
  {
    name: 'minus',
    sign: /-/,
    pattern: String.raw`(?<![^\s(])(?<!\p{Nd}\s)-(\p{Nd}+,\p{Nd}+|\p{Nd}[\p{Nd}.,]*(?=${measure}))`,
    write: ([, number]) => `−${number}`,
  },
  {
    name: 'apostrophe',
    sign: /['´`]/,
    pattern: String.raw`(?<!\p{Script=Latin})(\p{Script=Latin}+)['´\x60](\p{Script=Latin}+)`,
    write: ([, before, after]) => `${before}’${after}`,
  },
];

function percentRule(tag: string): TypographyPattern {
  const corrected = (found: string, number: string | undefined, written: string): string => {
    const space = percentSpaceOf(tag);
    const isRight = space === undefined || written === space || (space !== '' && written === '\u202F');
    return isRight ? found : `${number}${space}%`;
  };
  return {
    name: 'percent',
    sign: /%/,
    pattern: String.raw`(\p{Nd}[\p{Nd}.,]*)(${spaces}?)%(?![\p{L}\p{Nd}])`,
    write: ([found, number, written = '']) => corrected(found, number, written),
  };
}

function quoteRules({ quotes: [open, close], foreignQuotes }: LanguageTypography): TypographyPattern[] {
  const quotedOr = (found: string, words: string | undefined): string => (words === undefined ? found : `${open}${words}${close}`);
  return [
    { name: 'quotes', sign: /[“”„]/, pattern: foreignQuotes, write: ([found, one, other]) => quotedOr(found, one ?? other) },
    // A quote directly after a digit does not start a match, because it may mean inches. A quotation ends with its paragraph, so that a
    // single mark does not pair with one further below.
    {
      name: 'quotes',
      sign: /"/,
      pattern: String.raw`(?<!\p{Nd})"((?:[^"\n]|\n(?![ \t]*\n))*)("?)`,
      write: ([, quoted = '', end]) => (end === '' || /^\s|\s$/.test(quoted) ? undefined : `${open}${quoted}${close}`),
    },
  ];
}

/** Returns a pattern for an abbreviation with any of its spaces. */
const spaced = (short: string): string => short.replaceAll('.', '\\.').replaceAll(' ', `${spaces}?`);

function languageRules(own: LanguageTypography): TypographyPattern[] {
  return [
    ...quoteRules(own),
    {
      name: 'dash',
      sign: / -|---/,
      pattern: String.raw`(?<![^\s|-])([^\s|-]+) -{1,3} ([^\s|-]+)|(?<!\p{L})(\p{L}+)---(\p{L}+)`,
      write: ([found, one, other, first, second]) => {
        const [before = first ?? '', after = second ?? ''] = [one, other];
        return /\d$/.test(before) && /^\d/.test(after) ? found : `${before}${own.dash}${after}`;
      },
    },
    {
      name: 'punctuation',
      sign: / [,;:!?.]/,
      // The dots of a spaced ellipsis are not matched, nor is a mark that the sentence is about: “use ! to negate”.
      pattern: String.raw`(?<!\S)(\S+) +([,;:]|[!?](?!\s+\p{Ll})|(?<!\. )\.(?!\.| \.))(?=\s|$)`,
      write: ([, word, mark]) => `${word}${mark}`,
    },
    {
      name: 'abbreviation',
      sign: new RegExp(own.beforeNumbers),
      pattern: String.raw`(?<!\p{L})(${own.beforeNumbers}) ?(\p{Nd}+)`,
      write: ([, short, number]) => `${short}${noBreak}${number}`,
    },
    ...own.abbreviations.map(
      (short): TypographyPattern => ({
        name: 'abbreviation',
        sign: new RegExp(spaced(short)),
        pattern: String.raw`(?<!\p{L})${spaced(short)}`,
        write: ([found]) => (/\. |\.\p{L}/u.test(found) ? short.replaceAll(' ', noBreak) : found),
      }),
    ),
  ];
}

/** Returns the rules for texts in the language of a tag (BCP 47). */
export const rulesOf = cachedByKey((tag: string): readonly TypographyPattern[] => {
  const own = typographyOf(tag);
  return [percentRule(tag), ...common, ...(own === undefined ? [] : languageRules(own))];
});
