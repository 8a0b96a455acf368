// Edits that replace a value or a part of it, and keep its quotes.
import { linesOf } from '../../model/data/lines.ts';
import type { Range, TextEdit } from '../../model/data/place.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import { lineAbove, sourceOf, type TextPart } from './place.ts';

/** Replaces the key or value at a place with `value`. Returns no edits for a block scalar (`|`, `>`) of several lines. */
export function rewritten(place: TextPart, value: string): readonly TextEdit[] {
  const source = sourceOf(place);
  if (isBlock(source)) return source.trim().includes('\n') ? [] : replaceIn(place, source.trim(), value);
  const [, quote = ''] = /^(["']).*\1$/s.exec(source) ?? [];
  return [{ replace: place.range, with: `${quote}${value}${quote}` }];
}

interface Replacement {
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces the text `from` at a place with `to`, at the given `occurrences` or all of them. Occurrences with a line break are left to the
 * author. Returns no edits if `from` does not occur.
 */
export function replaceText(place: TextPart, { from, to }: Replacement, occurrences?: readonly number[]): readonly TextEdit[] {
  const meant = asQuoted(sourceOf(place)[0], to);
  return rangesOf(place, from)
    .filter(({ line, endLine }, index) => line === endLine && occurrences?.includes(index) !== false)
    .map((replace) => ({ replace, with: meant }));
}

/** Returns the ranges at which the text `words` occurs in the value at a place. */
export function rangesOf(place: TextPart, words: string): readonly Range[] {
  const source = sourceOf(place);
  const pattern = patternOf(asQuoted(source[0], words), isLiteral(place));
  return [...source.matchAll(pattern)].map(({ 0: { length }, index }) => rangeWithin(place, index, length));
}

/** Replaces the first `from` at a place with `to`. Returns no edits if `from` does not occur. */
export function replaceIn(place: TextPart, from: string, to: string): readonly TextEdit[] {
  const at = sourceOf(place).indexOf(from);
  return at < 0 ? [] : replaceAt(place, [at, from.length], to);
}

/** Replaces `length` characters at an offset in the source of a place. */
export const replaceAt = (place: TextPart, [offset, length]: readonly [number, number], to: string): readonly TextEdit[] => [
  { replace: rangeWithin(place, offset, length), with: to },
];

/** Escapes `text` for a value that begins with `quote`; unchanged if the value is not quoted. */
function asQuoted(quote: string | undefined, text: string): string {
  if (quote === '"') return text.replaceAll(/[\\"]/g, '\\$&').replaceAll('\u00A0', '\\_');
  return quote === "'" ? text.replaceAll("'", "''") : text;
}

const lineBreak = String.raw`[ \t]*\r?\n[ \t]*`;

/** Returns a pattern for `words` in YAML, in which a line break is read as a space, except in a literal block (`|`). */
function patternOf(words: string, isLiteralBlock: boolean): RegExp {
  const space = isLiteralBlock ? ' ' : `(?: |${lineBreak})`;
  const parts = words.split(/([\n ])/).map((part) => {
    if (part === ' ') return space;
    return part === '\n' ? `(?:${lineBreak})+` : escapePattern(part);
  });
  return new RegExp(parts.join(''), 'g');
}

/** The source of a block scalar begins with its indentation. */
const isBlock = (source: string): boolean => /^[ \t]/.test(source);

const isLiteral = (place: TextPart): boolean => isBlock(sourceOf(place)) && /\|[-+\d]*\s*(?:#.*)?$/.test(lineAbove(place));

/** Returns the range of `length` characters at an offset in the source of a place. */
function rangeWithin(place: TextPart, offset: number, length: number): Range {
  const { line, column, endLine, endColumn } = linesOf(sourceOf(place))(offset, offset + length);
  const from = (own: number, ownColumn: number) => ({
    line: place.range.line + own - 1,
    column: own === 1 ? place.range.column + ownColumn - 1 : ownColumn,
  });
  const [first, last] = [from(line, column), from(endLine, endColumn)];
  return { ...first, endLine: last.line, endColumn: last.column };
}
