// Finds the language that a link in Markdown names explicitly.
import type { Locale, Locales } from './locale.ts';

/**
 * Returns the language of the file that a link names (`toLanguage`), or the one whose prefix its path (`toPath`) has,
 * such as `/en/about`; undefined for any other link.
 */
export function languageNamed({ toPath, toLanguage }: Readonly<Record<string, string>>, locales: Locales): Locale | undefined {
  if (toPath === undefined) return toLanguage;
  const found = locales.at(toPath);
  return locales.of(found).prefix === '' ? undefined : found;
}
