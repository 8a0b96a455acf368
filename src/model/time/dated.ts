// When things of content are shown. The same keys for all kinds: `draft` and `validFrom`, before which a thing is left
// out of the pages, `validUntil`, after which it is, and `reviewBy`, by which somebody has to look at it again.
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

/** For entries, and for what they can do without. */
export const draftable = {
  draft: z.boolean().optional().meta({
    description: 'true while this is not to go out: watch shows it marked, and a build leaves it out unless it is asked for drafts.',
  }),
};

/** For sections and for entries of lists, which a page can do without. */
export const dated = {
  ...reviewed,
  ...draftable,
  validFrom: dayOrInstant.optional().meta({
    description:
      'The first day on which this is shown, such as 2026-12-01, or the instant from which it is. Before it, a build leaves this out.',
  }),
  validUntil: dayOrInstant.optional().meta({
    description:
      'The last day on which this is true, such as 2026-12-31, or the instant from which it is not. After it, a build leaves this out.',
  }),
};

/** The keys of all of them, which are for the people who look after content. */
export type DatedKey = keyof typeof dated;

const datedKeys: ReadonlySet<string> = new Set(Object.keys(dated));

export const isDatedKey = (key: string): key is DatedKey => datedKeys.has(key);

/** The first instant of a day, or the instant itself, in milliseconds since 1970; NaN where a text is neither. */
export const startOfValidity = (value: string, { startOfDay }: Calendar): number => (isDay(value) ? startOfDay(value) : Date.parse(value));

/** The first instant after a day, or the instant itself, in milliseconds since 1970; NaN where a text is neither. */
export const endOfValidity = (value: string, { endOfDay }: Calendar): number => (isDay(value) ? endOfDay(value) : Date.parse(value));

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** True for a block that is not shown now: its `validFrom` is to come, or its `validUntil` has passed. */
export function isOffTime(block: unknown, { hasReached, calendar }: Clock): boolean {
  const { validFrom, validUntil }: { readonly validFrom?: unknown; readonly validUntil?: unknown } = Object(block);
  if (typeof validUntil === 'string' && hasReached(endOfValidity(validUntil, calendar))) return true;
  return typeof validFrom === 'string' && !hasReached(startOfValidity(validFrom, calendar));
}

/** True for a block that is a draft. */
export const isDraft = (block: unknown): boolean => typeof block === 'object' && block !== null && 'draft' in block && block.draft === true;
