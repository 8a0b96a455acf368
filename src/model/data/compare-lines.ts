// Compares two versions of a text line by line (longest common subsequence).

export interface ComparedLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
  /** In the old text, from 1. */
  readonly number: number;
}

/** Above this many pairs of lines nothing is compared: all old lines count as removed and all new ones as added. */
const maxPairs = 4_000_000;

/** The lines of both versions in one order, each marked as unchanged, removed or added. */
export function compareLines(old: readonly string[], fresh: readonly string[]): readonly ComparedLine[] {
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const same = (text: string, index: number): ComparedLine => ({ sign: ' ', text, number: index + 1 });
  const middle = between(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail), head);
  return [
    ...old.slice(0, head).map(same),
    ...middle,
    ...old.slice(old.length - tail).map((text, index) => same(text, old.length - tail + index)),
  ];
}

function between(old: readonly string[], fresh: readonly string[], before: number): readonly ComparedLine[] {
  const at = old.length * fresh.length > maxPairs ? () => 0 : commonLengths(old, fresh);
  const lines: ComparedLine[] = [];
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

/** A function that returns how many lines `old` from i and `fresh` from j have in common. */
function commonLengths(old: readonly string[], fresh: readonly string[]): (i: number, j: number) => number {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row !== undefined) row[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return at;
}
