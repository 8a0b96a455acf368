// Replaces one value by another, and keeps its quotes.
import type { TextEdit } from '../../model/data/place.ts';
import { onLine, type TextPart, wordsAt } from './place.ts';

/** Replaces the key or value at a place by `value`. */
export function rewritten(place: TextPart, value: string): readonly TextEdit[] {
  const [, quote = ''] = /^(["']).*\1$/.exec(wordsAt(place)) ?? [];
  return [{ replace: place.range, with: `${quote}${value}${quote}` }];
}

/** Replaces each `from` at a place by `to`, both as texts; no edits if there is none. */
export function replaceText(place: TextPart, from: string, to: string): readonly TextEdit[] {
  const words = wordsAt(place);
  const [written, meant] = [from, to].map((text) => asQuoted(words[0], text));
  if (written === undefined || meant === undefined) return [];
  return words
    .split(written)
    .slice(0, -1)
    .reduce<{ readonly edits: TextEdit[]; readonly column: number }>(
      ({ edits, column }, before) => {
        const at = column + before.length;
        return { edits: [...edits, { replace: onLine(place.range.line, at, written.length), with: meant }], column: at + written.length };
      },
      { edits: [], column: place.range.column },
    ).edits;
}

/** `text` as written in a value that begins with `quote`, or with a letter. */
function asQuoted(quote: string | undefined, text: string): string {
  if (quote === '"') return text.replaceAll(/[\\"]/g, '\\$&').replaceAll('\u00A0', '\\_');
  return quote === "'" ? text.replaceAll("'", "''") : text;
}

/** Replaces the first `from` at a place by `to`; no edits if there is none. */
export function replaceIn(place: TextPart, from: string, to: string): readonly TextEdit[] {
  const at = wordsAt(place).indexOf(from);
  return at < 0 ? [] : [{ replace: onLine(place.range.line, place.range.column + at, from.length), with: to }];
}
