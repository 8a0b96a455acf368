// One kind of fact in texts: its pattern, and its tokens in a notation that all languages share.

/**
 * A pattern, and a function from a match with its groups to tokens, which are equal where the facts are; undefined
 * where the match is not a fact, and is left to other readers. A quick test may follow: texts that fail it have no match.
 */
export type Reader = readonly [
  RegExp,
  (match: readonly [whole: string, ...groups: (string | undefined)[]]) => readonly string[] | undefined,
  RegExp?,
];

/** The source of a regular expression for one of `words`, the longest first; it never matches if there are none. */
export const anyOf = (words: Iterable<string>): string => {
  const sorted = [...new Set(words)].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  return sorted.length === 0 ? '(?!)' : `(?:${sorted.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`;
};
