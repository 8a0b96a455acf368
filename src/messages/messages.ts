// What the tools say to people who look after a site: the mail catcher, the gallery. One file for each language; a language
// without one gets English. Messages of pages are content, those of diagnostics are in src/diagnostics/catalogue.
import { de } from './de.ts';
import { en, type ToolMessages } from './en.ts';

const byLanguage: Readonly<Record<string, ToolMessages>> = { en, de };

/** The languages that the tools speak, by their tags (BCP 47). */
export const toolLanguages: readonly string[] = Object.keys(byLanguage);

/** The language of the tools for a reader of `tag`: `de` for `de-AT`, and English for a language that they do not speak. */
export function toolLanguageFor(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  return toolLanguages.includes(language) ? language : 'en';
}

/** The words of the tools for a reader of `tag`. */
export const toolMessages = (tag: string): ToolMessages => byLanguage[toolLanguageFor(tag)] ?? en;

/** What speakers of a language of the tools call it: `Deutsch`. */
export const languageName = (language: string): string => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
