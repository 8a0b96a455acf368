// Lines with wrong indentation, with or without the lines below them.

import { indentOf, isBlank, type Line } from '../lines.ts';
import { inLine, type Proposal, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

/** Moves a line near the problem to the indentation of its neighbors. */
export const indentation: SlipKind = function* ({ lines, near }) {
  // First tries two spaces per level, which is usual, then other widths.
  for (const isUsual of [true, false]) {
    for (const shift of [1, -1, 2, -2, 3, -3, 4, -4]) {
      for (const index of near) {
        const due = indentOf(lines[index]?.words ?? '') + shift;
        if (due >= 0 && (due % 2 === 0) === isUsual) yield* moved(lines, index, shift);
      }
    }
  }
};

function* moved(lines: readonly Line[], index: number, shift: number): Iterable<Proposal> {
  const line = lines[index];
  if (line === undefined || isBlank(line.words)) return;
  const indent = indentOf(line.words);
  const due = indent + shift;
  if (!columnsAround(lines, index).has(due)) return;
  const place = { line, from: indent, to: line.words.trimEnd().length };
  const args = { due, indent };
  yield propose(place, 'yaml-indent', { ...args, edits: [inLine(line, [0, indent], ' '.repeat(due))] });
  const below = blockBelow(lines, index);
  if (below.length === 0) return;
  const edits = [line, ...below].map((each) =>
    inLine(each, [0, indentOf(each.words)], ' '.repeat(Math.max(0, indentOf(each.words) + shift))),
  );
  yield propose(place, 'yaml-indent', { ...args, edits });
}

/** Returns column 0, the columns of lines nearby, and the columns at which a text after a dash would begin in these lines. */
function columnsAround(lines: readonly Line[], index: number): ReadonlySet<number> {
  const around = lines.slice(Math.max(0, index - 40), index + 10).filter((line, at) => !isBlank(line.words) && at !== Math.min(40, index));
  return new Set([0, ...around.flatMap(({ words }) => [indentOf(words), indentOf(words) + 2])]);
}

/** Returns the lines after a line that are indented further. */
function blockBelow(lines: readonly Line[], index: number): readonly Line[] {
  const own = indentOf(lines[index]?.words ?? '');
  const rest = lines.slice(index + 1);
  const end = rest.findIndex(({ words }) => !isBlank(words) && indentOf(words) <= own);
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ words }) => !isBlank(words));
}
