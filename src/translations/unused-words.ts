// Finds messages that no page uses.
import type * as z from 'zod';
import { fieldAt, keysAt, metaIn } from '../model/data/schema-walk.ts';
import { messagesFile } from '../model/kind.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { messageOfForm } from '../model/languages/plural.ts';
import { messagesByKey } from './missing.ts';

export interface UnusedWord {
  /** The language of the file with the message. */
  readonly locale: Locale;
  readonly key: string;
  readonly source: string | undefined;
  readonly target: string | undefined;
}

interface KnownWords {
  /** The schema of the messages of a language. */
  readonly schema: z.ZodType;
  /** The keys of messages that no page reads. */
  readonly unread: ReadonlySet<string>;
}

/**
 * Returns the messages that are not in the schema, and those that no page reads unless their group is marked `mayBeUnread`. For each key,
 * returns the translations or, if there are none, the message of the source language.
 */
export function unusedWords(
  data: ReadonlyMap<string, unknown>,
  { source, targets }: Locales,
  { schema, unread }: KnownWords,
): UnusedWord[] {
  const originals = messagesByKey(data.get(messagesFile(source)));
  const others = targets.map((locale) => ({ locale, words: messagesByKey(data.get(messagesFile(locale))) }));
  const keys = [...new Set([originals, ...others.map(({ words }) => words)].flatMap((words) => [...words.keys()]))];
  // If one plural form of a message is read, all of them count as read.
  const known = new Set(keys);
  const read = new Set(keys.filter((key) => !unread.has(key)).map((key) => messageOfForm(key, known)));
  const isUnread = (key: string): boolean => {
    const message = messageOfForm(key, known);
    return unread.has(key) && (message === undefined || !read.has(message));
  };
  const unused = keys.filter((key) => (isUnread(key) && !mayBeUnread(schema, key)) || !isKnown(schema, key.split('.')));
  return unused.flatMap((key): UnusedWord[] => {
    const found = others.flatMap(({ locale, words }) =>
      words.has(key) ? [{ locale, key, source: originals.get(key), target: words.get(key) }] : [],
    );
    return found.length > 0 ? found : [{ locale: source, key, source: originals.get(key), target: undefined }];
  });
}

const isKnown = (schema: z.ZodType, path: readonly string[]): boolean => keysAt(schema, path.slice(0, -1), {}).includes(path.at(-1) ?? '');

/** True for a message of a group that its schema marks as `mayBeUnread`. */
function mayBeUnread(schema: z.ZodType, key: string): boolean {
  const group = fieldAt(schema, key.split('.')[0] ?? '');
  return group !== undefined && metaIn(group).mayBeUnread === true;
}
