import { lineSplitter, splitLines } from '../../diagnostics/split-lines.ts';
import type { Range } from '../../model/data/place.ts';

export interface TextPart {
  readonly text: string;
  readonly range: Range;
}

/** Returns the line in which a part begins, without its line break. */
export const lineOf = ({ text, range }: TextPart): string => splitLines(text)[range.line - 1] ?? '';

/** Returns the line before the one in which a part begins. */
export const lineAbove = ({ text, range }: TextPart): string => splitLines(text)[range.line - 2] ?? '';

/** Returns the lines of a text without `\n`. A line that ends with CRLF keeps its carriage return. */
export const rawLines = lineSplitter(/\n/);

/** Returns a part as it is written, with its line breaks. */
export function sourceOf({ text, range: { line, column, endLine, endColumn } }: TextPart): string {
  const lines = rawLines(text).slice(line - 1, endLine);
  return lines
    .map((each, index) => each.slice(index === 0 ? column - 1 : 0, line + index === endLine ? endColumn - 1 : undefined))
    .join('\n');
}
