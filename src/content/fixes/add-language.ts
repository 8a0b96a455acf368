import { blank } from '../../diagnostics/fix.ts';
import { splitLines } from '../../diagnostics/split-lines.ts';
import { onLine, type TextEdit } from '../../model/data/place.ts';
import { lineOf, type TextPart } from './place.ts';

/**
 * Adds the language as a key, with `…` as its value, to the text whose key is at `place`. Returns no edits if the text is written in an
 * unusual form.
 */
export function addLanguageKey(place: TextPart, language: string): readonly TextEdit[] {
  const line = lineOf(place);
  const value = line.slice(place.range.endColumn - 1);
  if (/^\s*:\s*\{/.test(value)) {
    const end = closing(line, line.indexOf('{', place.range.endColumn - 1));
    if (end === undefined) return [];
    const isSpaced = line[end - 1] === ' ';
    const at = isSpaced ? end - 1 : end;
    return [{ replace: onLine(place.range.line, at + 1, 0), with: `, ${language}: "${blank}"` }];
  }
  return /^\s*:\s*$/.test(value) ? belowFirst(place, language) : [];
}

/** Returns the index of the brace that closes the one at `start`, or undefined if none does on this line. */
function closing(line: string, start: number): number | undefined {
  let depth = 0;
  for (const { 0: found, index } of line.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[{}]/g)) {
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    if (depth === 0) return start + index;
  }
  return undefined;
}

/** Adds a line after the first language, with the same indentation. */
function belowFirst({ text, range }: TextPart, language: string): readonly TextEdit[] {
  const next = splitLines(text)[range.line] ?? '';
  const [, indent, value = ''] = /^(\s+)[\w-]+:\s*(\S.*)$/.exec(next) ?? [];
  // The end of a block scalar (`|`, `>`) is on a later line.
  if (indent === undefined || /^[|>]/.test(value)) return [];
  return [{ replace: onLine(range.line + 1, next.length + 1, 0), with: `\n${indent}${language}: "${blank}"` }];
}
