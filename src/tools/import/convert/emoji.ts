// Replaces the names of emoji, such as `:tada:`, with the emoji themselves.
import { nameToEmoji } from 'gemoji';

/** Matches what may be the name of an emoji: no part of a word, of a time, of a URL or of a `::directive`. */
export const emojiName = /(?<![\\\w:/]):([a-z\d][a-z\d_]*|[+-]1):(?![\w:])/g;

/** Returns the emoji that GitHub shows for a name; undefined if the name is unknown. */
export const emojiCalled = (name: string): string | undefined => (Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined);
