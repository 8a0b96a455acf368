import * as z from 'zod';
import { ReturnedError } from '../../diagnostics/template-error.ts';

/**
 * The number of values that zod interprets a schema for. The code that it generates for a schema takes milliseconds to compile, which pays
 * off for the files of a whole site, but not for those that an edit changed.
 */
const interpretedValues = 50;

/** The number of values parsed with each schema. */
const parsed = new WeakMap<z.core.$ZodType, number>();

/**
 * Parses the data of `file` with zod like `z.safeParse`. The first values of each schema are parsed without generated code. Throws a
 * ReturnedError if the schema cannot be applied: one of its functions throws or is asynchronous, or it contains itself without an end.
 */
export function parseData<T>(schema: z.core.$ZodType<T>, value: unknown, file: string): z.ZodSafeParseResult<T> {
  const count = parsed.get(schema) ?? 0;
  parsed.set(schema, count + 1);
  try {
    return z.safeParse(schema, value, { jitless: count < interpretedValues });
  } catch (cause) {
    const why = cause instanceof z.core.$ZodAsyncError ? 'one of its functions is asynchronous, which a schema cannot be' : undefined;
    throw new ReturnedError(
      `the schema cannot be applied to ${file}${why === undefined ? '' : `: ${why}`}`,
      schema,
      why === undefined ? { cause } : {},
    );
  }
}
