// Finds languages in the names of texts that are written in another notation than in the configuration, or that the site does not have.
import type { ArgsOf } from '../diagnostics/catalogue/index.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { asName } from './fixes/as-name.ts';

interface Naming {
  readonly locales: Locales;
  /** Returns whether the collection has an entry with this id. */
  readonly isUsed: (id: string) => boolean;
}

type Misnamed = Pick<ArgsOf<'name-invalid'>, 'sound' | 'language' | 'names'>;

/** Returns a valid id for an id, `about-us` for `About_us`; undefined if a part of it has no letter or digit of ASCII. */
export function soundId(id: string): string | undefined {
  const names = id.split('/').map(asName);
  return names.includes(undefined) ? undefined : names.join('/');
}

const tag = '[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\\d{3}))?';
const atEnd = new RegExp(`^(.+)\\.(${tag})$`, 'i');
const asFolder = new RegExp(`^(${tag})/(.+)$`, 'i');

/**
 * Returns a valid name for a text whose name ends with a language, or begins with its folder: `start.de` for `start.DE`, `pt-BR/start` for
 * `pt-br/start`. If the site does not have this language, returns the language, and the names that would be valid: one for each language
 * of the site. Returns undefined for any other name.
 */
export function misnamedLanguage(id: string, { locales, isUsed }: Naming): Misnamed | undefined {
  const [, start = '', language] = atEnd.exec(id) ?? [];
  const base = soundId(start);
  if (language !== undefined && base !== undefined) return inLanguage(language, (each) => `${base}.${each}`, locales);
  const [, folder, rest = ''] = asFolder.exec(id) ?? [];
  if (folder === undefined) return undefined;
  const found = inLanguage(folder, (each) => `${each}/${soundId(rest) ?? rest}`, locales);
  if (found?.language === undefined) return found;
  // In lower case, a folder may have another meaning, such as "to-do". A language has a text beside it with the same name.
  return /[-_]/.test(folder) && (/[A-Z_]/.test(folder) || isUsed(rest)) ? found : undefined;
}

function inLanguage(written: string, nameIn: (locale: string) => string, locales: Locales): Misnamed | undefined {
  const own = localeNamed(written, locales);
  if (own !== undefined) return own === written ? undefined : { sound: nameIn(own) };
  return isLanguage(written) ? { language: written, names: locales.list.map(nameIn) } : undefined;
}

/** Returns the language of the site that a name means in any notation: `pt-BR` for `pt_br`; undefined if there is none. */
export function localeNamed(written: string, { list }: Pick<Locales, 'list'>): Locale | undefined {
  const plain = (name: string): string => name.replaceAll('_', '-').toLowerCase();
  return list.find((locale) => plain(locale) === plain(written));
}

/** Returns whether a name is the tag of a language: `fr`, `pt-br`, `zh_TW`. */
export const isLanguage = (name: string): boolean =>
  /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i.test(name) &&
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(name.replaceAll('_', '-')) !== undefined;
