// Reads days, months and times of day in texts: in the formats of `Intl` for a language, and in other common forms.
import { day, type Months, monthIn, time, tokenList } from './date-tokens.ts';
import { languageDataOf } from './languages.ts';
import { normalizeDigits } from './normalize.ts';
import { anyOf, type TestedReader, twoFigures } from './reader.ts';
import { timesInWords } from './times-in-words.ts';

type Format = Intl.DateTimeFormatOptions;

/**
 * Returns a function that formats the 20th of a month (0 to 11). All calls share a formatter, because creating one takes longer than 12
 * calls.
 */
function partsIn(tag: string, format: Format): (month: number) => Intl.DateTimeFormatPart[] {
  const formatter = new Intl.DateTimeFormat(tag, { ...format, calendar: 'gregory', timeZone: 'UTC' });
  return (month) => formatter.formatToParts(new Date(Date.UTC(2025, month, 20)));
}

const namings: readonly Format[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { year: 'numeric', month: 'long' },
  { month: 'long' },
  { month: 'short' },
];

/** Returns the names of months in a language: full, abbreviated, and the first three letters if they are unique. */
function monthsOf(tag: string): Months {
  const numbers = new Map<string, number>();
  const starts = new Map<string, Set<number>>();
  const add = (name: string, number: number): void => {
    if (!/\p{L}/u.test(name)) return;
    numbers.set(name, number);
    const start = name.slice(0, 3);
    if (/^\p{L}{3}$/u.test(start)) starts.set(start, (starts.get(start) ?? new Set()).add(number));
  };
  const parts = namings.map((format) => partsIn(tag, format));
  for (let month = 0; month < 12; month += 1) {
    for (const partsOf of parts) {
      const name = partsOf(month).find(({ type }) => type === 'month')?.value ?? '';
      add(name.replace(/\.$/, ''), month + 1);
    }
  }
  for (const [start, [number = 0, ...others]] of starts) if (others.length === 0 && !numbers.has(start)) numbers.set(start, number);
  return { source: `(${anyOf(numbers.keys())})(?!\\p{L})\\.?`, numberOf: (name) => numbers.get(name) ?? Number(name) };
}

/** Returns a reader of dates in a format of Intl, or undefined if the format has parts that do not belong to a day. */
function readerOf(tag: string, format: Format, months: Months): TestedReader | undefined {
  const order: string[] = [];
  const sources = partsIn(
    tag,
    format,
  )(5).map(({ type, value }) => {
    if (type === 'literal') return sourceOfLiteral(value);
    order.push(type);
    if (type === 'year') return '(\\d{4})';
    if (type === 'month' && /\p{L}/u.test(value) && !/\d/.test(value)) return months.source;
    // Korean includes the word for the month: "3월".
    return `(\\d{1,2})${sourceOfLiteral(value.replace(/^\p{Nd}+/u, ''))}`;
  });
  if (!order.every((type) => ['day', 'month', 'year'].includes(type))) return undefined;
  const trimmed = sources.join('').replace(/^(?:\\s\?)+|(?:\\s\?)+$/g, '');
  return [
    new RegExp(`(?<![\\d.\\p{L}])${trimmed}(?!\\d)`, 'gu'),
    ([, ...groups]) => {
      const of = (type: string): string | undefined => (order.includes(type) ? groups[order.indexOf(type)] : undefined);
      const month = months.numberOf(of('month') ?? '');
      const date = of('day');
      return tokenList(date === undefined ? monthIn(of('year') ?? '', month) : day(of('year'), month, Number(date)));
    },
    sources.includes(months.source) ? new RegExp(months.source, 'u') : twoFigures,
  ];
}

const sourceOfLiteral = (text: string): string =>
  normalizeDigits(text)
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s?')
    .replace(/^(\\?[./-])$/, '$1\\s?');

/** The formats that texts use. Formats with day, month and year come first. */
const formats: readonly Format[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { year: 'numeric', month: 'numeric', day: 'numeric' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'short' },
];

const iso: TestedReader = [
  /\b(\d{4})-(\d\d)-(\d\d)\b/g,
  ([, year, month, date]) => tokenList(day(year, Number(month), Number(date))),
  twoFigures,
];

/** Returns readers of dates for a language tag: `30. Juni 2025`, `30 June 2025`, `June 30, 2025` and `2025-06-30` are the same day. */
export function dateReaders(tag: string): readonly TestedReader[] {
  const months = monthsOf(tag);
  const ofIntl = formats.map((format) => readerOf(tag, format, months)).filter((reader) => reader !== undefined);
  return [...(languageDataOf(tag)?.days(months) ?? []), ...ofIntl, iso];
}

/** Returns readers of times of day: `18 Uhr`, `6 pm` and `18:00` are the same time; `1:25,000` is not a time but the scale of a map. */
export const timeReaders = (tag: string): readonly TestedReader[] => [
  ...(languageDataOf(tag)?.times ?? timesInWords(tag)),
  [/\b(\d{1,2}):(\d\d)\b(?![.,\u00A0\u202F]\d{3}(?!\d))/g, ([, hours = '', minutes]) => [time(hours, minutes)], twoFigures],
];
