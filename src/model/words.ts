// A word or sentence of the program itself, with where it is shown: translators see that beside each key.
import * as z from 'zod';

/** One word or sentence. */
export const word = (where: string) => z.string().trim().min(1).meta({ description: where });

/** A group of words: what it is for, and where each of them is shown. */
export const words = <const Key extends string>(purpose: string, places: Readonly<Record<Key, string>>) => {
  const entries = Object.entries<string>(places).map(([key, where]) => [key, word(where)]);
  // The keys are those of `places`.
  return z.strictObject(Object.fromEntries(entries) as Record<Key, ReturnType<typeof word>>).meta({ description: purpose });
};
