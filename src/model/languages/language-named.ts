import type { Locale, Locales } from './locale.ts';

/**
 * Returns the language that a link names, or undefined if it names none. A link by path (`toPath`) names a language by its prefix, such as
 * `/en/about`. A link to a file names the language of the file (`toLanguage`).
 */
export function languageNamed({ toPath, toLanguage }: Readonly<Record<string, string>>, locales: Locales): Locale | undefined {
  if (toPath === undefined) return toLanguage;
  const found = locales.at(toPath);
  return locales.of(found).prefix === '' ? undefined : found;
}
