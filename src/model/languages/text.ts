// Schemas whose keys or values are languages. They are the same for every site: content/validation/schema-in-locales.ts adds the languages
// of a site. The nearest `languages` list above a text decides which languages it must have (content/checks/texts/check-texts.ts).
import * as z from 'zod';
import type { Locale, Locales } from './locale.ts';

/** The values of `localized` in the metadata of these schemas. `schemaIn` recognizes the schemas by them. */
export type LocalizedKind = 'text' | 'figure' | 'each' | 'paths' | 'perLanguage' | 'locale' | 'entryLanguages';

/** A non-empty text in one language. Messages share this schema, too, because a site has hundreds of them. */
export const sentence = z.string().trim().min(1);

/**
 * A text for visitors, in each language of the block that contains it.
 *
 * @example
 * ```tsx
 * import { defineSection, fieldSets, text, z } from 'archipel';
 *
 * export default defineSection({
 *   schema: z.strictObject({ ...fieldSets.anchor, title: text, note: text.optional() }),
 *   component: ({ section }) => <h2>{section.title}</h2>,
 * });
 * ```
 */
export const text = z
  .record(z.string(), sentence)
  .brand<'Text'>()
  .meta({
    localized: 'text' satisfies LocalizedKind,
    title: 'Text',
    description: 'A text in each language. {company}, {phone.support} and other facts in braces are filled in.',
  });

export type Text = z.infer<typeof text>;

/** The key of a language of the site. */
const locale = z.string().meta({ localized: 'locale' satisfies LocalizedKind });

/**
 * The languages in which an entry exists.
 *
 * @example
 * ```tsx
 * import { languages, z } from 'archipel';
 *
 * export const schema = z.strictObject({ chat: z.strictObject({ languages: languages.optional() }) });
 * ```
 */
export const languages = z
  .array(locale)
  .min(1)
  .meta({ description: 'The languages in which this exists. Each must be complete; others must be absent.' });

/** Like `languages`, for the entry itself: without a list, the entry exists in all languages of the site. */
export const languagesOrAll = z
  .array(locale)
  .min(1)
  .meta({
    localized: 'entryLanguages' satisfies LocalizedKind,
    description: 'The languages in which this exists; if omitted, all languages of the site. Each must be complete; others must be absent.',
  });

/** Returns a schema with a value of `schema` for every language of the site. */
export const inEachLanguage = <T extends z.ZodType>(schema: T) =>
  z.record(z.string(), schema).meta({ localized: 'each' satisfies LocalizedKind });

/**
 * Returns a text in a language. If it is missing there, returns undefined or, for a partially translated language, the text in the first
 * language of `preference` that has it.
 */
export function wordsIn(text: Readonly<Record<Locale, unknown>>, locale: Locale, { of, preference }: Locales): unknown {
  const own = text[locale];
  if (own !== undefined || !of(locale).partial) return own;
  const found = preference(locale).find((each) => text[each] !== undefined);
  return found === undefined ? undefined : text[found];
}

/** Returns whether a value is an object with at least one key, and all its keys are languages. */
export const isText = (value: unknown, { has }: Pick<Locales, 'has'>): value is Readonly<Record<Locale, unknown>> => {
  const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  return keys.length > 0 && keys.every(has);
};
