// List entries without a dash, or with a character that resembles one.

import { indentOf, isBlank, type Line } from '../lines.ts';
import { inLine, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

/** `– icon: compass`, `* icon: compass`. */
export const otherDashes: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    const [, indent = '', mark] = /^(\s*)([–—−*•·+])\s/.exec(line?.words ?? '') ?? [];
    if (line === undefined || mark === undefined) continue;
    const from = indent.length;
    yield propose({ line, from, to: line.words.length }, 'yaml-dash', { edits: [inLine(line, [from, from + 1], '-')] });
  }
};

/** An entry without its dash. The space of the dash may be missing, too. */
export const missingDashes: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    if (line === undefined || isBlank(line.words) || /^\s*- /.test(line.words)) continue;
    const indent = indentOf(line.words);
    const place = { line, from: indent, to: line.words.trimEnd().length };
    for (const column of new Set([...dashesAbove(lines, index), ...belowKey(lines, index)])) {
      if (Math.abs(indent - column) <= 3)
        yield propose(place, 'yaml-dash', { edits: [inLine(line, [0, indent], `${' '.repeat(column)}- `)] });
    }
  }
};

/** The first entry of a list without its dash. The parser reports the next entry, which may be many lines below. */
export const missingFirstDashes: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const words = lines[index]?.words ?? '';
    if (!/^\s*- /.test(words)) continue;
    const column = indentOf(words);
    const above = lines.slice(0, index).filter((line) => !isBlank(line.words));
    const first = above[above.findLastIndex((line) => !isInside(line.words, column)) + 1];
    if (first === undefined || /^\s*- /.test(first.words)) continue;
    const indent = indentOf(first.words);
    const place = { line: first, from: indent, to: first.words.trimEnd().length };
    yield propose(place, 'yaml-dash', { edits: [inLine(first, [0, indent], `${' '.repeat(column)}- `)] });
  }
};

/** Returns whether a line may belong to an entry whose dash is, or should be, at `column`. */
const isInside = (words: string, column: number): boolean =>
  indentOf(words) > column || (indentOf(words) === column && !/:\s*$/.test(words) && !/^\s*- /.test(words));

/** Returns the possible columns of dashes of a list whose key is on the line above. */
function belowKey(lines: readonly Line[], index: number): readonly number[] {
  const above = lines.slice(0, index).findLast(({ words }) => !isBlank(words))?.words ?? '';
  const column = /^\s*(?:- +)*/.exec(above)?.[0].length ?? 0;
  return /:\s*$/.test(above) ? [column + 2, column] : [];
}

/** Returns the columns of dashes above a line, the nearest first. */
const dashesAbove = (lines: readonly Line[], index: number): readonly number[] => [
  ...new Set(
    lines
      .slice(Math.max(0, index - 40), index)
      .reverse()
      .flatMap(({ words }) => (/^\s*- /.test(words) ? [indentOf(words)] : [])),
  ),
];
