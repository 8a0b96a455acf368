// The names of the files with longer texts. Each text has one file per language, beside the file that uses the text.
import type { Locale, Locales } from '../languages/locale.ts';

/** Returns the name of the text that `file` references as `source`, without language and extension: `pages/imprint`. */
export const proseName = (file: string, source: string): string => `${file.slice(0, file.lastIndexOf('/') + 1)}${source}`;

/** Returns the file of a text in a language: `pages/imprint.de.mdx` for `pages/imprint`. */
export const proseIn = (name: string, locale: Locale): string => `${name}.${locale}.mdx`;

/** Returns the file, in a language, of the text that `file` references as `source`. */
export const proseFile = (file: string, source: string, locale: Locale): string => proseIn(proseName(file, source), locale);

/** Returns the language of a prose file: `de` for `pages/imprint.de.mdx`; undefined for any other file. */
export function localeOfProse(file: string, { has }: Locales): Locale | undefined {
  const language = /\.([\w-]+)\.mdx$/.exec(file)?.[1];
  return has(language) ? language : undefined;
}

/** Returns the name of a prose file without language and extension: `pages/imprint`. */
export const withoutLanguage = (file: string): string => file.replace(/\.[\w-]+\.mdx$/, '');
