// A text a visitor reads, in each language of the thing that holds it. Which languages must be there
// is decided by the nearest `languages` list above it (see content/check-texts.ts), not by this schema.
import * as z from 'zod';

const sentence = (language: string) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ description: `The text in ${language}. {company}, {phone.support} and other facts in braces are filled in.` });

export const text = z
  .strictObject({ de: sentence('German').optional(), en: sentence('English').optional() })
  .brand<'Text'>()
  .meta({
    title: 'Text',
    description: 'A text in each language: de: German, en: English. {company}, {phone.support} and other facts in braces are filled in.',
  });

export type Text = z.infer<typeof text>;

/** True for an object whose keys are languages and nothing else. */
export const isText = (value: unknown): value is Text => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key === 'de' || key === 'en');
};
