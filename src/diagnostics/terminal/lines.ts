// Text in lines that fit a terminal. Widths are in cells.
import { beginning, cells } from './cells.ts';

/** `text` in at most `width` cells; what is cut off is shown by `…`. */
export const clip = (text: string, width: number): string => (cells(text) > width ? `${beginning(text, Math.max(0, width - 1))}…` : text);

/** Words side by side with `gap` between two, as many in a line of `width` as fit; a longer word has a line of its own. */
export function fill(words: readonly string[], width: number, gap: string): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || cells(last) + gap.length + cells(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${last}${gap}${word}`;
  }
  return lines;
}

/** The lines of `text` that are at most `width` wide where words allow it, each after `indent`. */
export const wrap = (text: string, width: number, indent = ''): readonly string[] =>
  fill(text.split(' '), width - indent.length, ' ').map((line) => `${indent}${line}`.trimEnd());

/** Names side by side, two blanks apart and indented by two, as many in a line as fit. */
export const flow = (names: readonly string[], width: number): readonly string[] => fill(names, width - 2, '  ').map((line) => `  ${line}`);

/** A heading with its lines; nothing where there are none. */
export const part = (title: string, lines: readonly string[], width: number): readonly string[] =>
  lines.length === 0 ? [] : ['', ...wrap(title, width), ...lines];
