import { splitLines } from '../../diagnostics/split-lines.ts';
import type { Range } from '../../model/data/place.ts';

/** A part of a text. */
export interface TextPart {
  readonly text: string;
  readonly range: Range;
}

/** Returns the line in which a part begins, without its line break. */
export const lineOf = ({ text, range }: TextPart): string => splitLines(text)[range.line - 1] ?? '';

/** Returns the text of a part that is on one line. */
export const wordsAt = (place: TextPart): string => lineOf(place).slice(place.range.column - 1, place.range.endColumn - 1);

/** Returns the range of `length` characters from a column, which is counted from 1. */
export const onLine = (line: number, column: number, length: number): Range => ({
  line,
  column,
  endLine: line,
  endColumn: column + length,
});
