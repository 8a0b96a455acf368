// One value in the place of another, with the quotes that were around it.
import type { TextEdit } from '../../diagnostics/diagnostic.ts';
import { onLine, type Place, wordsAt } from './place.ts';

/** `value` in the place of the key or value at a place. */
export function rewritten(place: Place, value: string): readonly TextEdit[] {
  const [, quote = ''] = /^(["']).*\1$/.exec(wordsAt(place)) ?? [];
  return [{ replace: place.range, with: `${quote}${value}${quote}` }];
}

/** `to` in the place of the first `from` that stands there; nothing where none does. */
export function replaceIn(place: Place, from: string, to: string): readonly TextEdit[] {
  const at = wordsAt(place).indexOf(from);
  return at < 0 ? [] : [{ replace: onLine(place.range.line, place.range.column + at, from.length), with: to }];
}
