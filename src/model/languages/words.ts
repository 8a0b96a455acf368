// Words and sentences of the program itself, each with where it is shown: translators see that beside its key.
import * as z from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** What to say of each key, for groups whose keys all hold the same. */
    keys?: Readonly<Record<string, string>>;
  }
}

// One for all: every start of the program would make two hundred.
const sentence = z.string().trim().min(1);

/** One word or sentence. */
export const word = (where: string) => sentence.meta({ description: where });

/** A group of words: what it is for, and where each of them is shown. */
export const words = <const Key extends string>(purpose: string, places: Readonly<Record<Key, string>>) => {
  const entries = Object.keys(places).map((key) => [key, sentence]);
  // The keys are those of `places`.
  return z.strictObject(Object.fromEntries(entries) as Record<Key, typeof sentence>).meta({ description: purpose, keys: places });
};
