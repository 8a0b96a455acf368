// Masks parts of a text. Offsets in the rest do not change if a mask is as long as its part.

/** Offsets in the source of a text, from 0; the end is exclusive. */
export type OffsetRange = readonly [start: number, end: number];

/** Replaces the parts of `text` in `ranges`, which may be in any order and may overlap, with their masks. */
export function maskRanges(text: string, ranges: readonly OffsetRange[], maskOf: (part: string) => string): string {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of ranges.toSorted((one, other) => one[0] - other[0])) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    parts.push(text.slice(done, from), maskOf(text.slice(from, end)));
    done = end;
  }
  return [...parts, text.slice(done)].join('');
}
