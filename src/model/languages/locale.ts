// The languages of a site as one value, created from the options in its definition.
import { cachedByKey } from '../cached-by-key.ts';
import { ConfigError } from '../config-error.ts';

/** The key of a language in content: `de`, `en`, `pt-BR`. */
export type Locale = string;

/** The options of a language in a site definition. */
export interface LocaleOptions {
  /** The prefix of paths in this language. The default is empty for the source language, otherwise `/` and the key in lower case. */
  readonly prefix?: string;
  /** The language tag for browsers, search engines, feed readers and `Intl` (BCP 47): `pt-BR`. The default is the key itself. */
  readonly tag?: string;
  /**
   * The value of `lang` and `hreflang`, if pages are meant for more readers than those in the region of the tag: `en` for pages in British
   * English that search engines should offer everywhere. The default is the tag without extensions.
   */
  readonly lang?: string;
  /** The name of the language in the language itself: `Deutsch`. */
  readonly name?: string;
  /** The language that links lead to if a page does not exist in this one. The default is the source language. */
  readonly fallback?: Locale;
  readonly direction?: Direction;
  /**
   * True while the language is being translated: a missing text is displayed in its fallback language, and a link to a page that is
   * missing in this language needs no `fallback`. The default is false: both are errors.
   */
  readonly partial?: boolean;
}

/** The direction in which a language is written. */
export type Direction = 'ltr' | 'rtl';

/** A language with the defaults of its options filled in. */
export interface LocaleSettings extends Required<LocaleOptions> {
  readonly locale: Locale;
  /**
   * Returns the name of a tag's language, in this language: `German` for `de-DE`. The name includes script and region if the language
   * differs only in these from another language of the site.
   */
  readonly nameOf: (tag: string) => string;
  /**
   * The shortest form of the tag that no other language of the site shares: `pt` for `pt-BR` on a site without `pt-PT`.
   * Messages name the language by this form.
   */
  readonly shortTag: string;
  /** The name of the language in English, for messages: `German`. */
  readonly englishName: string;
  /** The language with its territory, as Open Graph writes it: `de_DE`, `zh_CN` for `zh-Hans`; undefined for a tag such as `es-419`. */
  readonly ogLocale: string | undefined;
}

export interface Locales {
  /** Languages in the order of the definition. */
  readonly list: readonly Locale[];
  /** The language in which content is first written. It is x-default, and the default fallback of all languages. */
  readonly source: Locale;
  /** All languages except the source language. */
  readonly targets: readonly Locale[];
  /** Returns the settings of a language. Throws for a language that the site does not have. */
  readonly of: (locale: Locale) => LocaleSettings;
  readonly has: (value: unknown) => value is Locale;
  /** Returns the path of a page in a language, from its path without prefix: `/ferry-times` → `/en/ferry-times`. */
  readonly pathIn: (locale: Locale, path: string) => string;
  /** Returns the language of the page at a path. */
  readonly at: (path: string) => Locale;
  /** Returns a path without the prefix of its language: `/en/ferry-times` → `/ferry-times`. */
  readonly withoutPrefix: (path: string) => string;
  /** Returns the languages in which to look for a page, in order: the language itself, its fallbacks, the source, and all others. */
  readonly preference: (locale: Locale) => readonly Locale[];
  /** Returns an object with a value for each language. */
  readonly record: <T>(make: (locale: Locale) => T) => Readonly<Record<Locale, T>>;
}

/**
 * Creates the languages of a site from `options`, the first of which is the source. Throws a ConfigError if they are not usable.
 *
 * @example
 * ```tsx
 * import { createLocales } from 'archipel';
 *
 * export const locales = createLocales({
 *   en: { name: 'English' },
 *   de: { name: 'Deutsch' },
 *   ar: { name: 'العربية', direction: 'rtl', partial: true },
 * });
 * ```
 */
