// Words of the translation files that nothing asks for.

import { keysAt } from '../content/schema-walk.ts';
import { messages } from '../model/messages.ts';
import { wordsIn } from './missing.ts';
import { type Sources, unusedMessages } from './used-messages.ts';

export interface UnusedWord {
  readonly key: string;
  readonly german: string | undefined;
  readonly english: string | undefined;
}

/** The words that the schema does not know, and those that no source uses. */
export function unusedWords(german: unknown, english: unknown, sources: Sources): UnusedWord[] {
  const [inGerman, inEnglish] = [wordsIn(german), wordsIn(english)];
  const keys = [...new Set([...inGerman.keys(), ...inEnglish.keys()])];
  const unused = new Set(unusedMessages(sources, keys));
  return keys
    .filter((key) => unused.has(key) || !isKnown(key.split('.')))
    .map((key) => ({ key, german: inGerman.get(key), english: inEnglish.get(key) }));
}

const isKnown = (path: readonly string[]): boolean => keysAt(messages, path.slice(0, -1), {}).includes(path.at(-1) ?? '');
