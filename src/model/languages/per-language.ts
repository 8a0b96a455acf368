// Values of front matter that may differ between languages, and may be missing in some.
import * as z from 'zod';
import type { LocalizedKind } from './text.ts';

/**
 * Returns the schema of a front-matter value that each language sets for itself or omits. Layouts get the value in their language,
 * or undefined. Without `perLanguage`, a value other than a text must be the same in every language.
 *
 * @example
 * ```ts
 * import { defineCollection, perLanguage, text, z } from 'archipel';
 *
 * export const guides = defineCollection({
 *   singular: 'guide',
 *   description: { en: 'a guide', de: 'eine Anleitung' },
 *   markdown: true,
 *   schema: () => z.strictObject({ title: text, outdated: perLanguage(z.boolean()).optional() }),
 *   title: ({ title }) => title,
 *   component: ({ entry }) => <h1>{entry.outdated ? `${entry.title} (outdated)` : entry.title}</h1>,
 * });
 * ```
 */
export const perLanguage = <T extends z.ZodType>(schema: T) =>
  z
    .strictObject({ byLanguage: z.record(z.string(), schema) })
    .brand<'PerLanguage'>()
    .meta({ localized: 'perLanguage' satisfies LocalizedKind });

/** A value that each language sets for itself. */
export type PerLanguage<T = unknown> = { readonly byLanguage: Readonly<Record<string, T>> } & z.core.$brand<'PerLanguage'>;

/** The key in data under which these values are stored by language. */
export const byLanguage = 'byLanguage';

export const isPerLanguage = (value: object): value is PerLanguage => byLanguage in value && Object.keys(value).length === 1;
