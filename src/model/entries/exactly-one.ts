// A block of which exactly one key is there: what an example shows, where something comes from.
import type * as z from 'zod';

/** `schema`, which has exactly one of `keys`; a block with none or several is reported at its place. */
export const exactlyOne = <Schema extends z.ZodObject>(schema: Schema, keys: readonly (keyof z.input<Schema> & string)[]): Schema =>
  schema.refine((value) => keys.filter((key) => Reflect.get(value, key) !== undefined).length === 1, {
    params: { exactlyOne: keys },
  });

/** The keys of the choice that has failed; undefined for an issue of any other check. */
export const choiceIn = ({ params }: z.core.$ZodIssueCustom): readonly string[] | undefined => params?.['exactlyOne'];
