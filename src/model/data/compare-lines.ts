import { diffArrays } from 'diff';

export interface ComparedLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
  /** The line number in the old text, from 1; for an added line, that of the next old line. */
  readonly number: number;
}

/**
 * Maximum number of removed and added lines together. Above it, the texts are not compared: all old lines count as removed, and all new
 * ones as added.
 */
const maxEditLength = 1000;

/** Returns the lines of both versions in one order, each marked as unchanged, removed or added. */
export function compareLines(old: readonly string[], fresh: readonly string[]): readonly ComparedLine[] {
  let number = 1;
  const changes = diffArrays([...old], [...fresh], { maxEditLength }) ?? [
    { value: old, removed: true, added: false },
    { value: fresh, removed: false, added: true },
  ];
  return changes.flatMap(({ value, removed, added }) =>
    value.map((text): ComparedLine => {
      const line = { sign: removed ? '-' : added ? '+' : ' ', text, number } as const;
      if (!added) number += 1;
      return line;
    }),
  );
}
