// Finds marks that the parser has left in a text, by patterns.
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';
import { markBits } from './mark-bits.ts';

export type RawMark = ArgsOf<'markdown-raw'>['what'];

/** Patterns, each with marks of which every match has at least one. A pattern without marks may match any text. */
export type RawPatterns = readonly (readonly [what: RawMark, pattern: RegExp, marks?: string])[];

/**
 * Returns a function that finds the first of `patterns` that matches a text. Only patterns whose marks are in the text are tried, because
 * most texts have few marks.
 */
export function findMark(patterns: RawPatterns): (text: string) => { readonly what: RawMark; readonly match: RegExpExecArray } | undefined {
  const list = patterns.map(([what, pattern, marks]) => ({ what, pattern, bits: marks === undefined ? undefined : markBits(marks) }));
  return (text) => {
    const present = markBits(text);
    for (const { what, pattern, bits } of list) {
      const match = bits === undefined || (bits & present) !== 0 ? pattern.exec(text) : null;
      if (match !== null) return { what, match };
    }
    return undefined;
  };
}
