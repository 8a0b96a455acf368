import { languageDataOf } from './languages.ts';
import { numbersOf } from './numbers.ts';
import { anyOf, joinedLetter, type Reader, type TestedReader } from './reader.ts';

/** The sign of each currency, by its code, in the notation that all languages share (`reader.ts`). */
const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', CHF: 'CHF', JPY: '¥', PLN: 'PLN', CZK: 'CZK', DKK: 'DKK' };

/** Returns the signs of currencies by their names in a language. */
function currenciesOf(tag: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [code, sign] of Object.entries(signs)) {
    const formats = (['symbol', 'name'] as const).map(
      (currencyDisplay) => new Intl.NumberFormat(tag, { style: 'currency', currency: code, currencyDisplay }),
    );
    const ofIntl = formats.flatMap((format) =>
      [1, 2, 5].flatMap((count) => format.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? [value] : []))),
    );
    for (const name of [code, sign, ...ofIntl, ...(languageDataOf(tag)?.currencies[sign] ?? [])]) names.set(name, sign);
  }
  return names;
}

/** Returns the source of a regular expression for the words for a percentage, from `Intl`. */
const percentOf = (tag: string): string => {
  const parts = new Intl.NumberFormat(tag, { style: 'unit', unit: 'percent', unitDisplay: 'long' }).formatToParts(5);
  return anyOf(parts.flatMap(({ type, value }) => (type === 'unit' ? [value.trim()] : [])));
};

/** Returns readers of facts with numbers in the language of a tag: some for numbers with units, and one for the remaining plain numbers. */
export function amountReaders(tag: string): { readonly withUnits: readonly TestedReader[]; readonly plain: Reader } {
  const { source: number, parse } = numbersOf(tag);
  const data = languageDataOf(tag);
  const names = currenciesOf(tag);
  const currency = `(${anyOf(names.keys())})(?!${joinedLetter})`;
  const before = `(?<!${joinedLetter})${currency}`;
  const between = `(?:\\s?(?:${data === undefined ? '' : `${data.between}|`}–|-)\\s?)`;
  const percent = [...(data === undefined ? [] : [data.percent]), `${percentOf(tag)}(?!\\p{L})`].join('|');
  const values = (list: readonly (string | undefined)[], wrap: (value: string) => string): string[] =>
    list.flatMap((written) => (written === undefined ? [] : [wrap(parse(written))]));
  const signed = (list: readonly (string | undefined)[], name: string): string[] =>
    values(list, (value) => (names.get(name) ?? name) + value);
  const range = `(?:(${number})${between})?(${number})`;
  const named = new RegExp(anyOf(names.keys()), 'u');
  const withUnits: readonly TestedReader[] = [
    [
      new RegExp(`${before}\\s?(${number})(?:\\s?[–-]\\s?(?:${currency})?(${number}))?`, 'gu'),
      ([, name = '', from, , to]) => signed([from, to], name),
      named,
    ],
    [new RegExp(`${range}(?:,[-–])?[\\s-]?${currency}`, 'gu'), ([, from, to, name = '']) => signed([from, to], name), named],
    ...(data === undefined
      ? []
      : [
          [
            new RegExp(`${range}[\\s-]?${data.cent}(?!\\p{L})`, 'gu'),
            ([, from, to]) => values([from, to], (value) => `€${Number(value) / 100}`),
            new RegExp(data.cent, 'u'),
          ] satisfies TestedReader,
        ]),
    [
      new RegExp(`(?:(${number})\\s?%?${between})?(${number})[\\s-]?(?:%\\p{L}*|${percent})`, 'gu'),
      ([, from, to]) => values([from, to], (value) => `${value}%`),
      new RegExp(`%|${percent}`, 'u'),
    ],
    // Turkish writes the sign first, and so do many Arabic texts.
    [new RegExp(`(?<!%|\\d|${joinedLetter})%\\s?(${number})`, 'gu'), ([, value]) => values([value], (each) => `${each}%`), /%/u],
  ];
  return { withUnits, plain: [new RegExp(number, 'gu'), ([match]) => values([match], (value) => value)] };
}
