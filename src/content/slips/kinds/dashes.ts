// List entries without a dash, or with a character that resembles one.
import { indentOf, isBlank, type Line } from '../lines.ts';
import { inLine, type Proposal, propose, wordSpan } from '../proposal.ts';
import { onLines } from '../slip-kind.ts';

/** `– icon: compass`, `* icon: compass`. */
export const otherDashes = onLines(function* (line) {
  const from = /^\s*(?=[–—−*•·+]\s)/.exec(line.words)?.[0].length;
  if (from === undefined) return;
  yield propose({ line, from, to: line.words.length }, 'yaml-dash', { edits: [inLine(line, [from, from + 1], '-')] });
});

const hasDash = (line: Line): boolean => /^\s*- /.test(line.words);

/** Returns whether another line of the same block has the key of a line, and no entry of a list in this block begins with it. */
function repeatsKey(lines: readonly Line[], { words, index }: Line): boolean {
  const key = /^\s*[\w.-]+:/.exec(words)?.[0];
  if (key === undefined) return false;
  const above = lines.slice(0, index);
  const block = above.slice(above.findLastIndex((each) => !isBlank(each.words) && indentOf(each.words) < indentOf(words)) + 1);
  return (
    block.some((each) => each.words.startsWith(key)) && !block.some((each) => each.words.trimStart().startsWith(`- ${key.trimStart()}`))
  );
}

/** Proposes a dash at `column` for a line without one. */
const withDash = (line: Line, column: number): Proposal =>
  propose(wordSpan(line), 'yaml-dash', { edits: [inLine(line, [0, indentOf(line.words)], `${' '.repeat(column)}- `)] });

/** An entry without its dash. The space of the dash may be missing, too. */
export const missingDashes = onLines(function* (line, { lines }) {
  if (isBlank(line.words) || hasDash(line) || repeatsKey(lines, line)) return;
  for (const column of new Set([...dashesAbove(lines, line), ...belowKey(lines, line)]))
    if (Math.abs(indentOf(line.words) - column) <= 3) yield withDash(line, column);
});

/** The first entry of a list, if its dash is missing. The parser reports the next entry, which may be many lines below. */
export const missingFirstDashes = onLines(function* (line, { lines }) {
  if (!hasDash(line)) return;
  const column = indentOf(line.words);
  const above = lines.slice(0, line.index).filter(({ words }) => !isBlank(words));
  const first = above[above.findLastIndex((each) => !isInside(each, column)) + 1];
  if (first !== undefined && !hasDash(first)) yield withDash(first, column);
});

/** Returns whether a line may belong to an entry whose dash is, or should be, at `column`. */
const isInside = (line: Line, column: number): boolean =>
  indentOf(line.words) > column || (indentOf(line.words) === column && !/:\s*$/.test(line.words) && !hasDash(line));

/** Returns the possible columns of dashes of a list whose key is on the line above. */
function belowKey(lines: readonly Line[], { index }: Line): readonly number[] {
  const above = lines.slice(0, index).findLast(({ words }) => !isBlank(words))?.words ?? '';
  const column = /^\s*(?:- +)*/.exec(above)?.[0].length ?? 0;
  return /:\s*$/.test(above) ? [column + 2, column] : [];
}

/** Returns the columns of dashes above a line, the nearest first. */
const dashesAbove = (lines: readonly Line[], { index }: Line): readonly number[] =>
  lines
    .slice(Math.max(0, index - 40), index)
    .reverse()
    .filter(hasDash)
    .map(({ words }) => indentOf(words));
