// The languages of a site. German is the default and the fallback (SPEC.md, section 9).
export const locales = ['de', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language a reader has to fall back on when `locale` is not there. */
export const otherLocale = (locale: Locale): Locale => (locale === 'de' ? 'en' : 'de');
