// A link in content names a page, not its URL. If the page is renamed, the build fails at the line with the link. A link on an English
// page leads to the English version of its target. Targets are entries of the site's collections, and the common targets below.
import * as z from 'zod';

/** Targets that every site has. */
export const commonTargets = ['external', 'url', 'file', 'phone', 'email', 'anchor', 'dialog'] as const;

/** The `NameKind` of each common target that takes a name defined in content. */
export const namesOfTargets = { external: 'externals', file: 'publicFiles', phone: 'phones', email: 'emails', anchor: 'anchors' } as const;

/** Words that no collection can have as its singular: keys of links, and words that `archipel new` uses itself. */
export const reservedSingulars: readonly string[] = [...commonTargets, 'fallback', 'redirect', 'section', 'island', 'collection', 'help'];

/**
 * A link: one target by its kind, such as `{ page: contact }`, with an optional `anchor` for an entry, and an optional `fallback`.
 * In content, the link is the value of the key `link`. The keys and names in it are checked against the site.
 *
 * @example
 * ```tsx
 * import { defineSection, fieldSets, link, text, z } from 'archipel';
 *
 * export default defineSection({
 *   schema: z.strictObject({ ...fieldSets.heading, label: text, link }),
 *   component: ({ section }) => <a href={section.link.href}>{section.label}</a>,
 * });
 * ```
 */
export const link = z.record(z.string(), z.string()).brand<'Link'>().meta({
  title: 'Link',
  description: 'Where a link leads: exactly one target, such as { page: contact }; a page may have an anchor beside it.',
});

export type Link = z.infer<typeof link>;

/** Returns whether a value is a block of keys, which may be a link. */
export const isLink = (value: unknown): value is Link => typeof value === 'object' && value !== null && !Array.isArray(value);
