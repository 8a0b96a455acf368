// The moment for which a site is built, as pages may ask for it: each question names the instant at which its answer
// changes. So what a page has asked says when it changes by itself, and no list of dates is kept.
import type { Change } from '../../dependencies/changes.ts';
import { childOf, how, type Node, noteRead, type Path, type Reads } from '../../dependencies/reads.ts';
import type { Calendar } from './calendar.ts';

export interface Clock {
  /** True from `instant` on (milliseconds since 1970). */
  readonly hasReached: (instant: number) => boolean;
  readonly year: () => number;
  /** Of the site's time zone. */
  readonly calendar: Calendar;
}

/** Where questions are noted in the tree of page sources, each under its instant. */
const key = 'clock';

/** A clock that stands at `at` (milliseconds since 1970). With the root of a tree, questions count as reads of it. */
export function clockAt(at: number, calendar: Calendar, root?: Node): Clock {
  const note = (instant: number): void => {
    if (root !== undefined && Number.isFinite(instant)) noteRead(childOf(childOf(root, key), instant), how.condition);
  };
  return {
    calendar,
    hasReached: (instant) => {
      note(instant);
      return instant <= at;
    },
    year: () => {
      const year = calendar.yearOf(at);
      note(calendar.startOfYear(year));
      note(calendar.startOfYear(year + 1));
      return year;
    },
  };
}

/** The instant that a path stands for, in milliseconds since 1970; undefined for one that is no question to the clock. */
export const instantAt = ([first, instant]: Path): number | undefined => (first === key ? Number(instant) : undefined);

/** The instants at which a computation with these reads may give something else, in order. */
export const instantsIn = (reads: Reads): readonly number[] =>
  [...reads.keys()]
    .flatMap(({ parent, key: own }) => (parent?.key === key && parent.parent?.parent === undefined ? Number(own) : []))
    .sort((a, b) => a - b);

/** What has changed of the tree at `root` when its clock has moved from one instant to another. */
export function clockChanges(root: Node, from: number, to: number): readonly Change[] {
  const [earlier, later] = from < to ? [from, to] : [to, from];
  const asked = [...(root.children.get(key)?.children.keys() ?? [])].map(Number);
  const crossed = asked.filter((instant) => earlier < instant && instant <= later);
  // A page whose reads are unknown may have asked for any instant.
  return from === to ? [] : [later, ...crossed].map((instant) => ({ path: [key, instant], what: 'value' }));
}
