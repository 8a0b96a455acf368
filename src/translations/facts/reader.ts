// One kind of fact in texts: its pattern, and its tokens in a notation that all languages share.

/**
 * A pattern, and a function from a match with its groups to tokens, which are equal for equal facts. Undefined means that
 * the match is not a fact and is left to other readers.
 */
export type Reader = readonly [
  RegExp,
  (match: readonly [whole: string, ...groups: (string | undefined)[]]) => readonly string[] | undefined,
];

/** A reader with a quick test, of the flag `u`: texts that fail it have no match. */
export type TestedReader = readonly [...Reader, RegExp];

/** A quick test of readers that need two figures. */
export const twoFigures = /\d\D+\d/u;

/** The source of a regular expression for one of `words`, the longest first; it never matches if there are none. */
export const anyOf = (words: Iterable<string>): string => {
  const sorted = [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  return sorted.length === 0 ? '(?!)' : `(?:${sorted.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`;
};
