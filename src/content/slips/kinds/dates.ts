// Dates in everyday notation: 24.12.2026, 24/12/2026, 24. December 2026.
import type { Calendar } from '../../../model/time/calendar.ts';
import { propose, replaced } from '../proposal.ts';
import { unquoted } from '../quote.ts';
import { onValues, type Scene } from '../slip-kind.ts';
import { plainValuesOn } from '../values.ts';

export const dates = onValues(plainValuesOn, function* (value, scene) {
  const { key, words } = value;
  const written = dateIn(words, scene);
  if (written === undefined) return;
  const { other } = written;
  for (const read of [({ day }: WrittenDate) => day, (date: WrittenDate) => instantOf(date, key, scene.calendar)]) {
    const meant = read(written);
    const orMeant = other === undefined ? undefined : read({ ...written, day: other });
    yield propose(value, 'date-notation', { value: words, meant, orMeant, edits: replaced(value, meant), isOpen: orMeant !== undefined });
  }
});

interface WrittenDate {
  /** 2026-12-24 */
  readonly day: string;
  /** 23:59:00 */
  readonly time: string | undefined;
  /** The offset from UTC, if the author has named a zone. */
  readonly offset: string | undefined;
  /** Another day that may be meant: the month may be before the day, as in `3/2/2026`, or the year, as in `26-03-02`. */
  readonly other: string | undefined;
}

/** A date and a time: `24.12.2026, 18:30 Uhr MEZ`, `24.12.2026 18 Uhr`. */
const timed =
  /^(?<start>.*?\d)[T, ]+(?:(?<hours>\d{1,2}):(?<minutes>\d\d)(?::(?<seconds>\d\d))?(?: Uhr)?|(?<full>\d{1,2}) Uhr)(?: (?<zone>MES?Z|CES?T))?$/;

const offsets: Readonly<Record<string, string>> = { MEZ: '+01:00', MESZ: '+02:00', CET: '+01:00', CEST: '+02:00' };

function dateIn(words: string, { locales }: Scene): WrittenDate | undefined {
  const bare = unquoted(words);
  const { start = bare, hours, full = hours, minutes = '00', seconds = '00', zone = '' } = timed.exec(bare)?.groups ?? {};
  // 24:00 is the end of its day.
  const time = full === undefined ? undefined : full === '24' ? '23:59:59' : `${full.padStart(2, '0')}:${minutes}:${seconds}`;
  const [, day, month, year] = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d\d)$/.exec(start) ?? [];
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(start) ?? [];
  const [, namedDay, name = '', namedYear] = /^(\d{1,2})\.? ([^\d\s]+) (\d{4})$/.exec(start) ?? [];
  const tags = locales.list.map((locale) => locales.of(locale).tag);
  const fullYear = year?.length === 2 ? `20${year}` : year;
  const [date, other] = [
    [fullYear, month, day],
    [isoYear, isoMonth, isoDay],
    [namedYear, monthOf(name, tags), namedDay],
    // In English, the month may be first.
    [start.includes('/') ? fullYear : undefined, day, month],
    // The year may be first, as in ISO 8601: 26-03-02.
    [start.includes('-') && year?.length === 2 ? `20${day}` : undefined, month, year],
  ]
    .filter(([one]) => one !== undefined)
    .map((parts) => parts.map((part) => part?.padStart(2, '0')).join('-'))
    .filter((each, index, all) => isReal(each) && all.indexOf(each) === index);
  return date === undefined ? undefined : { day: date, time, offset: offsets[zone], other };
}

/** Returns whether a day exists. */
function isReal(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Returns the number of a month from its name, or from the beginning of its name, in one of the languages. */
function monthOf(name: string, tags: readonly string[]): string | undefined {
  if (name.length < 3) return undefined;
  const start = name.toLowerCase().replace(/\.$/, '');
  for (const tag of [...tags, 'en']) {
    const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1)
      if (
        format
          .format(Date.UTC(2026, month, 15))
          .toLowerCase()
          .startsWith(start)
      )
        return String(month + 1);
  }
  return undefined;
}

/** The length of a UTC offset such as `+02:00`, in characters. */
const offsetLength = 6;

/**
 * Returns the date as an instant with its UTC offset. A date without a time becomes the first second of the day if `key` names a start,
 * otherwise the last second.
 */
function instantOf({ day, time, offset }: WrittenDate, key: string, calendar: Calendar): string {
  const clock = time ?? (/start|from|begin/i.test(key) ? '00:00:00' : '23:59:59');
  const local = `${day}T${clock}`;
  if (offset !== undefined) return `${local}${offset}`;
  const ends = [calendar.startOfDay(day), calendar.endOfDay(day) - 1];
  // A time zone that has crossed the date line lacks a day.
  if (ends.some(Number.isNaN)) return local;
  // If the clocks change on that day, most of its times have only one of the two offsets. A time that occurs twice means the first instant.
  const [first = local, last = local] = ends.map((end) => `${local}${calendar.iso(end).slice(-offsetLength)}`);
  const isFirst = !Number.isNaN(Date.parse(first)) && calendar.iso(Date.parse(first)) === first;
  return isFirst ? first : last;
}
