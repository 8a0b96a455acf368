type Rows = readonly (readonly string[])[];

const gap = '  ';
const indent = '    ';

/** Words one behind the other, in lines of at most `width` characters where words allow it. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(`${indent}${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line) => line.trimEnd());
}

/** How many columns, one at least, stand side by side in `width` characters. */
function fitting(widths: readonly number[], width: number): number {
  let end = 0;
  const over = widths.findIndex((own) => {
    end += own + gap.length;
    return end - gap.length > width;
  });
  return over === -1 ? widths.length : Math.max(1, over);
}

/**
 * Rows of cells as lines, each column as wide as its widest cell. Of a row that is wider than `width`, the columns that
 * have no room stand below the others, indented; without a width, all are side by side.
 */
export function columns(rows: Rows, width = Number.POSITIVE_INFINITY): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const side = fitting(widths, width);
  const linesOf = (row: readonly string[]): string[] => {
    const padded = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    const whole = padded.join(gap).trimEnd();
    if (whole.length <= width) return [whole];
    const below = row.slice(side).filter((cell) => cell !== '');
    return [padded.slice(0, side).join(gap).trimEnd(), ...(below.length === 0 ? [] : wrapped(below.join(gap), width))];
  };
  return rows.flatMap(linesOf).join('\n');
}
