// Words of the translation files that nothing asks for.

import type * as z from 'zod';
import { keysAt } from '../content/schema-walk.ts';
import { wordsIn } from './missing.ts';

export interface UnusedWord {
  readonly key: string;
  readonly german: string | undefined;
  readonly english: string | undefined;
}

interface KnownWords {
  /** Of the messages of a language. */
  readonly schema: z.ZodType;
  /** The keys of messages that nothing reads. */
  readonly unread: ReadonlySet<string>;
}

/** The words that the schema does not know, and those that nothing reads. */
export function unusedWords(german: unknown, english: unknown, { schema, unread }: KnownWords): UnusedWord[] {
  const [inGerman, inEnglish] = [wordsIn(german), wordsIn(english)];
  const keys = [...new Set([...inGerman.keys(), ...inEnglish.keys()])];
  return keys
    .filter((key) => unread.has(key) || !isKnown(schema, key.split('.')))
    .map((key) => ({ key, german: inGerman.get(key), english: inEnglish.get(key) }));
}

const isKnown = (schema: z.ZodType, path: readonly string[]): boolean => keysAt(schema, path.slice(0, -1), {}).includes(path.at(-1) ?? '');
