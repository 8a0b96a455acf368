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

/** A quotation or a piece of YAML: better read in one line. */
const unbroken = /(?:"[^"]*"|„[^“]*“|`[^`]*`|\{[^{}]*\}|\S)+/g;

/**
 * The lines of sentences behind `indent`, at most `columns` wide where words allow it. Quoted words and pieces of YAML stay
 * in one line where they fit into one. Without columns, where no terminal is, sentences are not wrapped.
 */
export function sentenceLines(text: string, columns: number | undefined, indent = ''): readonly string[] {
  if (columns === undefined) return [indent + text];
  const width = columns - indent.length;
  return text
    .split('\n')
    .flatMap((line) =>
      fill(
        (line.match(unbroken) ?? []).flatMap((words) => (cells(words) > width ? words.split(' ') : [words])),
        width,
        ' ',
      ),
    )
    .map((line) => indent + line);
}

/** Names side by side, two blanks apart and indented by two, as many in a line as fit. */
export const flow = (names: readonly string[], width: number): readonly string[] => fill(names, width - 2, '  ').map((line) => `  ${line}`);

/** A heading with its lines; nothing if there are none. */
export const part = (title: string, lines: readonly string[], width: number): readonly string[] =>
  lines.length === 0 ? [] : ['', ...wrap(title, width), ...lines];
