// The language that a visitor seems to prefer. It is only ever offered: the path decides the
// language of a page.
import type { Locale } from 'archipel';

/** The name of the cookie and of the entry in local storage. */
export const languageKey = 'language';

/** How long a choice is remembered: 10080 minutes, in milliseconds. */
const memory = 10_080 * 60 * 1000;

/** Where a preference can be found, as the browser has it. Storage that is blocked is `null`, or empty for cookies. */
export interface LanguageSources {
  /** The languages of the site. */
  readonly languages: readonly Locale[];
  /** `location.search` */
  readonly query: string;
  /** `document.cookie` */
  readonly cookie: string;
  /** What local storage holds under `languageKey`. */
  readonly stored: string | null;
  /** `navigator.languages` */
  readonly browser: readonly string[];
  /** The `lang` of the html element. */
  readonly htmlTag: string;
}

/** The first valid answer of query, cookie, local storage, browser and html tag, at `now`; without one the first language of the list. */
export const preferredLanguage = (sources: LanguageSources, now: number): Locale =>
  askedLanguage(sources.query, sources.languages) ??
  language(cookieValue(sources.cookie), sources.languages) ??
  language(storedLanguage(sources.stored, now), sources.languages) ??
  sources.browser.map((tag) => languageOfTag(tag, sources.languages)).find((found) => found !== undefined) ??
  languageOfTag(sources.htmlTag, sources.languages) ??
  sources.languages[0] ??
  sources.htmlTag;

/** The language that `?lang=` asks for, `undefined` for any value but the languages of the site. */
export const askedLanguage = (query: string, languages: readonly Locale[]): Locale | undefined =>
  language(new URLSearchParams(query).get('lang'), languages);

/** What local storage is to hold for a choice made at `now`. It has no expiry of its own, so the entry carries one. */
export const storedChoice = (chosen: Locale, now: number): string => `${chosen} ${now + memory}`;

/** What is to be set as `document.cookie` for a choice; `isSecure` is whether the page came over https. */
export const cookieOfChoice = (chosen: Locale, { isSecure }: { readonly isSecure: boolean }): string =>
  `${languageKey}=${chosen}; Path=/; Max-Age=${memory / 1000}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const language = (value: string | null | undefined, languages: readonly Locale[]): Locale | undefined =>
  languages.find((each) => each === value);

const baseOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

/** The language of the same tag; without one, regions do not matter: `en-GB` is English. */
const languageOfTag = (tag: string, languages: readonly Locale[]): Locale | undefined =>
  languages.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? languages.find((each) => baseOf(each) === baseOf(tag));

function storedLanguage(stored: string | null, now: number): string | undefined {
  const [, chosen, expires] = /^([\w-]+) (\d+)$/.exec(stored ?? '') ?? [];
  const left = Number(expires) - now;
  return left > 0 && left <= memory ? chosen : undefined;
}

const cookieValue = (cookie: string): string | undefined =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === languageKey)?.[1];
