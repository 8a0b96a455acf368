import type { Locale, Locales } from './locale.ts';

/**
 * Returns the language of the prefix of a path (`toPath`): `en` for `/en/about`, undefined for a path without a prefix. For a link to a
 * file, returns the language of the file (`toLanguage`). Returns undefined for any other link.
 */
export function languageNamed({ toPath, toLanguage }: Readonly<Record<string, string>>, locales: Locales): Locale | undefined {
  if (toPath === undefined) return toLanguage;
  const found = locales.at(toPath);
  return locales.of(found).prefix === '' ? undefined : found;
}