export function createLocales(options: Readonly<Record<Locale, LocaleOptions>>): Locales {
  const list = Object.keys(options);
  const [source] = list;
  if (source === undefined) throw new ConfigError('locales', 'locales names no language; write one such as de: {}');
  const tags = list.map((locale) =>
    checkedTag(options[locale]?.tag ?? locale, options[locale]?.tag === undefined ? `locales.${locale}` : `locales.${locale}.tag`),
  );
  const shared = { source, shortTag: shortTags(tags) };
  const settings = new Map(list.map((locale) => [locale, settingsOf(locale, options[locale] ?? {}, shared)]));
  refuseSameLang([...settings.values()]);
  for (const { locale, fallback } of settings.values()) {
    const key = `locales.${locale}.fallback`;
    if (!settings.has(fallback))
      throw new ConfigError(key, `${key} is "${fallback}", which is not a language of the site; write one of ${list.join(', ')}`);
  }
  const of = (locale: Locale): LocaleSettings => {
    const found = settings.get(locale);
    if (found === undefined) throw new Error(`No language "${locale}"`);
    return found;
  };
  const pathIn: Locales['pathIn'] = (locale, path) => joined(of(locale).prefix, path);
  // The longest prefix comes first, because the empty prefix of the source language matches every path.
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

/** Scripts that are written from right to left (https://www.w3.org/International/questions/qa-scripts). */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** Returns the usual direction of a language (BCP 47). It is cached, because it is needed for each text, and Intl is slow. */
export const directionOf = cachedByKey(
  (tag: string): Direction => (rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'),
);

/**
 * Returns a function that shortens tags to the parts that distinguish the languages of a site: `pt` for `pt-BR` on a site without `pt-PT`.
 */
function shortTags(tags: readonly string[]): (tag: string) => string {
  const forms = (tag: string): readonly string[] => {
    const { language, script, baseName } = new Intl.Locale(tag);
    return [language, ...(script === undefined ? [] : [`${language}-${script}`]), baseName];
  };
  const isShared = (form: string, tag: string): boolean => tags.some((other) => other !== tag && forms(other).includes(form));
  return (tag) => forms(tag).find((form) => !isShared(form, tag)) ?? tag;
}

/** Returns a function that names the language of any tag in the language of `tag`. The name is that of the short tag. */
function namesIn(tag: string, shortTag: (tag: string) => string): (other: string) => string {
  const names = new Intl.DisplayNames([tag], { type: 'language' });
  // Cached, because every page names languages, and Intl is slow.
  return cachedByKey((other) => names.of(shortTag(other)) ?? other);
}

/** Returns `tag`, or throws a ConfigError for `key` if it is not a language tag. */
function checkedTag(tag: string, key: string): string {
  try {
    new Intl.Locale(tag);
    return tag;
  } catch {
    throw new ConfigError(key, `"${tag}" is not a language tag; write one such as de-DE`);
  }
}

/** Throws a ConfigError if two languages share `lang`, because search engines use it to tell the versions of a page apart (`hreflang`). */
function refuseSameLang(settings: readonly LocaleSettings[]): void {
  for (const { locale, lang } of settings) {
    const first = settings.find((other) => other.lang === lang);
    if (first?.locale === locale) continue;
    const message = `${locale} is "${lang}" to browsers and search engines, as ${first?.locale} is; write another tag for one of them`;
    throw new ConfigError(`locales.${locale}`, message);
  }
}

/** Returns the language of a tag with its most likely territory, as Open Graph writes it. */
function ogLocaleOf(tag: string): string | undefined {
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined;
}

interface SiteLanguages {
  readonly source: Locale;
  readonly shortTag: (tag: string) => string;
}

function settingsOf(locale: Locale, options: LocaleOptions, { source, shortTag }: SiteLanguages): LocaleSettings {
  const { tag = locale } = options;
  // The command-line tools name a language by its key, so the key must be a language tag.
  checkedTag(locale, `locales.${locale}`);
  const nameOf = namesIn(tag, shortTag);
  return {
    locale,
    tag,
    lang: new Intl.Locale(checkedTag(options.lang ?? tag, `locales.${locale}.lang`)).baseName,
    prefix: options.prefix ?? (locale === source ? '' : `/${locale.toLowerCase()}`),
    name: options.name ?? nameOf(tag),
    nameOf,
    shortTag: shortTag(tag),
    englishName: languageNames.of(shortTag(tag)) ?? locale,
    ogLocale: ogLocaleOf(tag),
    fallback: options.fallback ?? source,
    direction: options.direction ?? directionOf(tag),
    partial: options.partial ?? false,
  };
}
