// The lines around a problem, with a mark under the place.
import type { Fix, Range } from '../diagnostic.ts';
import { printable } from './printable.ts';

const width = 110;

/** A window of `line` that shows `column` (from 0), and the column's place in it. */
function cut(line: string, column: number): { shown: string; offset: number } {
  if (line.length <= width) return { shown: line, offset: column };
  const start = Math.max(0, Math.min(column - 40, line.length - width + 2));
  const shown = `${start > 0 ? '…' : ''}${line.slice(start, start + width - 2)}${start + width - 2 < line.length ? '…' : ''}`;
  return { shown, offset: column - start + (start > 0 ? 1 : 0) };
}

const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/u;
const empty = /[\p{Mark}\p{Format}]/u;

/** How many cells of a terminal `text` takes, after East Asian Width (UAX #11). */
const cells = (text: string): number =>
  [...text].reduce((sum, character) => sum + (empty.test(character) ? 0 : wide.test(character) ? 2 : 1), 0);

/** One line before, the line, and the marks below it; no trailing line break. */
export function codeFrame(source: string, range: Range): string {
  const lines = source.split(/\r\n|\n|\r/);
  const gutter = String(range.line).length;
  const number = (line: number | '') => String(line).padStart(gutter);
  const { shown, offset } = cut(printable(lines[range.line - 1] ?? ''), range.column - 1);
  const end = range.endLine === range.line ? offset + range.endColumn - range.column : shown.length;
  const marks = '^'.repeat(Math.max(1, cells(shown.slice(offset, end))));
  const before = lines[range.line - 2];
  return [
    ...(before === undefined ? [] : [`${number(range.line - 1)} | ${cut(printable(before), 0).shown}`]),
    `${number(range.line)} | ${shown}`,
    `${number('')} | ${' '.repeat(cells(shown.slice(0, offset)))}${marks}`,
  ].join('\n');
}

/** More lines than that are no hint any more. */
const mostLines = 3;

/** The first lines of a fix as they are afterwards, around what changes, with their numbers; empty where it deletes lines. */
export function fixedLines({ edits, result }: Fix): string {
  const [first] = edits;
  if (first === undefined || result === '') return '';
  const from = Math.min(...edits.map(({ replace }) => replace.line));
  // An edit that begins with a line break adds the line below.
  const skipped = first.with.startsWith('\n') ? 1 : 0;
  const lines = result.split('\n').slice(skipped, skipped + mostLines);
  const gutter = String(from + skipped + lines.length - 1).length;
  return lines
    .map((line, index) => {
      const { shown } = cut(printable(line.replace(/\r$/, '')), index === 0 && skipped === 0 ? first.replace.column - 1 : 0);
      return `${String(from + skipped + index).padStart(gutter)} | ${shown}`;
    })
    .join('\n');
}
