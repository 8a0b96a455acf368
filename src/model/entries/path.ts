// The path of an entry: one for all languages, or one for each.
import * as z from 'zod';
import type { Locale, Locales } from '../languages/locale.ts';
import type { LocalizedKind } from '../languages/text.ts';
import { plainPath } from '../references/path.ts';

/**
 * The schema of an entry's `path`: one for all languages, or one for each, without the language prefix. Layouts get the path in their
 * language.
 *
 * @example
 * ```ts
 * import { defineCollection, path, z } from 'archipel';
 *
 * export const articles = defineCollection({
 *   singular: 'article',
 *   description: { en: 'an article', de: 'ein Artikel' },
 *   schema: () => z.strictObject({ path: path.optional() }),
 *   title: ({ meta }) => meta.title,
 *   component: ({ entry }) => <h1>{entry.meta.title}</h1>,
 * });
 * ```
 */
export const path = z
  .union([
    plainPath,
    z
      .record(z.string(), plainPath)
      .brand<'Text'>()
      .meta({ localized: 'paths' satisfies LocalizedKind }),
  ])
  .meta({
    description:
      'The address of the page, the same in every language under its prefix: /about; or one for each language: { de: /ueber-uns, en: /about }. In a language that is left out, the address is the same as without path.',
    examples: ['/one/two'],
  });

/** A path for all languages, or one for each. */
export type EntryPath = z.infer<typeof path>;

/**
 * Returns the path that an entry sets for a language, without the language prefix, or undefined if the entry sets none. For a partially
 * translated language without a path, returns the first path among its fallback languages. The search ends at the first language that is
 * completely translated.
 */
export function pathFor(own: EntryPath | undefined, locale: Locale, { of, preference }: Pick<Locales, 'of' | 'preference'>) {
  if (typeof own !== 'object') return own;
  const languages = preference(locale);
  const complete = languages.findIndex((each) => !of(each).partial);
  const found = languages.slice(0, complete < 0 ? undefined : complete + 1).find((each) => own[each] !== undefined);
  return found === undefined ? undefined : own[found];
}

/** Returns whether a value can be paths by language: a block whose values all begin with a slash. */
export const isPathByLanguage = (value: unknown): value is Exclude<EntryPath, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((path) => typeof path === 'string' && path.startsWith('/'));
