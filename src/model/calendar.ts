// Days and years as they are in Berlin, where the company is, wherever the program runs.

/** The zone in which the dates of the site are meant and shown. */
export const timeZone = 'Europe/Berlin';

const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });

/** An instant in milliseconds since 1970, as clocks in Berlin show it: `2025-06-30 23:59:59`. */
const shown = (instant: number): string => clock.format(instant);

/** The day on which an instant falls in Berlin: `2025-06-30`. */
export const dayAt = (instant: number): string => shown(instant).slice(0, 10);

/** The first instant of a day such as `2025-06-30`, in milliseconds since 1970; NaN for a day that does not exist. */
export function startOfDay(day: string): number {
  // Berlin is one or two hours ahead of UTC, and never changes between them at midnight.
  const instants = ['+02:00', '+01:00'].map((offset) => Date.parse(`${day}T00:00:00${offset}`));
  return instants.find((instant) => !Number.isNaN(instant) && dayAt(instant) === day) ?? Number.NaN;
}

/** The first instant after a day. */
export function endOfDay(day: string): number {
  const start = startOfDay(day);
  // A day has 23 to 25 hours: so much later it is some time in the next.
  return Number.isNaN(start) ? start : startOfDay(dayAt(start + 36 * 3_600_000));
}

/** How many days the day of one instant lies after that of another: 1 from this evening to tomorrow morning. */
export const daysBetween = (from: number, to: number): number =>
  (Date.parse(`${dayAt(to)}T00:00:00Z`) - Date.parse(`${dayAt(from)}T00:00:00Z`)) / 86_400_000;

/** The year in which an instant falls. */
export const yearOf = (instant: number): number => Number(shown(instant).slice(0, 4));

/** The first instant of a year. */
export const startOfYear = (year: number): number => startOfDay(`${String(year).padStart(4, '0')}-01-01`);

/** An instant as ISO 8601 with Berlin's offset: `2025-06-30T23:59:59+02:00`. */
export function isoInBerlin(instant: number): string {
  const local = shown(instant).replace(' ', 'T');
  const beyond = ((instant % 1000) + 1000) % 1000;
  const hours = Math.round((Date.parse(`${local}Z`) - (instant - beyond)) / 3_600_000);
  const fraction = beyond === 0 ? '' : `.${String(beyond).padStart(3, '0')}`;
  return `${local}${fraction}+${String(hours).padStart(2, '0')}:00`;
}
