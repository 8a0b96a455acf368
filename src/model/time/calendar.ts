// Days and years in one time zone, independent of the machine's zone. Instants are milliseconds since 1970.
export interface Calendar {
  /** The time zone of the site's dates: `Europe/Berlin`. */
  readonly timeZone: string;
  /** Returns the day on which an instant falls: `2025-06-30`. */
  readonly dayAt: (instant: number) => string;
  /** Returns the first instant of a day such as `2025-06-30`; NaN for a day that does not exist. */
  readonly startOfDay: (day: string) => number;
  /** Returns the first instant after a day; NaN for a day that does not exist. */
  readonly endOfDay: (day: string) => number;
  /** Returns the number of days from the day of one instant to the day of another: 1 from this evening to tomorrow morning. */
  readonly daysBetween: (from: number, to: number) => number;
  /** Returns the year in which an instant falls. */
  readonly yearOf: (instant: number) => number;
  /** Returns the first instant of a year. */
  readonly startOfYear: (year: number) => number;
  /** Returns an instant as ISO 8601 with the offset of the zone: `2025-06-30T23:59:59+02:00`. */
  readonly iso: (instant: number) => string;
}

const day = 24 * 3_600_000;

/** The length of a day such as `2025-06-30`, in characters. */
const isoLength = 10;

/** Creates the calendar of a time zone by its name in the IANA database. Throws a RangeError for an unknown name. */
export function createCalendar(timeZone: string): Calendar {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  /** Returns the local time in the zone: `2025-06-30T23:59:59`, from the year 10000 on `+010000-01-01T00:00:00`. */
  const shown = (instant: number): string => {
    const [date = '', time = ''] = clock.format(instant).split(' ');
    return `${date.length > isoLength ? `+${date.padStart(isoLength + 2, '0')}` : date.padStart(isoLength, '0')}T${time}`;
  };
  const offsetAt = (instant: number): number => Date.parse(`${shown(instant)}Z`) - (instant - beyondSecond(instant));
  const dayAt = (instant: number): string => shown(instant).split('T')[0] ?? '';
  const startOfDay = (date: string): number => {
    const midnight = Date.parse(`${date}T00:00:00Z`);
    if (Number.isNaN(midnight)) return midnight;
    // Clocks may change on that day, even at midnight. So midnight is computed twice: with the offset of the day before, and with that of
    // the day after. The day starts at the first of the two instants that belongs to it.
    const instants = [midnight - day, midnight + day].map((near) => midnight - offsetAt(near)).sort((a, b) => a - b);
    return instants.find((instant) => dayAt(instant) === date) ?? Number.NaN;
  };
  const endOfDay = (date: string): number => {
    const start = startOfDay(date);
    // A day has 23 to 25 hours, so 36 hours after its start is always within the next day.
    return Number.isNaN(start) ? start : startOfDay(dayAt(start + 1.5 * day));
  };
  return {
    timeZone,
    dayAt,
    startOfDay,
    endOfDay,
    daysBetween: (from, to) => (Date.parse(`${dayAt(to)}T00:00:00Z`) - Date.parse(`${dayAt(from)}T00:00:00Z`)) / day,
    yearOf: (instant) => Number(/^\+?\d+/.exec(shown(instant))?.[0]),
    startOfYear: (year) => startOfDay(`${year > 9999 ? `+${String(year).padStart(6, '0')}` : String(year).padStart(4, '0')}-01-01`),
    iso: (instant) => {
      const beyond = beyondSecond(instant);
      const fraction = beyond === 0 ? '' : `.${String(beyond).padStart(3, '0')}`;
      return `${shown(instant)}${fraction}${asOffset(offsetAt(instant))}`;
    },
  };
}

/** Returns the milliseconds within the second of an instant. */
const beyondSecond = (instant: number): number => ((instant % 1000) + 1000) % 1000;

/** Formats an offset in milliseconds as `+02:00`. */
function asOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
