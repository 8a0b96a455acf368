// The time for which a site is built. A page asks whether an instant has been reached, so the recorded questions are
// the times at which the page changes by itself, and no list of dates is kept.
import type { Change } from '../../dependencies/changes.ts';
import { childOf, how, type Node, noteRead, type Path, type Reads } from '../../dependencies/reads.ts';
import type { Calendar } from './calendar.ts';

export interface Clock {
  /** True from `instant` on (milliseconds since 1970). */
  readonly hasReached: (instant: number) => boolean;
  readonly year: () => number;
  /** The first instant of the day. */
  readonly today: () => number;
  /** Of the site's time zone. */
  readonly calendar: Calendar;
}

/** The key under which questions are recorded in the tree of page sources, each by its instant. */
const key = 'clock';

/** Called with each instant at which an answer of a clock changes. */
export type NoteInstant = (instant: number) => void;

/** A clock that is stopped at `at` (milliseconds since 1970) and calls `note` for each question. */
export function clockAt(at: number, calendar: Calendar, note: NoteInstant = () => undefined): Clock {
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

/** Notes questions as reads of the tree at `root`. */
export const noteIn =
  (root: Node): NoteInstant =>
  (instant) =>
    noteRead(childOf(childOf(root, key), instant), how.condition);

/** A time within which answers are the same, in milliseconds since 1970: from its start on, until before its end. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Notes instants beside `at`; `span` is the time around it in which a clock gives the same answers. */
export const createSpan = (at: number): OpenSpan => spanAround((instant) => instant <= at);

interface OpenSpan {
  readonly note: NoteInstant;
  readonly span: () => Span;
}

function spanAround(isPast: (instant: number) => boolean): OpenSpan {
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    note: (instant) => {
      if (isPast(instant)) from = Math.max(from, instant);
      else until = Math.min(until, instant);
    },
    span: () => ({ from, until }),
  };
}

/** `clock`, and the time within which it gives the answers that it has given. */
export function notedClock(clock: Clock): { readonly clock: Clock; readonly span: () => Span } {
  const { calendar, hasReached } = clock;
  const { note, span } = spanAround(hasReached);
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

/** True while the answers of a clock are those of this time; null is an end that there is not. */
export const isWithin = ({ hasReached }: Clock, [from, until]: readonly [from: number | null, until: number | null]): boolean =>
  (from === null || hasReached(from)) && (until === null || !hasReached(until));

/** The instant of a recorded question, in milliseconds since 1970; undefined for a path that is not one. */
export const instantAt = ([first, instant]: Path): number | undefined => (first === key ? Number(instant) : undefined);

/** The instants at which a computation with these reads may give another result, in order. */
export function instantsIn(reads: Reads): readonly number[] {
  const instants: number[] = [];
  for (const { parent, key: own } of reads.keys())
    if (parent?.key === key && parent.parent?.parent === undefined) instants.push(Number(own));
  return instants.sort((a, b) => a - b);
}

/** The changes of the tree at `root` when its clock moves from one instant to another. */
export function clockChanges(root: Node, from: number, to: number): readonly Change[] {
  const [earlier, later] = from < to ? [from, to] : [to, from];
  const asked = [...(root.children?.get(key)?.children?.keys() ?? [])].map(Number);
  const crossed = asked.filter((instant) => earlier < instant && instant <= later);
  // A page whose reads are unknown may depend on any instant.
  return from === to ? [] : [later, ...crossed].map((instant) => ({ path: [key, instant], what: 'value' }));
}
