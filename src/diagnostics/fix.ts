// Applies the fix of a diagnostic to a text.
import { offsetsOf } from '../model/data/lines.ts';
import type { TextEdit } from '../model/data/place.ts';

/** The placeholder for words that only the author knows. */
export const blank = '…';

/** Returns `text` with `edits` applied. The edits are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const offset = offsetsOf(text);
  let result = '';
  let end = 0;
  for (const { replace, with: words } of edits) {
    result += text.slice(end, offset(replace.line, replace.column)) + words;
    end = offset(replace.endLine, replace.endColumn);
  }
  return result + text.slice(end);
}
