// What search engines and link previews display of a page, and whether search engines may list it.
import * as z from 'zod';
import { text } from '../languages/text.ts';

/**
 * The title and the description of a page for search engines.
 *
 * @example
 * ```tsx
 * import { defineCollection, meta, z } from 'archipel';
 *
 * export default defineCollection({
 *   singular: 'page',
 *   description: { en: 'a page', de: 'eine Seite' },
 *   schema: ({ sections }) => z.strictObject({ meta, sections }),
 *   title: ({ meta }) => meta.title,
 *   component: ({ entry }) => <h1>{entry.meta.title}</h1>,
 * });
 * ```
 */
export const meta = z
  .strictObject({
    title: text.meta({ description: 'The title in the browser tab and in search results; unique on the site.' }),
    description: text.meta({ description: 'One or two sentences for search results; unique on the site.' }),
  })
  .meta({ title: 'Search result', description: 'The title and description for search engines and link previews.' });

/** The key that tells search engines not to list the page of an entry. */
export const indexing = {
  noindex: z.boolean().optional().meta({
    description: 'true excludes the page from search engines and from the sitemap; visitors can open it like any other page.',
  }),
};

/**
 * Returns whether search engines are told not to list the page of an entry: the entry's own value decides, otherwise
 * that of the collection.
 */
export const isNoindex = (collection: Indexed | undefined, entry: Indexed): boolean => entry.noindex ?? collection?.noindex ?? false;

interface Indexed {
  readonly noindex?: boolean | undefined;
}
