// Where longer texts stand: beside the file that shows them, one for each language.
import type { Locale } from './locale.ts';

/** The text that `file` names as `source`, without language and ending: `pages/imprint`. */
export const proseName = (file: string, source: string): string => `${file.slice(0, file.lastIndexOf('/') + 1)}${source}`;

/** The file that holds it in a language: `pages/imprint.de.mdx`. */
export const proseFile = (file: string, source: string, locale: Locale): string => `${proseName(file, source)}.${locale}.mdx`;
