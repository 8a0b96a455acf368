import { idPattern } from '../../model/references/names.ts';

/** Letters that Unicode does not decompose, or that German writes with two letters. */
const letters: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe' },
  ...{ ı: 'i', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
};

/** Converts `text` to a name of lower-case letters, digits and hyphens: `Über uns` → `ueber-uns`; undefined if nothing is left. */
export function asName(text: string): string | undefined {
  const name = text
    // In file names from macOS, an umlaut is two characters: a letter and a mark.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøœıłđðþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return idPattern.test(name) ? name : undefined;
}
