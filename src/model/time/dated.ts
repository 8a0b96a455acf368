// Keys that decide when a part of content is displayed. They are the same for every kind of content: builds omit a `draft`, and a part
// before its `validFrom` and after its `validUntil`. An editor has to review a part by the day in `reviewBy`.
import * as z from 'zod';
import { notations } from '../notations.ts';
import type { Calendar } from './calendar.ts';
import type { Clock } from './clock.ts';

const bare = (pattern: RegExp): string => pattern.source.replace(/^\^|\$$/g, '');

const dayOrInstant = z
  .string()
  .regex(new RegExp(`^(?:${bare(z.regexes.date)}|${bare(z.regexes.datetime({ offset: true }))})$`), notations.dayOrInstant);

const day = z.string().regex(z.regexes.date, notations.day);

/** Keys of content that can be reviewed but not omitted. */
export const reviewed = {
  reviewBy: day.optional().meta({
    description: 'The day by which this has to be reviewed, such as 2026-12-31. Visitors do not see it; check warns.',
  }),
};

/** Keys that let a build omit an entry, a section or a list entry. */
export const publicationKeys = {
  draft: z.boolean().optional().meta({
    description: 'true for a draft: watch shows it with a mark, and a build leaves it out unless you add --drafts.',
  }),
  validFrom: dayOrInstant.optional().meta({
    description:
      'The first day on which this is shown, such as 2026-12-01, or the instant at which it appears. Before it, a build leaves this out.',
  }),
  validUntil: dayOrInstant.optional().meta({
    description:
      'The last day on which this is true, such as 2026-12-31, or the instant at which it ends. After it, a build leaves this out.',
  }),
};

/** Keys of sections and list entries, which a page can do without. */
export const dated = { ...reviewed, ...publicationKeys };

/** All keys of `dated`. They are for editors, and views omit them. */
export type DatedKey = keyof typeof dated;

const datedKeys: ReadonlySet<string> = new Set(Object.keys(dated));

export const isDatedKey = (key: string): key is DatedKey => datedKeys.has(key);

/** Returns the first instant of a day, or the instant itself, in milliseconds since 1970; NaN for any other text. */
export const startOfValidity = (value: string, { startOfDay }: Calendar): number => (isDay(value) ? startOfDay(value) : Date.parse(value));

/** Returns the first instant after a day, or the instant itself, in milliseconds since 1970; NaN for any other text. */
export const endOfValidity = (value: string, { endOfDay }: Calendar): number => (isDay(value) ? endOfDay(value) : Date.parse(value));

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** When a block is displayed: from `from` (inclusive) until `until` (exclusive), in milliseconds since 1970. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

/** Returns the window of a block. It is open-ended where a date is missing or invalid; validation reports invalid dates. */
export function windowOf(block: unknown, calendar: Calendar): Window {
  const { validFrom, validUntil }: { readonly validFrom?: unknown; readonly validUntil?: unknown } = Object(block);
  const from = typeof validFrom === 'string' ? startOfValidity(validFrom, calendar) : Number.NaN;
  const until = typeof validUntil === 'string' ? endOfValidity(validUntil, calendar) : Number.NaN;
  return { from: Number.isNaN(from) ? Number.NEGATIVE_INFINITY : from, until: Number.isNaN(until) ? Number.POSITIVE_INFINITY : until };
}

/** Returns the intersection of windows. */
export const overlapOf = (windows: readonly Window[]): Window => ({
  from: Math.max(...windows.map(({ from }) => from)),
  until: Math.min(...windows.map(({ until }) => until)),
});

/** Returns the window from the earliest start to the latest end; open-ended if there are none. */
export const widest = (windows: readonly Window[]): Window =>
  windows.length === 0
    ? windowless
    : { from: Math.min(...windows.map(({ from }) => from)), until: Math.max(...windows.map(({ until }) => until)) };

const windowless: Window = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** Returns whether `inner` starts no earlier than `outer`, and ends no later. */
export const isWithinWindow = (inner: Window, outer: Window): boolean => outer.from <= inner.from && inner.until <= outer.until;

/** Returns whether the `validUntil` of a block has passed. */
export const hasEnded = (block: unknown, { hasReached, calendar }: Clock): boolean => hasReached(windowOf(block, calendar).until);

/** Returns whether a block is hidden at this time: its `validFrom` has not been reached, or its `validUntil` has passed. */
export function isOffTime(block: unknown, { hasReached, calendar }: Clock): boolean {
  const { from, until } = windowOf(block, calendar);
  return hasReached(until) || !hasReached(from);
}

/** Returns whether a block is a draft. */
export const isDraft = (block: unknown): boolean => typeof block === 'object' && block !== null && 'draft' in block && block.draft === true;
