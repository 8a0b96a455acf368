// The file names of longer texts: beside the file that shows them, one for each language.
import type { Locale, Locales } from '../languages/locale.ts';

/** The text that `file` names as `source`, without language and extension: `pages/imprint`. */
export const proseName = (file: string, source: string): string => `${file.slice(0, file.lastIndexOf('/') + 1)}${source}`;

/** The file of a text in a language: `pages/imprint.de.mdx` for `pages/imprint`. */
export const proseIn = (name: string, locale: Locale): string => `${name}.${locale}.mdx`;

/** The file, in a language, of the text that `file` names as `source`. */
export const proseFile = (file: string, source: string, locale: Locale): string => proseIn(proseName(file, source), locale);

/** The language of a file of prose: `de` for `pages/imprint.de.mdx`; undefined for any other file. */
export function localeOfProse(file: string, { has }: Locales): Locale | undefined {
  const language = /\.([\w-]+)\.mdx$/.exec(file)?.[1];
  return has(language) ? language : undefined;
}

/** The name of a prose file without language and extension: `pages/imprint`. */
export const withoutLanguage = (file: string): string => file.replace(/\.[\w-]+\.mdx$/, '');
