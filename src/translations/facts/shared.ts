// Reads facts that look the same in every language: names in braces, URLs, e-mail and street addresses, telephone numbers.
import { factPattern } from '../../model/facts.ts';
import { type Reader, type TestedReader, twoFigures } from './reader.ts';

const hostOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    // Removes the prefix of a host, because a site may have a host for each language.
    .replace(/^(?:www|[a-z]{2})\.(?=[^./]+\.[^./]+)/, '')
    .replace(/[/?#:].*$/s, '')
    // In a text without spaces, words follow the host directly.
    .replace(/^([\w-]+(?:\.[\w-]+)+).*$/s, '$1');

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

export const named: readonly Reader[] = [
  // Placeholders of messages are removed, because another check compares them.
  [/\{\{[^{}]*\}\}/g, () => []],
  [factPattern, ([match]) => [match]],
];

const namedHost = ([match]: readonly [whole: string, ...rest: unknown[]]): readonly string[] =>
  /^[^/]*[A-Z][^/]*$/.test(match) ? [] : [hostOf(match)];

export const addresses: readonly Reader[] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ([match]) => [match.toLowerCase()]],
  // Only the host is compared, because the paths of another site may differ between languages.
  [/\bhttps?:\/\/[^\s<>"')\]\u3000-\u303f\uff00-\uffef]+|\bwww\.[^\s<>"')\]]*[\w/]/g, ([match]) => [hostOf(match)]],
  // With a capital letter and without a path, such as "ASP.NET" or "Socket.io", it is the name of a product.
  [/(?<![\w.-])(?:[a-z0-9-]+\.)+(?:com|org|net|eu|io|ai|dev|app|info|example)\b(?:\/[^\s<>"')\]]*[\w/])?/gi, namedHost],
  // Any two letters count as a country domain, except for those of files ("node.js"), but only in lower case: in "end.In", the space
  // between two sentences is missing.
  [
    /(?<![\w.-])(?:(?=[\d-]*[a-z])[a-z0-9-]+\.)+(?!(?:cs|hs|js|kt|md|py|rb|sh|ts|vb)(?![\w.-]))[a-z]{2}(?![\w.-])(?:\/[^\s<>"')\]]*[\w/])?/g,
    ([match]) => [hostOf(match)],
  ],
];

/** German words for streets, which occur in texts of any language, because addresses are not translated. */
const street = '(?:straße|strasse|str\\.|platz|allee|ufer|damm|gasse)';

export const hasStreet = new RegExp(`${street}\\s\\d`, 'i');

export const streets: readonly Reader[] = [
  [new RegExp(`(?<![\\p{L}-])[\\p{L}-]+${street}\\s\\d+\\s?[a-z]?\\b`, 'giu'), ([match]) => [match.toLowerCase().replaceAll(/\s/g, ' ')]],
];

/** Telephone numbers with a country code or without (`+49…`, `0…`), and `24/7`. */
export const numbersWithoutNotation: readonly TestedReader[] = [
  [/\+\d{1,3}(?:[\s()/-]{0,3}\d|\.\d){6,}/g, ([match]) => [`+${digitsOf(match)}`], /\+/u],
  [/(?<![\d.,])0\d{2,4}[\s/-]{1,3}\d[\d\s-]{4,}\d/g, ([match]) => [`0${digitsOf(match).slice(1)}`], twoFigures],
  [/\b24\/7\b/g, () => ['24/7'], twoFigures],
];

/** Returns whether two texts are the same telephone number, one with and one without its country code. */
export const isSamePhone = (one: string, other: string): boolean => {
  const [abroad, within] = one.startsWith('+') ? [one, other] : [other, one];
  return /^\+\d/.test(abroad) && /^0\d{5}/.test(within) && abroad.endsWith(within.slice(1));
};
