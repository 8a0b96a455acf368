// A value like another, by which one sees what follows from it.

/** A day as content has it, with or without a time. */
const day = /^(\d{4}-\d{2}-)(\d{2})(?!\d)/;

/** True for a day, with or without a time. */
export const isDay = (value: unknown): boolean => typeof value === 'string' && day.test(value);

/** Fewer letters are part of too many values. */
const leastLetters = 3;

/**
 * Another value of the same kind: of a number, a truth or a date; of other words if they are part of `words`, or have them: a template
 * may show a piece of a value. Undefined if none would tell anything.
 */
export function otherValue(value: unknown, words: string): string | number | boolean | undefined {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return undefined;
  if (day.test(value)) return value.replace(day, (_, month: string, date: string) => month + (date === '01' ? '02' : '01'));
  // What is put behind lines of code may be a text of its own.
  if (value.length > 1 && words.includes(value)) return value.includes('\n') ? otherWords(value) : `${value}x`;
  const piece = words.trim();
  return piece.length >= leastLetters && value.includes(piece) ? otherWords(value) : undefined;
}

/** A text of which each word is another, but for the names in braces, which have no blanks. */
export const otherWords = (text: string): string =>
  text.replaceAll(/\{[^{}\s]*\}|[\p{L}\d]+/gu, (word) => (word.startsWith('{') ? word : `${word}x`));
