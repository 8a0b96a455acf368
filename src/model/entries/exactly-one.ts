// Blocks with exactly one of several keys, such as a source that is either a file or a URL.
import type * as z from 'zod';

/**
 * Returns `schema`, restricted to exactly one of `keys`. A block with none or several of them is reported at its place.
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

/** Returns the keys that `exactlyOne` stored in the checks of a schema; empty for any other schema. */
export const choiceOf = (checks: readonly z.core.$ZodCheck[] = []): readonly string[] =>
  // `refine` stores its parameters in the definition of the check.
  checks.flatMap((check) => (check._zod.def as { params?: { exactlyOne?: readonly string[] } }).params?.exactlyOne ?? []);

/** Returns the keys of a violated choice, or undefined for an issue of any other check. */
export const choiceIn = ({ params }: z.core.$ZodIssueCustom): readonly string[] | undefined => params?.['exactlyOne'];
