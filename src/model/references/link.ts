// A link inside content names its target, never a URL: a renamed page breaks the build at the line that names it, and
// the router chooses the language. Which targets there are is for the site: its collections, and those below.
import * as z from 'zod';

/** Targets that every site has. */
export const commonTargets = ['external', 'phone', 'email', 'anchor', 'dialog'] as const;

/**
 * One target by its kind, such as `{ page: contact }`, with an `anchor` beside an entry and a `fallback`. Stands under
 * the key `link`. Its keys and names are checked against the site.
 */
export const link = z.record(z.string(), z.string()).brand<'Link'>().meta({
  title: 'Link',
  description: 'Where a link leads: exactly one target, such as { page: contact }; an anchor may stand beside a page.',
});

export type Link = z.infer<typeof link>;

/** True for what may be a link: a block of keys. */
export const isLink = (value: unknown): value is Link => typeof value === 'object' && value !== null && !Array.isArray(value);
