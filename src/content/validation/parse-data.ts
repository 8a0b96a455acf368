import * as z from 'zod';

/**
 * The number of values that zod interprets a schema for. The code that it generates for a schema takes milliseconds to compile, which pays
 * off for the files of a whole site, but not for those that an edit changed.
 */
const interpretedValues = 50;

/** The number of values parsed with each schema. */
const parsed = new WeakMap<z.core.$ZodType, number>();

/** Parses a value with zod like `z.safeParse`. The first values of each schema are parsed without generated code. */
export function parseData<T>(schema: z.core.$ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  const count = parsed.get(schema) ?? 0;
  parsed.set(schema, count + 1);
  return z.safeParse(schema, value, { jitless: count < interpretedValues });
}
