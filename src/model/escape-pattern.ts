// Escapes text for regular expressions.

/** Escapes `text` so that a regular expression matches it literally. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for the words of a text with any white space between them. */
export const wordsPattern = (text: string): string => text.trim().split(/\s+/).map(escapePattern).join('\\s+');
