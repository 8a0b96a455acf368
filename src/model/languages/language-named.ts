// Finds the language that a link in Markdown names explicitly.
import type { Locale, Locales } from './locale.ts';

/**
 * If a link names a path (`toPath`), returns the language whose prefix the path has, such as `/en/about`; undefined if the prefix of the
 * language is empty. If it names a file, returns the language of this file (`toLanguage`). Returns undefined for any other link.
 */
export function languageNamed({ toPath, toLanguage }: Readonly<Record<string, string>>, locales: Locales): Locale | undefined {
  if (toPath === undefined) return toLanguage;
  const found = locales.at(toPath);
  return locales.of(found).prefix === '' ? undefined : found;
}
