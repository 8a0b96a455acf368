// Prints tables. If the terminal is narrow, the last columns of a row are printed below the row.
import { cells } from './cells.ts';
import { wrap } from './lines.ts';

export type Rows = readonly (readonly string[])[];

const gap = '  ';
const below = '    ';

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - cells(text)));

/** Returns the number of columns, at least one, that fit side by side into `width` cells. */
function fitting(widths: readonly number[], width: number): number {
  let end = 0;
  const over = widths.findIndex((own) => {
    end += own + gap.length;
    return end - gap.length > width;
  });
  return over === -1 ? widths.length : Math.max(1, over);
}

/** Returns the width of each column, which is the width of its widest cell. */
function widthsOf(rows: Rows): readonly number[] {
  const widths: number[] = [];
  for (const row of rows) for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cells(cell));
  return widths;
}

/**
 * Lays out each row of cells as lines, with columns as wide as their widest cell. If a row is wider than `width`, columns that do
 * not fit follow below, indented. Without a width, all columns are side by side.
 */
export function tableLines(rows: Rows, width = Number.POSITIVE_INFINITY): readonly (readonly string[])[] {
  const widths = widthsOf(rows);
  const side = fitting(widths, width);
  return rows.map((row) => {
    const whole = row.map((cell, column) => padded(cell, widths[column] ?? 0));
    const line = whole.join(gap).trimEnd();
    if (cells(line) <= width) return [line];
    const first = whole.slice(0, side).join(gap).trimEnd();
    const rest = row.slice(side).filter((cell) => cell !== '');
    return [...(first === '' ? [] : [first]), ...(rest.length === 0 ? [] : wrap(rest.join(gap), width, below))];
  });
}

/** Returns the lines of `tableLines` as one text. */
export const table = (rows: Rows, width?: number): string => tableLines(rows, width).flat().join('\n');
