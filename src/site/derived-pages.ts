// Types for functions that derive entries from others, and a function that divides lists into pages.
import type { EntrySchema, Value } from '../model/collection.ts';

/** An entry from which others are derived: validated, in all languages. */
interface GivenEntry<Data> {
  readonly id: string;
  readonly data: Data;
}

/**
 * The input of `entries` in `derived`: the entries of each collection by folder name, typed by their schemas. Drafts are excluded.
 *
 * @experimental
 * @example
 * ```tsx
 * import { defineCollection, type EntriesOf, type SchemaTools, text, z } from 'archipel';
 *
 * const postSchema = (_: SchemaTools) => z.strictObject({ title: text, tags: z.array(z.string()) });
 *
 * export const tags = defineCollection({
 *   singular: 'tag',
 *   description: { en: 'a tag', de: 'ein Schlagwort' },
 *   schema: () => z.strictObject({ name: text, posts: z.array(z.string()) }),
 *   derived: {
 *     from: ['posts'],
 *     entries: ({ posts }: EntriesOf<{ posts: typeof postSchema }>) =>
 *       [...new Set(posts.flatMap(({ data }) => data.tags))].map((tag) => ({
 *         id: tag,
 *         data: {
 *           languages: ['en'],
 *           meta: { title: { en: tag }, description: { en: `All posts about ${tag}.` } },
 *           name: { en: tag },
 *           posts: posts.filter(({ data }) => data.tags.includes(tag)).map(({ id }) => id),
 *         },
 *       })),
 *   },
 *   route: ({ id }) => `/tags/${id}`,
 *   title: ({ name }) => name,
 *   component: ({ entry }) => <h1>{entry.name}</h1>,
 * });
 * ```
 */
export type EntriesOf<Schemas extends Readonly<Record<string, EntrySchema>>> = {
  readonly [Folder in keyof Schemas]: readonly GivenEntry<Value<Schemas[Folder]>>[];
};

/** One part of a longer list. */
interface ListPart<Item> {
  /** The number of this part, from 1. */
  readonly number: number;
  /** The number of parts. */
  readonly count: number;
  readonly items: readonly Item[];
}

/**
 * Divides a list into parts of at most `size` items, one for each page. An empty list becomes one empty part. Throws a RangeError if `size`
 * is not a whole number from 1.
 *
 * @experimental
 * @example
 * ```ts
 * import { paginate } from 'archipel';
 *
 * export const parts = paginate(['a', 'b', 'c'], 2).map(({ number, items }) => `${number}: ${items.join()}`);
 * ```
 */
export function paginate<Item>(items: readonly Item[], size: number): readonly ListPart<Item>[] {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`paginate makes parts of ${size} items; write a whole number from 1`);
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, count, items: items.slice(index * size, (index + 1) * size) }));
}
