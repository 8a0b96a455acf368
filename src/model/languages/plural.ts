// Messages that depend on a number. A language has between one and six plural forms (CLDR); Intl chooses the form for a number.
import * as z from 'zod';
import { sentence } from './text.ts';

/** The plural forms of all languages, as CLDR names them. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralForm = (typeof pluralForms)[number];

/**
 * Returns the schema of a message with a text for each plural form of its language: `{ one: "a page", other: "{{count}} pages" }`. The
 * schema requires only `other`, because the other forms depend on the language. `where` describes where the message is used.
 *
 * @example
 * ```tsx
 * import { plural, word, z } from 'archipel';
 *
 * export const messages = z.strictObject({
 *   search: z.strictObject({ label: word('The label of the field.'), found: plural('How many pages the search has found. {{count}} is filled in.') }),
 * });
 * ```
 */
export const plural = (where: string) =>
  z
    .strictObject({
      zero: sentence.optional(),
      one: sentence.optional(),
      two: sentence.optional(),
      few: sentence.optional(),
      many: sentence.optional(),
      other: sentence,
    })
    .brand<'Plural'>()
    .meta({ description: where });

export type Plural = z.infer<ReturnType<typeof plural>>;

const isForm = (key: string): key is PluralForm => pluralForms.some((each) => each === key);

/** Returns whether a value contains the texts of a message that depends on a number. */
export const isPlural = (value: unknown): value is Readonly<Partial<Record<PluralForm, unknown>>> =>
  typeof value === 'object' && value !== null && 'other' in value && Object.keys(value).every(isForm);

/** Returns the plural forms that the language of a tag (BCP 47) needs, in the order of CLDR. */
export const pluralFormsOf = (tag: string): readonly PluralForm[] => {
  const needed: readonly string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return pluralForms.filter((each) => needed.includes(each));
};

/** Returns the message to which the key of a plural form belongs: `found.pages` for `found.pages.few`; undefined for any other key. */
export function messageOfForm(key: string, keys: { readonly has: (key: string) => boolean }): string | undefined {
  const dot = key.lastIndexOf('.');
  return isForm(key.slice(dot + 1)) && keys.has(`${key.slice(0, dot)}.other`) ? key.slice(0, dot) : undefined;
}
