// Days, months and times of day in texts, as each language writes them.
import type { Locale } from './notation.ts';
import type { Reader } from './reader.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const germanNames: Readonly<Record<string, string>> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' };

const months: Readonly<Record<Locale, string>> = {
  de: '(Jan(?:uar)?|Feb(?:ruar)?|März?|Apr(?:il)?|Mai|Juni?|Juli?|Aug(?:ust)?|Sept?(?:ember)?|Okt(?:ober)?|Nov(?:ember)?|Dez(?:ember)?)\\b\\.?',
  en: '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b\\.?',
};

function monthOf(name: string): number {
  const short = name.slice(0, 3).toLowerCase();
  return monthNames.indexOf(germanNames[short] ?? short) + 1;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2025-06-30`, `06-30` without a year; undefined where there is no such day. */
function day(year: string | undefined, month: number, date: number): string | undefined {
  if (month < 1 || month > 12 || date < 1 || date > 31) return undefined;
  const inYear = `${two(month)}-${two(date)}`;
  return year === undefined ? inYear : `${year.padStart(4, '20')}-${inYear}`;
}

const listed = (token: string | undefined): readonly string[] | undefined => (token === undefined ? undefined : [token]);

const german: readonly Reader[] = [
  [
    new RegExp(`\\b(\\d{1,2})\\.\\s?${months.de}(?:\\s(\\d{4})\\b)?`, 'g'),
    (_, date = '', name = '', year) => listed(day(year, monthOf(name), Number(date))),
  ],
  [/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/g, (_, date, month, year) => listed(day(year, Number(month), Number(date)))],
  // Without a year or the century of it, only a word before it tells a day from a version.
  [
    /(?<=\b(?:am|vom|zum|ab|bis|seit|dem|den|der)\s)(\d{1,2})\.(\d{1,2})\.(\d\d)?(?!\d)/gi,
    (_, date, month, year) => listed(day(year, Number(month), Number(date))),
  ],
];

const english: readonly Reader[] = [
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\sof)?\\s${months.en}(?:,?\\s(\\d{4})\\b)?`, 'g'),
    (_, date = '', name = '', year) => listed(day(year, monthOf(name), Number(date))),
  ],
  [
    new RegExp(`\\b${months.en}\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s(\\d{4})\\b)?`, 'g'),
    (_, name = '', date = '', year) => listed(day(year, monthOf(name), Number(date))),
  ],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (_, date, month, year) => listed(day(year, Number(month), Number(date)))],
];

const inBoth = (locale: Locale): readonly Reader[] => [
  [/\b(\d{4})-(\d\d)-(\d\d)\b/g, (_, year, month, date) => listed(day(year, Number(month), Number(date)))],
  [new RegExp(`\\b${months[locale]}\\s(\\d{4})\\b`, 'g'), (_, name = '', year = '') => [`${year}-${two(monthOf(name))}`]],
];

/** Readers of dates: `30. Juni 2025`, `30 June 2025`, `June 30, 2025` and `2025-06-30` are one day. */
export const dateReaders: Readonly<Record<Locale, readonly Reader[]>> = {
  de: [...german, ...inBoth('de')],
  en: [...english, ...inBoth('en')],
};

const hour = (hours: string, minutes = '00', half = ''): string => {
  const value = Number(hours);
  const shift = /^p/i.test(half) && value < 12 ? 12 : /^a/i.test(half) && value === 12 ? -12 : 0;
  return `${two(value + shift)}:${minutes}`;
};

const half = '([ap]\\.?m\\b\\.?)';
const clock = '(\\d{1,2})(?:[:.](\\d\\d))?';

/** Readers of times of day: `18 Uhr`, `6 pm` and `18:00` are one time. */
export const timeReaders: Readonly<Record<Locale, readonly Reader[]>> = {
  de: [
    [
      new RegExp(`\\b${clock}(?:\\sUhr)?\\s?(?:bis|–|-)\\s?${clock}\\sUhr\\b`, 'g'),
      (_, from = '', fromMinutes, to = '', toMinutes) => [hour(from, fromMinutes), hour(to, toMinutes)],
    ],
    [new RegExp(`\\b${clock}\\sUhr\\b`, 'g'), (_, hours = '', minutes) => [hour(hours, minutes)]],
    [/\b(\d{1,2}):(\d\d)\b/g, (_, hours = '', minutes) => [hour(hours, minutes)]],
  ],
  en: [
    [
      new RegExp(`\\b${clock}\\s?${half}?\\s?(?:to|until|–|-)\\s?${clock}\\s?${half}`, 'gi'),
      (_, from = '', fromMinutes, fromHalf, to = '', toMinutes, toHalf) => [
        hour(from, fromMinutes, fromHalf ?? toHalf),
        hour(to, toMinutes, toHalf),
      ],
    ],
    [new RegExp(`\\b${clock}\\s?${half}`, 'gi'), (_, hours = '', minutes, part) => [hour(hours, minutes, part)]],
    [/\b(\d{1,2}):(\d\d)\b/g, (_, hours = '', minutes) => [hour(hours, minutes)]],
  ],
};
