// The time for which a site is built. A page asks the clock whether an instant has been reached, and the clock records the instant. As
// time passes, the page can change only at recorded instants, so the engine needs no list of dates.
import { type RecordInstant, spanAround, type TimeSpan } from '../../store/reads/instants.ts';
import type { Calendar } from './calendar.ts';

export interface Clock {
  /** Returns true from `instant` on (milliseconds since 1970). */
  readonly hasReached: (instant: number) => boolean;
  readonly year: () => number;
  /** Returns the first instant of the current day. */
  readonly today: () => number;
  /** The calendar of the site's time zone. */
  readonly calendar: Calendar;
}

/**
 * Creates a clock that is stopped at `at` (milliseconds since 1970). The clock calls `note` with the instants at which
 * its results would change.
 */
export function clockAt(at: number, calendar: Calendar, note: RecordInstant = () => undefined): Clock {
  return {
    calendar,
    hasReached: (instant) => {
      if (Number.isFinite(instant)) note(instant);
      return instant <= at;
    },
    year: () => {
      const year = calendar.yearOf(at);
      note(calendar.startOfYear(year));
      note(calendar.startOfYear(year + 1));
      return year;
    },
    today: () => {
      const day = calendar.dayAt(at);
      note(calendar.startOfDay(day));
      note(calendar.endOfDay(day));
      return calendar.startOfDay(day);
    },
  };
}

/** Returns a clock like `clock`, and a function that returns the time span in which all its results so far remain the same. */
export function recordingClock(clock: Clock): { readonly clock: Clock; readonly span: () => TimeSpan } {
  const { calendar, hasReached } = clock;
  const { record: note, span } = spanAround(hasReached);
  const noted: Clock = {
    calendar,
    hasReached: (instant) => {
      if (Number.isFinite(instant)) note(instant);
      return hasReached(instant);
    },
    year: () => {
      const year = clock.year();
      for (const each of [year, year + 1]) note(calendar.startOfYear(each));
      return year;
    },
    today: () => {
      const start = clock.today();
      note(start);
      note(calendar.endOfDay(calendar.dayAt(start)));
      return start;
    },
  };
  return { clock: noted, span };
}

/** Returns whether the time of a clock is within a span; `null` means that the span is open-ended. */
export const isWithin = ({ hasReached }: Clock, [from, until]: readonly [from: number | null, until: number | null]): boolean =>
  (from === null || hasReached(from)) && (until === null || !hasReached(until));
