// Breaks text into lines that fit a terminal. Widths are in cells.
import { beginning, cells } from './cells.ts';

/** Cuts `text` to at most `width` cells; `…` marks the cut. */
export const clip = (text: string, width: number): string => (cells(text) > width ? `${beginning(text, Math.max(0, width - 1))}…` : text);

/** Fills lines of `width` with words, separated by `gap`. A word that is longer than a line gets its own line. */
export function fill(words: readonly string[], width: number, gap: string): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || cells(last) + gap.length + cells(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${last}${gap}${word}`;
  }
  return lines;
}

/** Wraps `text` to lines of at most `width`, each with `indent`. Only a word that is longer than a line exceeds the width. */
export const wrap = (text: string, width: number, indent = ''): readonly string[] =>
  fill(text.split(' '), width - indent.length, ' ').map((line) => `${indent}${line}`.trimEnd());

/** Matches what should stay on one line: a word, a quotation, or a piece of YAML in braces. */
const unbroken = /(?:"[^"]*"|„[^“]*“|`[^`]*`|\{[^{}]*\}|\S)+/g;

/**
 * Wraps sentences to lines of at most `columns`, each with `indent`. Quotations and pieces of YAML are not broken if
 * they fit into a line. Without a terminal, `columns` is undefined: nothing is wrapped, and only the line breaks in `text` remain.
 */
export function sentenceLines(text: string, columns: number | undefined, indent = ''): readonly string[] {
  if (columns === undefined) return text.split('\n').map((line) => indent + line);
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

/** Fills lines with names that are separated by two spaces. Each line is indented by two. */
export const flow = (names: readonly string[], width: number): readonly string[] => fill(names, width - 2, '  ').map((line) => `  ${line}`);

/** Returns a blank line, a heading and the lines below it, or nothing if there are no lines. */
export const part = (title: string, lines: readonly string[], width: number): readonly string[] =>
  lines.length === 0 ? [] : ['', ...wrap(title, width), ...lines];
