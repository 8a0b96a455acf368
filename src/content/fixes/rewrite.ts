// Replaces one value by another, and keeps its quotes.
import type { TextEdit } from '../../diagnostics/diagnostic.ts';
import { onLine, type Place, wordsAt } from './place.ts';

/** Replaces the key or value at a place by `value`. */
export function rewritten(place: Place, value: string): readonly TextEdit[] {
  const [, quote = ''] = /^(["']).*\1$/.exec(wordsAt(place)) ?? [];
  return [{ replace: place.range, with: `${quote}${value}${quote}` }];
}

/** Replaces the first `from` at a place by `to`; no edits where there is none. */
export function replaceIn(place: Place, from: string, to: string): readonly TextEdit[] {
  const at = wordsAt(place).indexOf(from);
  return at < 0 ? [] : [{ replace: onLine(place.range.line, place.range.column + at, from.length), with: to }];
}
