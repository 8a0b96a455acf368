// Finds slips in the front matter of one Markdown file. Only values that are the same in every language are compared
// with the schema, because a text in one file is not a block of languages.
import * as z from 'zod';
import { definitionOf, type Schema } from '../../model/data/schema-walk.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { Calendar } from '../../model/time/calendar.ts';
import { type Recovery, recover } from '../slips/recover.ts';
import { schemaIn } from '../validation/schema-in-locales.ts';
import type { Shape } from './merge-front-matter.ts';

/** Returns the schema of the values in one file that are the same in every language. Every key is optional. */
export function sharedSchema(schema: z.ZodType, shape: Shape, locales: Locales): z.ZodType {
  const byKey = typeof shape === 'object' && 'keys' in shape ? shape.keys : {};
  const fields: [string, Schema][] = Object.entries(definitionOf(schemaIn(locales)(schema)).shape ?? {});
  const shared = fields.filter(([key]) => byKey[key] === undefined).map(([key, field]) => [key, z.optional(field)] as const);
  return z.looseObject(Object.fromEntries(shared));
}

interface FrontMatterRecovery {
  readonly file: string;
  readonly schema: z.ZodType;
  readonly locales: Locales;
  readonly calendar: Calendar;
}

/** Guesses the intended meaning of mistyped front matter; undefined if it has no typing mistake. */
export const recoverFrontMatter = (yaml: string, options: FrontMatterRecovery): Recovery | undefined =>
  yaml.trim() === '' ? undefined : recover(yaml, options);
