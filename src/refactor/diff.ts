// A change as people know it from git: lines that go, lines that come, and where.
import type { FileChange } from './change.ts';

interface Line {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
  /** In the old text, from 1. */
  readonly number: number;
}

/** Lines around a change that stay. */
const context = 1;

/** The heading of a change and its lines. */
export interface FileDiff {
  readonly heading: string;
  /** Each begins with `-`, `+`, a blank, or `@@` and the line of the old text. */
  readonly lines: readonly string[];
}

/** A change as lines, its files named by `shown`. */
export function diffOf({ from, to, before, after }: FileChange, shown: (file: string) => string): FileDiff {
  const what = from === undefined ? `new file ${shown(to ?? '')}` : to === undefined ? `delete ${shown(from)}` : undefined;
  const heading = what ?? (from === to ? shown(to ?? '') : `move ${shown(from ?? '')} to ${shown(to ?? '')}`);
  if (before === undefined && after === undefined) return { heading, lines: [] };
  if (to === undefined) return { heading, lines: [] };
  return { heading, lines: hunks(compare(linesOf(before), linesOf(after))) };
}

const linesOf = (text = ''): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

/** The lines of both texts in one order, by their longest common subsequence. */
function compare(old: readonly string[], fresh: readonly string[]): readonly Line[] {
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const same = (text: string, index: number): Line => ({ sign: ' ', text, number: index + 1 });
  const middle = between(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail), head);
  return [
    ...old.slice(0, head).map(same),
    ...middle,
    ...old.slice(old.length - tail).map((text, index) => same(text, old.length - tail + index)),
  ];
}

function between(old: readonly string[], fresh: readonly string[], before: number): readonly Line[] {
  // lengths[i][j]: how many lines old from i and fresh from j have in common.
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row !== undefined) row[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const number = before + i + 1;
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      lines.push({ sign: ' ', text: old[i] ?? '', number });
      [i, j] = [i + 1, j + 1];
    } else if (i < old.length && (j === fresh.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', text: old[i] ?? '', number });
      i += 1;
    } else {
      lines.push({ sign: '+', text: fresh[j] ?? '', number });
      j += 1;
    }
  }
  return lines;
}

function hunks(lines: readonly Line[]): readonly string[] {
  const isNear = (index: number): boolean =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' ');
  return lines.flatMap(({ sign, text, number }, index) => {
    if (!isNear(index)) return [];
    const opens = index === 0 || !isNear(index - 1);
    return [...(opens ? [`@@ ${number}`] : []), `${sign}${text}`];
  });
}
