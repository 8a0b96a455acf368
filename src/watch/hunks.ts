// Splits the changes of a file into small parts that can be included or left out separately, so that a mistake in one of them does not
// block the others.
import { type ComparedLine, compareLines } from '../model/data/compare-lines.ts';

/** Lines of a text and the lines that replace them. */
export interface Hunk {
  /** The first removed line, from 0; if none is removed, the line before which the new lines are added. */
  readonly from: number;
  /** The number of removed lines. */
  readonly count: number;
  readonly lines: readonly string[];
}

/**
 * Returns the changes that turn `before` into `after`, in order. Where as many adjacent lines are added as removed, each line is a separate
 * change.
 */
export function hunksOf(before: string, after: string): readonly Hunk[] {
  const runs: { from: number; old: number; lines: string[] }[] = [];
  let last: ComparedLine | undefined;
  for (const line of compareLines(before.split('\n'), after.split('\n'))) {
    if (line.sign !== ' ') {
      if (last === undefined || last.sign === ' ') runs.push({ from: line.number - 1, old: 0, lines: [] });
      const run = runs.at(-1);
      if (line.sign === '-' && run !== undefined) run.old += 1;
      if (line.sign === '+') run?.lines.push(line.text);
    }
    last = line;
  }
  return runs.flatMap(({ from, old, lines }) =>
    old === lines.length ? lines.map((line, index) => ({ from: from + index, count: 1, lines: [line] })) : [{ from, count: old, lines }],
  );
}

/** Returns `before` with these changes, which must be in order. */
export function applyHunks(before: string, hunks: readonly Hunk[]): string {
  const old = before.split('\n');
  const lines: string[] = [];
  let at = 0;
  for (const { from, count, lines: added } of hunks) {
    lines.push(...old.slice(at, from), ...added);
    at = from + count;
  }
  return [...lines, ...old.slice(at)].join('\n');
}

/** A range of lines, counted from 1. `end` is the line after the last one. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the place of each hunk in the text that `applyHunks` returns for the `taken` hunks: the new lines of a taken hunk, the old lines
 * of any other hunk.
 */
export function spansOf(hunks: readonly Hunk[], taken: ReadonlySet<Hunk>): ReadonlyMap<Hunk, LineSpan> {
  const spans = new Map<Hunk, LineSpan>();
  let shift = 0;
  for (const hunk of hunks) {
    const start = hunk.from + 1 + shift;
    const length = taken.has(hunk) ? hunk.lines.length : hunk.count;
    spans.set(hunk, { start, end: start + length });
    shift += length - hunk.count;
  }
  return spans;
}
