// The messages of the tools for people who maintain a site, in a folder for each language. Readers of other languages get
// English. Messages on pages are content, so they are not here.
import type { Locale, Locales } from '../../model/languages/locale.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import type { ToolLanguage, ToolMessages } from './tool-messages.ts';

export type { ToolLanguage, ToolMessages } from './tool-messages.ts';

const byLanguage: Readonly<Record<ToolLanguage, ToolMessages>> = { en, de };

/** The tags (BCP 47) of the languages in which the tools have messages. */
export const toolLanguages: readonly string[] = Object.keys(byLanguage);

const isSpoken = (language: string): language is ToolLanguage => Object.hasOwn(byLanguage, language);

/** Returns the language of the tools for `tag`, such as `de` for `de-AT`, or undefined if the tools have no messages in that language. */
export function toolLanguageOf(tag: string): ToolLanguage | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return isSpoken(language) ? language : undefined;
}

/** Returns the language of the tools for `tag`, or English if the tools have no messages in that language. */
export const toolLanguageFor = (tag: string): ToolLanguage => toolLanguageOf(tag) ?? 'en';

/**
 * Returns the messages of the tools, such as those of the gallery, in the language of `tag`. If there are none in this
 * language, returns the English ones.
 *
 * @experimental
 * @example
 * ```tsx
 * import { toolMessages } from 'archipel';
 *
 * export const titleOfGallery = toolMessages('de').gallery.title;
 * ```
 */
export const toolMessages = (tag: string): ToolMessages => byLanguage[toolLanguageFor(tag)];

/**
 * Returns the name of `language` in the language `reader`: `Englisch` if `language` is `en` and `reader` is `de`. If `reader` is
 * omitted, returns the name in the language itself.
 */
export const languageName = (language: string, reader = language): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;

/**
 * Returns the name of a language of the site in the language `reader`. The name is derived from the tag, because the
 * key of the language may differ: `br` may be Portuguese in Brazil.
 */
export const localeName = (locale: Locale, { of }: Pick<Locales, 'of'>, reader: string): string =>
  languageName(of(locale).shortTag, reader);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the messages of the tools in the language of the tag `given`. If it is undefined, the language comes from the environment:
 * from the first non-empty value of LC_ALL, LC_MESSAGES and LANG (POSIX, 8.2), such as `de_AT.UTF-8`. For other languages, and if all
 * three are empty, returns the English messages.
 */
export function messagesFor(given: string | undefined, environment: Environment): ToolMessages {
  if (given !== undefined) return toolMessages(given);
  const locale = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find((value) => value) ?? '';
  return toolMessages(locale.replace(/[.@].*$/, '').replaceAll('_', '-'));
}
