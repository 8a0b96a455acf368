// What the tools say to people who look after a site. One folder for each language, and one file for each part of the
// tools; a reader of another language gets English. Messages of pages are content.
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { descriptions } from './de/descriptions.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { ToolLanguage, ToolMessages } from './tool-messages.ts';

export type { ToolLanguage, ToolMessages } from './tool-messages.ts';

const byLanguage: Readonly<Record<ToolLanguage, ToolMessages>> = { en, de };

/** The languages that the tools speak, by their tags (BCP 47). */
export const toolLanguages: readonly string[] = Object.keys(byLanguage);

const isSpoken = (language: string): language is ToolLanguage => Object.hasOwn(byLanguage, language);

/** The language of the tools that `tag` names, or undefined if they do not speak it: `de` for `de-AT`. */
export function toolLanguageOf(tag: string): ToolLanguage | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return isSpoken(language) ? language : undefined;
}

/** The language of the tools for a reader of `tag`; English for a language that they do not speak. */
export const toolLanguageFor = (tag: string): ToolLanguage => toolLanguageOf(tag) ?? 'en';

/**
 * Returns the words of the tools in the language of `tag`, such as those of the gallery; in English for a language that they do not speak.
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

/** The description of a schema of the engine in the words of `language`; of another schema undefined. */
export const engineDescription = (english: string, language: ToolLanguage): string | undefined =>
  language === 'de' && Object.hasOwn(descriptions, english) ? descriptions[english] : undefined;

/** The name of a language for speakers of `reader`: `Englisch` for `en`; without `reader`, its own name. */
export const languageName = (language: string, reader = language): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;

/** The name of a language of the site for speakers of `reader`, by its tag: `br` may be the key of Portuguese in Brazil. */
export const localeName = (locale: Locale, { of }: Pick<Locales, 'of'>, reader: string): string =>
  languageName(of(locale).shortTag, reader);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The words of the tools for `given`, a tag that the user has chosen; else in the language of the environment, which
 * LC_ALL, LC_MESSAGES and LANG name, the first of them that is set (POSIX, 8.2): `de_AT.UTF-8`.
 */
export function messagesFor(given: string | undefined, environment: Environment): ToolMessages {
  if (given !== undefined) return toolMessages(given);
  const locale = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find((value) => value) ?? '';
  return toolMessages(locale.replace(/[.@].*$/, '').replaceAll('_', '-'));
}
