// Converts offsets in a text to lines and columns.
import type { Range } from './place.ts';

/** Returns the offsets at which the lines of a text start. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
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
