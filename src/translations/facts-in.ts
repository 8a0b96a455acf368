// The facts that a text states: amounts, shares, days, addresses, numbers, in a notation that both languages share. What
// must not precede a match is said in each pattern, so that none is tried at every letter of a long word.
import { factPattern } from '../model/facts.ts';
import { dateReaders, timeReaders } from './dates.ts';
import type { Locale } from './notation.ts';
import { numberIn, numberSource } from './numbers.ts';
import type { Reader } from './reader.ts';

const hostOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|de|en)\./, '')
    .replace(/[/?#:].*$/s, '');

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

const named: readonly Reader[] = [
  // Filled in by the program; that both languages name them is another check.
  [/\{\{[^{}]*\}\}/g, () => []],
  [factPattern, (match) => [match]],
];

const addresses: readonly Reader[] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (match) => [match.toLowerCase()]],
  // Pages of another site have another path in each language.
  [/\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]*[\w/]/g, (match) => [hostOf(match)]],
  [/(?<![\w.-])(?:[a-z0-9-]+\.)+(?:de|com|org|net|eu|io|ai|dev|example)\b(?:\/[^\s<>"')\]]*[\w/])?/gi, (match) => [hostOf(match)]],
];

const streets: readonly Reader[] = [
  [
    /(?<![\p{L}-])[\p{L}-]+(?:straße|strasse|str\.|platz|allee|ufer|damm|gasse)\s\d+\s?[a-z]?\b/giu,
    (match) => [match.toLowerCase().replaceAll(/\s/g, ' ')],
  ],
];

const hasStreet = /(?:straße|strasse|str\.|platz|allee|ufer|damm|gasse)\s\d/i;

/** Numbers that look the same in both languages. */
const shared: readonly Reader[] = [
  [/\+\d{1,3}(?:[\s()/-]{0,3}\d|\.\d){6,}/g, (match) => [`+${digitsOf(match)}`]],
  [/(?<![\d.,])0\d{2,4}[\s/-]{1,3}\d[\d\s-]{4,}\d/g, (match) => [`+49${digitsOf(match).slice(1)}`]],
  [/\b24\/7\b/g, () => ['24/7']],
];

const currencies: readonly (readonly [string, RegExp])[] = [
  ['€', /€|eur/i],
  ['$', /\$|usd|dollar/i],
  ['£', /£|gbp|pfund|pound/i],
  ['CHF', /chf|franken|franc/i],
];

const currency = '(€|\\$|£|EUR\\b|USD\\b|GBP\\b|CHF\\b|[Ee]uros?(?!\\p{L})|Dollars?(?!\\p{L})|dollars?\\b|Franken\\b|Pfund\\b|pounds\\b)';
const between = '(?:\\s?(?:bis|und|to|and|–|-)\\s?)';
const signOf = (name: string): string => currencies.find(([, pattern]) => pattern.test(name))?.[0] ?? name;

/** Facts with numbers. */
function numeric(locale: Locale): readonly Reader[] {
  const number = numberSource(locale);
  const values = (list: readonly (string | undefined)[], wrap: (value: string) => string): string[] =>
    list.flatMap((written) => (written === undefined ? [] : [wrap(numberIn(written, locale))]));
  const range = `(?:(${number})${between})?(${number})`;
  return [
    [
      new RegExp(`${currency}\\s?(${number})(?:\\s?[–-]\\s?${currency}?(${number}))?`, 'gu'),
      (_, name = '', from, __, to) => values([from, to], (value) => signOf(name) + value),
    ],
    [
      new RegExp(`${range}(?:,[-–])?[\\s-]?${currency}`, 'gu'),
      (_, from, to, name = '') => values([from, to], (value) => signOf(name) + value),
    ],
    [
      new RegExp(`${range}[\\s-]?(?:[Cc]ents?|ct)(?!\\p{L})`, 'gu'),
      (_, from, to) => values([from, to], (value) => `€${Number(value) / 100}`),
    ],
    [
      new RegExp(`(?:(${number})\\s?%?${between})?(${number})[\\s-]?(?:%|[Pp]rozent|per\\s?cent)\\p{L}*`, 'gu'),
      (_, from, to) => values([from, to], (value) => `${value}%`),
    ],
    [new RegExp(number, 'gu'), (match) => values([match], (value) => value)],
  ];
}

/** What a text must hold for readers to be asked, and the readers, from the most telling to the least: what one has taken, the next does not see. */
type Readers = readonly (readonly [RegExp, readonly Reader[]])[];

const readersFor = (locale: Locale): Readers => [
  [/\{/, named],
  [/@|\w\.\w/, addresses],
  [hasStreet, streets],
  [/\d/, [...shared, ...dateReaders[locale], ...timeReaders[locale], ...numeric(locale)]],
];

const readers: Readonly<Record<Locale, Readers>> = { de: readersFor('de'), en: readersFor('en') };

/** The facts in `text`, each once, in order: `€9997`, `50%`, `2025-06-30`, `{phone.support}`, `info@example.com`. */
export function factsIn(text: string, locale: Locale): ReadonlySet<string> {
  const found = new Set<string>();
  let rest = text;
  const take = ([pattern, read]: Reader): void => {
    rest = rest.replace(pattern, (match: string, ...groups: unknown[]) => {
      // Behind the groups come the offset and the whole text; readers name only the groups of their pattern.
      const tokens = read(match, ...(groups as (string | undefined)[]));
      for (const token of tokens ?? []) found.add(token);
      return tokens === undefined ? match : ' · ';
    });
  };
  for (const [needed, list] of readers[locale]) if (needed.test(rest)) list.forEach(take);
  return found;
}
