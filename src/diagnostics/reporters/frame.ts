// Prints the line of a problem and the line before it, with a mark under the position. Also prints the lines that a fix changes.
import type { Range, TextEdit } from '../../model/data/place.ts';
import type { Fix } from '../diagnostic.ts';
import { lineSplitter } from '../split-lines.ts';
import { beginning, cells, ending } from '../terminal/cells.ts';
import { printable } from './printable.ts';

/** The width of a frame in columns, if the caller passes none. */
const usualColumns = 116;

/** The share of the width before the position, if a line is cut on both sides. */
const shareBefore = 0.4;

interface Window {
  /** The column of the position, counted from 0. */
  readonly column: number;
  /** The width in cells. */
  readonly width: number;
}

/** Maximum number of characters that are examined on each side of a position in a very long line. No terminal shows more. */
const maxDistance = 1000;

/** Cuts `line` to `width` cells around `column`. Returns the text as displayed, and the offset of the column in it. */
function cut(line: string, { column, width }: Window): { shown: string; offset: number } {
  const from = Math.max(0, column - maxDistance);
  const { shown, offset } = cutNear(printable(line.slice(from, column + maxDistance)), { column: column - from, width });
  const [start, end] = [
    from > 0 && !shown.startsWith('…') ? '…' : '',
    line.length > column + maxDistance && !shown.endsWith('…') ? '…' : '',
  ];
  return { shown: `${start}${shown}${end}`, offset: offset + start.length };
}

function cutNear(line: string, { column, width }: Window): { shown: string; offset: number } {
  if (cells(line) <= width) return { shown: line, offset: column };
  const room = width - 2;
  const [head, tail] = [line.slice(0, column), line.slice(column)];
  const before = ending(head, Math.max(Math.floor(room * shareBefore), room - cells(tail)));
  const after = beginning(tail, room - cells(before));
  const start = before.length < head.length ? '…' : '';
  return { shown: `${start}${before}${after}${after.length < tail.length ? '…' : ''}`, offset: start.length + before.length };
}

const separator = ' | ';

const linesOf = lineSplitter(/\r\n|\n|\r/);

/**
 * Returns the preceding line, the line of the problem, and marks below its position. Lines are at most `columns` wide;
 * there is no trailing line break.
 */
export function codeFrame(source: string, range: Range, columns = usualColumns): string {
  const lines = linesOf(source);
  const gutter = String(range.line).length;
  const number = (line: number | '') => String(line).padStart(gutter);
  const width = columns - gutter - separator.length;
  const { shown, offset } = cut(lines[range.line - 1] ?? '', { column: range.column - 1, width });
  const end = range.endLine === range.line ? offset + range.endColumn - range.column : shown.length;
  const marks = '^'.repeat(Math.max(1, cells(shown.slice(offset, end))));
  const before = lines[range.line - 2];
  return [
    ...(before === undefined ? [] : [`${number(range.line - 1)}${separator}${cut(before, { column: 0, width }).shown}`]),
    `${number(range.line)}${separator}${shown}`,
    `${number('')}${separator}${' '.repeat(cells(shown.slice(0, offset)))}${marks}`,
  ].join('\n');
}

/** Maximum number of corrected lines that are printed for a fix. */
const maxLines = 3;

/** Maximum number of terminal rows for a corrected line, unless the changed part needs more. */
const maxRows = 3;

/**
 * Returns the approximate number of cells that a fix covers: its new texts and, if the first and the last edit are on one line, the
 * distance between them.
 */
function cellsWritten(edits: Fix['edits'], first: TextEdit): number {
  const written = edits.reduce((sum, edit) => sum + cells(edit.with), 0);
  const last = edits.at(-1) ?? first;
  return written + (last.replace.line === first.replace.line ? last.replace.column - first.replace.column : 0);
}

/** Breaks `text` into rows of at most `width` cells, after the last space if it is in the second half of the row. */
function rowsOf(text: string, width: number): readonly string[] {
  const row = beginning(text, width);
  if (row.length === text.length) return [text];
  const blank = row.lastIndexOf(' ') + 1;
  const end = blank > row.length / 2 ? blank : Math.max(1, row.length);
  return [text.slice(0, end), ...rowsOf(text.slice(end), width)];
}

/**
 * Returns the first `maxLines` of the lines that a fix changes, in their new form and with line numbers. Lines longer than `columns`
 * continue in the next row, so that the complete change is visible. The result is empty if the fix only deletes lines.
 */
export function fixedLines({ edits, result }: Fix, columns: number): string {
  const [first] = edits;
  if (first === undefined || result === '') return '';
  const from = Math.min(...edits.map(({ replace }) => replace.line));
  // If the first edit begins with a line break, the change starts in the next line.
  const skipped = first.with.startsWith('\n') ? 1 : 0;
  const lines = result.split('\n').slice(skipped, skipped + maxLines);
  const gutter = String(from + skipped + lines.length - 1).length;
  const width = columns - gutter - separator.length;
  // At least half of a cut line is after the position, so twice the width of the edits is enough to show all of them.
  const room = width * Math.max(maxRows, Math.ceil((2 * cellsWritten(edits, first)) / width));
  return lines
    .flatMap((line, index) => {
      const column = index === 0 && skipped === 0 ? first.replace.column - 1 : 0;
      const { shown } = cut(line.replace(/\r$/, ''), { column, width: room });
      const number = String(from + skipped + index).padStart(gutter);
      return rowsOf(shown, width).map((row, at) => `${at === 0 ? number : ' '.repeat(gutter)}${separator}${row}`.trimEnd());
    })
    .join('\n');
}
