// Guesses the language that a visitor prefers. That language is only offered: the path decides the language of a page.
import type { Locale } from 'archipel';

/** The name of the cookie and the key in local storage. */
export const languageKey = 'language';

/** How long a choice is remembered: seven days, in milliseconds. */
const memory = 10_080 * 60 * 1000;

/** The values that may contain a preference, as the browser returns them. Blocked storage is `null`, blocked cookies are empty. */
export interface LanguageSources {
  /** The languages of the site. */
  readonly languages: readonly Locale[];
  /** `location.search` */
  readonly query: string;
  /** `document.cookie` */
  readonly cookie: string;
  /** The value of `languageKey` in local storage. */
  readonly stored: string | null;
  /** `navigator.languages` */
  readonly browser: readonly string[];
  /** The `lang` of the html element. */
  readonly htmlTag: string;
}

/**
 * Returns the first valid language of query, cookie, local storage (at `now`), browser and html tag. If there is none, returns
 * the first language of the site, or the html tag for a site without languages.
 */
export const preferredLanguage = (sources: LanguageSources, now: number): Locale =>
  askedLanguage(sources.query, sources.languages) ??
  language(cookieValue(sources.cookie), sources.languages) ??
  language(storedLanguage(sources.stored, now), sources.languages) ??
  [...sources.browser, sources.htmlTag].map((tag) => languageOfTag(tag, sources.languages)).find((found) => found !== undefined) ??
  sources.languages[0] ??
  sources.htmlTag;

/** Returns the language that `?lang=` requests, or `undefined` if the site does not have it. */
export const askedLanguage = (query: string, languages: readonly Locale[]): Locale | undefined =>
  language(new URLSearchParams(query).get('lang'), languages);

/** Returns the value to store for a choice made at `now`. Entries in local storage do not expire, so the value contains its expiry. */
export const storedChoice = (chosen: Locale, now: number): string => `${chosen} ${now + memory}`;

/** Returns the text that stores a choice when it is assigned to `document.cookie`. `isSecure` is true for a page loaded over https. */
export const cookieOfChoice = (chosen: Locale, { isSecure }: { readonly isSecure: boolean }): string =>
  `${languageKey}=${chosen}; Path=/; Max-Age=${memory / 1000}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const language = (value: string | null | undefined, languages: readonly Locale[]): Locale | undefined =>
  languages.find((each) => each === value);

const baseOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

/** Returns the language with this tag, or else the first with the same primary subtag: `en` for `en-GB`. */
const languageOfTag = (tag: string, languages: readonly Locale[]): Locale | undefined =>
  languages.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? languages.find((each) => baseOf(each) === baseOf(tag));

function storedLanguage(stored: string | null, now: number): string | undefined {
  const [chosen, expires] = stored?.split(' ') ?? [];
  const left = Number(expires) - now;
  return left > 0 && left <= memory ? chosen : undefined;
}

const cookieValue = (cookie: string): string | undefined => new RegExp(`(?:^|;) *${languageKey}=([^;]*)`).exec(cookie)?.[1];
