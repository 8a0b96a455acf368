// Text as a part of a regular expression.

/** Escapes `text` so that a regular expression matches it literally. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a text, with any blanks between them. */
export const wordsPattern = (text: string): string => text.trim().split(/\s+/).map(escapePattern).join('\\s+');
