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
 * Creates a clock that is stopped at `at` (milliseconds since 1970). The clock calls `record` with the instants at which
 * its results would change.
 */
export const clockAt = (at: number, calendar: Calendar, record: RecordInstant = () => undefined): Clock =>
  clockRecordingTo(
    {
      calendar,
      hasReached: (instant) => instant <= at,
      year: () => calendar.yearOf(at),
      today: () => calendar.startOfDay(calendar.dayAt(at)),
    },
    record,
  );

/** Returns a clock like `clock`, and a function that returns the time span in which all its results so far remain the same. */
export function recordingClock(clock: Clock): { readonly clock: Clock; readonly span: () => TimeSpan } {
  const { record, span } = spanAround(clock.hasReached);
  return { clock: clockRecordingTo(clock, record), span };
}

/** Returns a clock like `clock` that calls `record` with the instants at which its results would change. */
function clockRecordingTo(clock: Clock, record: RecordInstant): Clock {
  const { calendar, hasReached } = clock;
  return {
    calendar,
    hasReached: (instant) => {
      if (Number.isFinite(instant)) record(instant);
      return hasReached(instant);
    },
    year: () => {
      const year = clock.year();
      for (const each of [year, year + 1]) record(calendar.startOfYear(each));
      return year;
    },
    today: () => {
      const start = clock.today();
      record(start);
      record(calendar.endOfDay(calendar.dayAt(start)));
      return start;
    },
  };
}

/** Returns whether the time of a clock is within a span; `null` means that the span is open-ended. */
export const isWithin = ({ hasReached }: Clock, [from, until]: readonly [from: number | null, until: number | null]): boolean =>
  (from === null || hasReached(from)) && (until === null || !hasReached(until));
