// Lines with wrong indentation, with or without the lines below them.
import { blockBelow, indentOf, isBlank, type Line } from '../lines.ts';
import { inLine, type Proposal, propose, wordSpan } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

/** Moves a line near the problem to the indentation of its neighbors. */
export const indentation: SlipKind = function* ({ lines, near }) {
  // First tries two spaces per level, which is usual, then other widths.
  for (const isUsual of [true, false]) {
    for (const shift of [1, -1, 2, -2, 3, -3, 4, -4]) {
      for (const line of near) {
        const due = indentOf(line.words) + shift;
        if (due >= 0 && (due % 2 === 0) === isUsual) yield* moved(lines, line, due);
      }
    }
  }
};

function* moved(lines: readonly Line[], line: Line, due: number): Iterable<Proposal> {
  if (isBlank(line.words) || !columnsAround(lines, line).has(due)) return;
  const indent = indentOf(line.words);
  const edits = [line, ...blockBelow(lines, line, indent)].map((each) =>
    inLine(each, [0, indentOf(each.words)], ' '.repeat(Math.max(0, indentOf(each.words) + due - indent))),
  );
  yield propose(wordSpan(line), 'yaml-indent', { due, indent, edits: edits.slice(0, 1) });
  if (edits.length > 1) yield propose(wordSpan(line), 'yaml-indent', { due, indent, edits });
}

/** Returns column 0, the columns of lines nearby, and the columns at which a text after a dash would begin in these lines. */
function columnsAround(lines: readonly Line[], line: Line): ReadonlySet<number> {
  const nearby = lines.slice(Math.max(0, line.index - 40), line.index + 10);
  const around = nearby.filter((each) => !isBlank(each.words) && each !== line);
  return new Set([0, ...around.flatMap(({ words }) => [indentOf(words), indentOf(words) + 2])]);
}
