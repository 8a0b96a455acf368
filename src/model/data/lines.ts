// Converts offsets in a text to lines and columns, and back.
import type { Range } from './place.ts';

/** Returns the offsets at which the lines of a text start. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns a function that converts a line and a column (from 1) to the offset; a line after the last one begins at the end of the text. */
export function offsetsOf(text: string): (line: number, column: number) => number {
  const starts = lineStarts(text);
  return (line, column) => (starts[line - 1] ?? text.length) + column - 1;
}

/** Returns a function that converts two offsets (from 0, the end exclusive) to the range between them. */
export function linesOf(text: string): (start: number, end: number) => Range {
  const starts = lineStarts(text);
  const place = (offset: number): { line: number; column: number } => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
  return (start, end) => {
    const [from, to] = [place(start), place(end)];
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
}
