// Until when things of content hold. One pair of keys for all kinds: `validUntil`, after which a thing is left out of
// the pages, and `reviewBy`, by which somebody has to look at it again.
import * as z from 'zod';
import type { Calendar } from './calendar.ts';
import type { Clock } from './clock.ts';

const bare = (pattern: RegExp): string => pattern.source.replace(/^\^|\$$/g, '');

const dayOrInstant = z
  .string()
  .regex(
    new RegExp(`^(?:${bare(z.regexes.date)}|${bare(z.regexes.datetime({ offset: true }))})$`),
    'a day such as 2026-12-31, or an instant such as 2026-12-31T18:00:00+01:00',
  );

const day = z.string().regex(z.regexes.date, 'a day such as 2026-12-31');

/** For what can be looked at again, but not left out. */
export const reviewed = {
  reviewBy: day.optional().meta({
    description: 'The day by which somebody has to look at this again, such as 2026-12-31. Visitors do not see it; check warns.',
  }),
};

/** For sections and for entries of lists, which a page can do without. */
export const dated = {
  ...reviewed,
  validUntil: dayOrInstant.optional().meta({
    description:
      'The last day on which this is true, such as 2026-12-31, or the instant from which it is not. After it, a build leaves this out.',
  }),
};

/** The keys of both, which are for the people who look after content. */
export type DatedKey = keyof typeof dated;

export const isDatedKey = (key: string): key is DatedKey => key === 'reviewBy' || key === 'validUntil';

/** The first instant after a day, or the instant itself, in milliseconds since 1970; NaN where a text is neither. */
export const endOfValidity = (value: string, { endOfDay }: Calendar): number =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? endOfDay(value) : Date.parse(value);

/** True for a block whose `validUntil` has passed. */
export const isOver = (block: unknown, clock: Clock): boolean =>
  typeof block === 'object' &&
  block !== null &&
  'validUntil' in block &&
  typeof block.validUntil === 'string' &&
  clock.hasReached(endOfValidity(block.validUntil, clock.calendar));
