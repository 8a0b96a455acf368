// Text in columns that fits a terminal.

/** Rows as aligned columns, indented by two; a line longer than `width` is cut and ends in `…`. */
export function columns(rows: readonly (readonly string[])[], width: number): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (known, row) => row.map((cell, at) => Math.max(known[at] ?? 0, at < row.length - 1 ? cell.length : 0)),
    [],
  );
  return rows.map((row) => clip(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd(), width));
}

/** `text` in at most `width` characters. */
export const clip = (text: string, width: number): string => (text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text);

/** Words side by side, as many per line as fit. */
export function flow(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 2 > width) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last}  ${word}`;
  }
  return lines;
}

/** A heading with its lines; nothing where there are none. */
export const part = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : ['', title, ...lines]);
