// Values of front matter that may be others in each language, and need not be in all.
import * as z from 'zod';
import type { LocalizedKind } from './text.ts';

/**
 * The schema of a value in front matter that each language has for itself, or not at all. Layouts get that of their language, or
 * undefined. Without it, a value that is no text is the same in every language.
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

/** A value that each language has for itself. */
export type PerLanguage<T = unknown> = { readonly byLanguage: Readonly<Record<string, T>> } & z.core.$brand<'PerLanguage'>;

/** The key under which data has such a value by language. */
export const byLanguage = 'byLanguage';

export const isPerLanguage = (value: object): value is PerLanguage => byLanguage in value && Object.keys(value).length === 1;
