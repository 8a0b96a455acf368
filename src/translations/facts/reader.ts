// A reader finds one kind of fact in texts, and returns it as tokens in a notation that all languages share.

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

/** Ranges that contain each letter of a script without spaces, and of Korean (`unspaced.ts`), and no letters of other scripts. */
const unspacedLetters =
  '\\u0e01-\\u0edf\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17f9\\u19e0-\\u19ff\\u2e80-\\u3005\\u3007-\\u302f\\u3038-\\u303b' +
  '\\u3041-\\u30ff\\u3131-\\u318e\\u31f0-\\u9fff\\ua960-\\ua97c\\ua9e0-\\ua9fe\\uaa60-\\uaa7f\\uac00-\\ufad9\\uff66-\\uff6f\\uff71-\\uff9d\\uffa0-\\uffdc' +
  '\\u{116d0}-\\u{116e3}\\u{16fe2}-\\u{16ff6}\\u{1aff0}-\\u{1b167}\\u{1f200}-\\u{33479}';

/**
 * The source of a regular expression for a letter that belongs to the word beside it. In scripts without spaces, and before the particles
 * of Korean, another word may begin at each letter: `約30分`. The patterns for facts contain it dozens of times, and V8 compiles it four
 * times as fast with ranges as with the names of scripts.
 */
export const joinedLetter = `(?:(?![${unspacedLetters}])\\p{L})`;
