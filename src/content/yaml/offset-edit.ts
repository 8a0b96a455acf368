// Edits of a text by offsets, which leave everything else as it is: comments, quotes, order, blank lines.

/** `text` in the place of what is between two offsets, the end exclusive. */
export interface OffsetEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `text` after `edits`, which may come in any order and do not overlap; of equal ones, one is made. */
export function applyOffsetEdits(text: string, edits: readonly OffsetEdit[]): string {
  const unique = [...new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit])).values()];
  const sorted = unique.sort((one, other) => one.start - other.start || one.end - other.end);
  let [done, at] = ['', 0];
  for (const { start, end, text: replacement } of sorted) {
    done += text.slice(at, start) + replacement;
    at = end;
  }
  return done + text.slice(at);
}
