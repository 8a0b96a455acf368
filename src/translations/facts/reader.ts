// A reader finds one kind of fact in texts, and returns it as tokens in a notation that all languages share.
import { unspaced } from '../../model/languages/unspaced.ts';

/**
 * A pattern, and a function that converts a match with its groups to tokens, which are equal for equal facts. The
 * function returns undefined if the match is not a fact and is left to other readers.
 */
export type Reader = readonly [
  RegExp,
  (match: readonly [whole: string, ...groups: (string | undefined)[]]) => readonly string[] | undefined,
];

/** A reader with a quick test (with the flag `u`). A text that fails the test has no match. */
export type TestedReader = readonly [...Reader, RegExp];

/** The quick test for readers of facts with two figures. */
export const twoFigures = /\d\D+\d/u;

/** Returns the source of a regular expression for one of `words`, the longest first. Without words, the expression never matches. */
export const anyOf = (words: Iterable<string>): string => {
  const sorted = [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  return sorted.length === 0 ? '(?!)' : `(?:${sorted.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`;
};

/**
 * The source of a regular expression for a letter that belongs to the word beside it. In scripts without spaces, and before the particles
 * of Korean, another word may begin at each letter: `約30分`.
 */
export const joinedLetter = `(?:(?!${unspaced})\\p{L})`;
