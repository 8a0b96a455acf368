import type * as z from 'zod';
import { fieldAt, keysAt, metaIn } from '../model/data/schema-walk.ts';
import { messagesFile } from '../model/kind.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { messageOfForm } from '../model/languages/plural.ts';
import { issueAt, type TranslationIssue } from './issue.ts';
import { messagesByKey } from './missing.ts';

export interface KnownWords {
  /** The schema of the messages of a language. */
  readonly schema: z.ZodType;
  /** The keys of messages that no page reads. */
  readonly unread: ReadonlySet<string>;
}

/**
 * Returns issues for messages that are not in the schema, and for messages that no page reads. Messages of a group that the schema marks as
 * `mayBeUnread` need not be read. The issue of a message is reported in each translation that has the message or, if none has it, in the
 * source language.
 */
export function unusedWords(
  data: ReadonlyMap<string, unknown>,
  { source, targets }: Locales,
  { schema, unread }: KnownWords,
): TranslationIssue[] {
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
  const issueOf = (locale: Locale, key: string, target?: string): TranslationIssue =>
    issueAt(
      { file: messagesFile(locale), path: key.split('.'), at: 'key' },
      { kind: 'unused', locale, source: originals.get(key), target },
    );
  return unused.flatMap((key) => {
    const found = others.flatMap(({ locale, words }) => (words.has(key) ? [issueOf(locale, key, words.get(key))] : []));
    return found.length > 0 ? found : [issueOf(source, key)];
  });
}

const isKnown = (schema: z.ZodType, path: readonly string[]): boolean => keysAt(schema, path.slice(0, -1), {}).includes(path.at(-1) ?? '');

/** True for a message of a group that its schema marks as `mayBeUnread`. */
function mayBeUnread(schema: z.ZodType, key: string): boolean {
  const group = fieldAt(schema, key.split('.')[0] ?? '');
  return group !== undefined && metaIn(group).mayBeUnread === true;
}
