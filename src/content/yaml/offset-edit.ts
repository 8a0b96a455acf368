// Edits of a text by offsets. Everything else stays unchanged: comments, quotes, order, blank lines.

/** Replaces the text between two offsets, the end exclusive, with `text`. */
export interface OffsetEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits to `text`. The edits may be in any order but must not overlap; equal edits are applied once. */
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
