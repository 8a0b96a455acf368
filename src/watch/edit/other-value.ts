// Creates a different value of the same kind, to see what depends on the original value.

/** A date in content, with or without a time. */
const day = /^(\d{4}-\d{2}-)(\d{2})(?!\d)/;

/** True for a date, with or without a time. */
export const isDay = (value: unknown): boolean => typeof value === 'string' && day.test(value);

/** Minimum length of the words to look for in values. Shorter words occur in too many values. */
const minLength = 3;

/**
 * Returns another value of the same kind. A text is changed only if it contains `words` or is part of them. Returns
 * undefined if a change would prove nothing.
 */
export function otherValue(value: unknown, words: string): string | number | boolean | undefined {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return undefined;
  if (day.test(value)) return value.replace(day, (_, month: string, date: string) => month + (date === '01' ? '02' : '01'));
  // Text appended to a value with several lines could become a separate text, so the words are replaced instead.
  if (value.length > 1 && words.includes(value)) return value.includes('\n') ? otherWords(value) : `${value}x`;
  const piece = words.trim();
  return piece.length >= minLength && value.includes(piece) ? otherWords(value) : undefined;
}

/** Returns a text in which every word is changed, except for names in braces, which contain no spaces. */
export const otherWords = (text: string): string =>
  text.replaceAll(/\{[^{}\s]*\}|[\p{L}\d]+/gu, (word) => (word.startsWith('{') ? word : `${word}x`));
