// The key that an author means by a word that no schema knows: a misspelled key, its German name, or another notation of a language.
import { cachedByKey } from '../model/cached-by-key.ts';
import { toolMessages } from './messages/messages.ts';
import { suggest } from './suggest.ts';

/** Returns the key of `keys` that `written` means: `title` for `tilte` and `Titel`, `en` for `en_GB`, `eng` and `Englisch`. */
export const meantKey = (written: string, keys: readonly string[]): string | undefined =>
  suggest(written, keys) ?? translatedKey(written, keys) ?? meantLanguage(written, keys);

/** Returns the key that German places call `written`: `sections` for `Abschnitte`. */
function translatedKey(written: string, keys: readonly string[]): string | undefined {
  const { keys: single, entries } = toolMessages('de').places;
  const lower = written.toLowerCase();
  return keys.find((key) => [single, entries].some((names) => Object.hasOwn(names, key) && names[key]?.toLowerCase() === lower));
}

/** Returns the only one of `locales` in the language that `written` names: `de` for `deu`, `de_AT`, `deutsch` and `German`. */
export function meantLanguage(written: string, locales: readonly string[]): string | undefined {
  const language = languageIn(written);
  const lower = written.toLowerCase();
  const [meant, ...others] = locales.filter((locale) => {
    const own = languageIn(locale);
    return own !== undefined && (own === language || ['en', 'de', own].some((reader) => nameIn(reader, own)?.toLowerCase() === lower));
  });
  return others.length === 0 ? meant : undefined;
}

/** Returns the language of a tag in its shortest form, `en` for `eng` and `en_GB`; undefined if Intl has no name for it. */
function languageIn(tag: string): string | undefined {
  const [, language] = /^([a-z]{2,3})(?:[-_][a-z\d]{2,4})*$/i.exec(tag) ?? [];
  const [shortest] = language === undefined ? [] : Intl.getCanonicalLocales(language);
  return shortest !== undefined && nameIn('en', shortest) !== undefined ? shortest : undefined;
}

const nameIn = (reader: string, language: string): string | undefined => namesFor(reader).of(language);

/** An imported site may have thousands of unknown keys, and Intl takes long to load its names. */
const namesFor = cachedByKey((reader: string) => new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }));
