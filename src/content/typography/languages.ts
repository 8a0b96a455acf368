// Typographic data that `Intl` does not provide, by language. Fewer rules apply to a language without an entry.
import { cachedByKey } from '../../model/cached-by-key.ts';

export interface LanguageTypography {
  /** Opening and closing quotation marks. */
  readonly quotes: readonly [string, string];
  /**
   * The source of a regular expression for texts in the quotation marks of another language, whose words are the first or the second group.
   * It also matches texts in the right marks, with empty groups, so that no other match begins at their closing mark.
   */
  readonly foreignQuotes: string;
  /** A dash between two words, with its spaces. */
  readonly dash: string;
  /** The source of a regular expression for abbreviations that stay on one line with the number after them. */
  readonly beforeNumbers: string;
  /** Abbreviations of several words, written here with ordinary spaces. */
  readonly abbreviations: readonly string[];
}

const german: LanguageTypography = {
  quotes: ['„', '“'],
  foreignQuotes: '„[^“”„]*“|“([^“”„]*)”|„([^“”„]*)”',
  dash: ' – ',
  beforeNumbers: '(?:Abs|Nr|Art|Ziff|Kap|Bd|Tsd|S)\\.',
  abbreviations: ['z. B.', 'd. h.', 'u. a.', 'o. Ä.', 'i. d. R.', 'v. a.', 'u. U.', 's. o.', 's. u.'],
};

const english: LanguageTypography = {
  quotes: ['“', '”'],
  foreignQuotes: '„([^“”„]*)[“”]',
  dash: ' – ',
  beforeNumbers: '(?:Nos?|Arts?|paras?|pp?)\\.',
  abbreviations: [],
};

const languages: Readonly<Record<string, LanguageTypography>> = {
  de: german,
  en: english,
  'en-US': { ...english, dash: '—' },
};

/**
 * Returns the typography for a language tag (BCP 47): the entry of its language and region, or else of its language;
 * undefined for a language without data.
 */
export function typographyOf(tag: string): LanguageTypography | undefined {
  const { language, region } = new Intl.Locale(tag);
  return languages[`${language}-${region}`] ?? languages[language];
}

/**
 * Returns the spaces between a number and its percent sign; undefined if the sign comes first. Direction marks in the
 * output of `Intl` do not count.
 */
export const percentSpaceOf = cachedByKey((tag: string): string | undefined => {
  const parts = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(0.5).map(({ type, value }) => ({ type, value }));
  if (parts[0]?.type !== 'integer') return undefined;
  return parts.find(({ type }) => type === 'literal')?.value.replaceAll(/[\u061C\u200E\u200F]/g, '') ?? '';
});
