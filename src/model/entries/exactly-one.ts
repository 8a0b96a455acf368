// A block of which exactly one key is there: what an example shows, where something comes from.
import type * as z from 'zod';

/**
 * `schema`, which has exactly one of `keys`; a block with none or several is reported at its place.
 *
 * @example
 * ```tsx
 * import { asset, exactlyOne, z } from 'archipel';
 *
 * export const source = exactlyOne(z.strictObject({ file: asset.optional(), url: z.url().optional() }), ['file', 'url']);
 * ```
 */
export const exactlyOne = <Schema extends z.ZodObject>(schema: Schema, keys: readonly (keyof z.input<Schema> & string)[]): Schema =>
  schema.refine((value) => keys.filter((key) => Reflect.get(value, key) !== undefined).length === 1, {
    params: { exactlyOne: keys },
  });

/** The keys of which a schema with these checks needs exactly one; none for a schema without such a choice. */
export const choiceOf = (checks: readonly z.core.$ZodCheck[] = []): readonly string[] =>
  // `refine` keeps its parameters in the definition of the check.
  checks.flatMap((check) => (check._zod.def as { params?: { exactlyOne?: readonly string[] } }).params?.exactlyOne ?? []);

/** The keys of the choice that has failed; undefined for an issue of any other check. */
export const choiceIn = ({ params }: z.core.$ZodIssueCustom): readonly string[] | undefined => params?.['exactlyOne'];
