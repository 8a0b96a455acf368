// One kind of fact in texts: how it looks, and what it says in a notation that all languages share.

/**
 * A pattern, and what a match with its groups says: tokens that are equal where the facts are; undefined where the
 * match is none after all and is left to other readers.
 */
export type Reader = readonly [
  RegExp,
  (match: readonly [whole: string, ...groups: (string | undefined)[]]) => readonly string[] | undefined,
];

/** A source for a regular expression that matches one of `words`, the longest first; never matches where there is none. */
export const anyOf = (words: Iterable<string>): string => {
  const sorted = [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  return sorted.length === 0 ? '(?!)' : `(?:${sorted.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`;
};
