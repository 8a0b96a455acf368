// The lines around a problem, with a mark under the place.
import type { Range } from '../diagnostic.ts';

const width = 110;

/** A window of `line` that shows `column` (from 0), and the column's place in it. */
function cut(line: string, column: number): { shown: string; offset: number } {
  if (line.length <= width) return { shown: line, offset: column };
  const start = Math.max(0, Math.min(column - 40, line.length - width + 2));
  const shown = `${start > 0 ? '…' : ''}${line.slice(start, start + width - 2)}${start + width - 2 < line.length ? '…' : ''}`;
  return { shown, offset: column - start + (start > 0 ? 1 : 0) };
}

/** One line before, the line, and the marks below it; no trailing line break. */
export function codeFrame(source: string, range: Range): string {
  const lines = source.split(/\r\n|\n|\r/);
  const gutter = String(range.line).length;
  const number = (line: number | '') => String(line).padStart(gutter);
  const { shown, offset } = cut(lines[range.line - 1] ?? '', range.column - 1);
  const last = range.endLine === range.line ? range.endColumn - range.column : shown.length - offset;
  const marks = '^'.repeat(Math.max(1, Math.min(last, shown.length - offset)));
  const before = lines[range.line - 2];
  return [
    ...(before === undefined ? [] : [`${number(range.line - 1)} | ${cut(before, 0).shown}`]),
    `${number(range.line)} | ${shown.replaceAll('\t', ' ')}`,
    `${number('')} | ${' '.repeat(Math.max(0, offset))}${marks}`,
  ].join('\n');
}
