// Picks the language of a site that suits a browser best, by the Accept-Language header (RFC 9110, 12.5.4).
import type { Locale, Locales } from '../model/languages/locale.ts';

type SiteLanguages = Pick<Locales, 'list' | 'of'>;

/**
 * Returns the first language of the header that the site has, or undefined if it has none of them. A tag of the header matches the language
 * whose key, `tag` or `lang` is equal. If there is none, it matches the first language with the same first subtag: `pt` finds `pt-BR`.
 * Weights are ignored, because browsers list languages by preference.
 */
export const acceptedLanguage = (header: string | null | undefined, locales: SiteLanguages): Locale | undefined =>
  (header ?? '')
    .split(',')
    .map((part) => languageFor(part.split(';', 1)[0]?.trim().toLowerCase() ?? '', locales))
    .find((locale) => locale !== undefined);

function languageFor(requested: string, { list, of }: SiteLanguages): Locale | undefined {
  const named = (locale: Locale): readonly string[] => [locale, of(locale).tag, of(locale).lang].map((tag) => tag.toLowerCase());
  const base = baseOf(requested);
  return list.find((locale) => named(locale).includes(requested)) ?? list.find((locale) => baseOf(of(locale).tag.toLowerCase()) === base);
}

const baseOf = (tag: string): string | undefined => tag.split('-', 1)[0];
