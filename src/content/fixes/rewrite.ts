// Edits that replace a value, or a part of it, with the same quotes.
import type { TextEdit } from '../../model/data/place.ts';
import { onLine, type TextPart, wordsAt } from './place.ts';

/** Replaces the key or value at a place by `value`. */
export function rewritten(place: TextPart, value: string): readonly TextEdit[] {
  const [, quote = ''] = /^(["']).*\1$/.exec(wordsAt(place)) ?? [];
  return [{ replace: place.range, with: `${quote}${value}${quote}` }];
}

/** Replaces each text `from` at a place by `to`. Returns no edits if `from` does not occur. */
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

/** Escapes `text` for a value that begins with `quote`; unchanged if the value is not quoted. */
function asQuoted(quote: string | undefined, text: string): string {
  if (quote === '"') return text.replaceAll(/[\\"]/g, '\\$&').replaceAll('\u00A0', '\\_');
  return quote === "'" ? text.replaceAll("'", "''") : text;
}

/** Replaces the first `from` at a place by `to`. Returns no edits if `from` does not occur. */
export function replaceIn(place: TextPart, from: string, to: string): readonly TextEdit[] {
  const at = wordsAt(place).indexOf(from);
  return at < 0 ? [] : [{ replace: onLine(place.range.line, place.range.column + at, from.length), with: to }];
}
