// The languages of a site as one value, made from the options in its definition.
import { ConfigError } from '../config-error.ts';

/** A language of the site by the key that content gives it: `de`, `en`, `pt-BR`. */
export type Locale = string;

/** The options of a language in a site definition. */
export interface LocaleOptions {
  /** What the paths of its pages begin with. The default: nothing for the source language, `/` and their key for others. */
  readonly prefix?: string;
  /** The language tag for numbers, dates and plurals (BCP 47): `de-DE`. The default is the key itself. */
  readonly tag?: string;
  /** The name of the language in the language itself: `Deutsch`. */
  readonly name?: string;
  /** The language that links lead to where a page does not exist in this one. The default is the source language. */
  readonly fallback?: Locale;
  readonly direction?: Direction;
  /**
   * True while the language is being translated: a missing text is shown in its fallback, and a link to a missing page
   * leads there without a mark. The default is false: both are errors.
   */
  readonly partial?: boolean;
}

/** The direction in which a language is written. */
export type Direction = 'ltr' | 'rtl';

/** A language with the defaults of its options filled in. */
export interface LocaleSettings extends Required<LocaleOptions> {
  readonly locale: Locale;
  /** The name of the language of a tag, in this language: `German` for `de-DE`. */
  readonly nameOf: (tag: string) => string;
  /** The name of the language in English, for messages: `German`. */
  readonly englishName: string;
}

export interface Locales {
  /** In the order of the definition. */
  readonly list: readonly Locale[];
  /** The language that content is written in first: it has no fallback, and is x-default. */
  readonly source: Locale;
  /** All but the source language. */
  readonly targets: readonly Locale[];
  /** Throws for a language that the site does not have. */
  readonly of: (locale: Locale) => LocaleSettings;
  readonly has: (value: unknown) => value is Locale;
  /** The path of a page in a language, from its path without prefix: `/ai-audit` → `/en/ai-audit`. */
  readonly pathIn: (locale: Locale, path: string) => string;
  /** The language of the page at a path. */
  readonly at: (path: string) => Locale;
  /** The path without the prefix of its language: `/en/ai-audit` → `/ai-audit`. */
  readonly withoutPrefix: (path: string) => string;
  /** Where to look for a page, in order: the language itself, its fallbacks, the source, and all others. */
  readonly preference: (locale: Locale) => readonly Locale[];
  /** An object with a value for each language. */
  readonly record: <T>(make: (locale: Locale) => T) => Readonly<Record<Locale, T>>;
}

/** The languages of `options`, the first of which is the source. Throws a ConfigError where they cannot be used. */
export function createLocales(options: Readonly<Record<Locale, LocaleOptions>>): Locales {
  const list = Object.keys(options);
  const [source] = list;
  if (source === undefined) throw new ConfigError('locales', 'locales names no language; write one such as de: {}');
  const settings = new Map(list.map((locale) => [locale, settingsOf(locale, options[locale] ?? {}, source)]));
  for (const { locale, fallback } of settings.values()) {
    const key = `locales.${locale}.fallback`;
    if (!settings.has(fallback))
      throw new ConfigError(key, `${key} is "${fallback}", which is no language of the site; write one of ${list.join(', ')}`);
  }
  const of = (locale: Locale): LocaleSettings => {
    const found = settings.get(locale);
    if (found === undefined) throw new Error(`No language "${locale}"`);
    return found;
  };
  const pathIn: Locales['pathIn'] = (locale, path) => joined(of(locale).prefix, path);
  // The longest prefix first, so that /pt-br is not taken for /pt.
  const prefixes = list.map((locale) => of(locale)).sort((a, b) => b.prefix.length - a.prefix.length);
  const at: Locales['at'] = (path) => prefixes.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.locale ?? source;
  return {
    list,
    source,
    targets: list.slice(1),
    of,
    has: (value): value is Locale => typeof value === 'string' && settings.has(value),
    pathIn,
    at,
    withoutPrefix: (path) => path.slice(of(at(path)).prefix.length) || '/',
    preference: preferences(list, source, of),
    record: (make) => Object.fromEntries(list.map((locale) => [locale, make(locale)])),
  };
}

const joined = (prefix: string, path: string): string => (path === '/' && prefix !== '' ? prefix : `${prefix}${path}`);

function preferences(list: readonly Locale[], source: Locale, of: Locales['of']): Locales['preference'] {
  const chain = (locale: Locale, seen: readonly Locale[]): readonly Locale[] =>
    seen.includes(locale) ? seen : chain(of(locale).fallback, [...seen, locale]);
  const known = new Map(list.map((locale) => [locale, [...new Set([...chain(locale, []), source, ...list])]]));
  return (locale) => known.get(locale) ?? list;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** https://www.w3.org/International/questions/qa-scripts: the scripts that are written from right to left. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** The usual direction of a language (BCP 47). */
export const directionOf = (tag: string): Direction => (rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr');

/** A function that returns the names of languages in the language of `tag`, without their regions. */
function namesIn(tag: string): (other: string) => string {
  const names = new Intl.DisplayNames([tag], { type: 'language' });
  const known = new Map<string, string>();
  return (other) => {
    // Every page names languages, and Intl takes long.
    const name = known.get(other) ?? names.of(new Intl.Locale(other).language) ?? other;
    known.set(other, name);
    return name;
  };
}

function checkTag(tag: string, key: string): void {
  try {
    new Intl.Locale(tag);
  } catch {
    throw new ConfigError(key, `"${tag}" is no language tag; write one such as de-DE`);
  }
}

function settingsOf(locale: Locale, options: LocaleOptions, source: Locale): LocaleSettings {
  const { tag = locale } = options;
  checkTag(tag, options.tag === undefined ? `locales.${locale}` : `locales.${locale}.tag`);
  return {
    locale,
    tag,
    prefix: options.prefix ?? (locale === source ? '' : `/${locale.toLowerCase()}`),
    name: options.name ?? new Intl.DisplayNames([tag], { type: 'language' }).of(locale) ?? locale,
    nameOf: namesIn(tag),
    englishName: languageNames.of(locale) ?? locale,
    fallback: options.fallback ?? source,
    direction: options.direction ?? directionOf(tag),
    partial: options.partial ?? false,
  };
}
