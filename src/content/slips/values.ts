// Finds the values on a line: after a key, or between braces. Unlike a parser, this also works for invalid YAML.
import type { Line } from './lines.ts';
import type { ColumnSpan } from './proposal.ts';

/** A value without the spaces around it. */
export interface WrittenValue extends ColumnSpan {
  readonly key: string;
  readonly words: string;
  readonly inBraces: boolean;
}

const entry = /^\s*(?:[-–*•] *)*([\w.-]+):(?:\s+|$)(.*)$/;
/** A key in braces. Keys begin with a lower-case letter, unlike most words before a colon in a text. */
const keyInBraces = /[{,;]\s*([a-z][\w.-]*):\s/g;

/** Returns the value of the key on a line, and the values of the keys in braces. */
export function valuesOn(line: Line): readonly WrittenValue[] {
  const [, item, block = ''] = /^(\s*(?:- +)+)(\{.*)$/.exec(line.words) ?? [];
  if (item !== undefined) return inBraces(line, item.length, block);
  const [, key, rest = ''] = entry.exec(line.words) ?? [];
  if (key === undefined || rest === '') return [];
  const from = line.words.length - rest.length;
  const words = rest.trimEnd();
  const whole = { line, key, from, to: from + words.length, words, inBraces: false };
  return words.startsWith('{') ? [...inBraces(line, from, words), whole] : [whole];
}

/** Returns the values on a line without trailing comments, for numbers and dates, which cannot contain #. */
export const plainValuesOn = (line: Line): readonly WrittenValue[] =>
  valuesOn(line).map((value) => {
    const words = value.words.replace(/\s+#.*$/, '');
    return { ...value, words, to: value.from + words.length };
  });

/** Returns the values of the keys in braces in `words`, which begin at column `offset` of the line. */
function inBraces(line: Line, offset: number, words: string): WrittenValue[] {
  const keys = [...words.matchAll(keyInBraces)];
  return keys.flatMap((match, index) => {
    const key = match[1] ?? '';
    const start = match.index + match[0].length;
    const next = keys[index + 1];
    const end = next === undefined ? words.replace(/\s*\}[\s,}\]]*$/, '').length : next.index;
    const raw = words.slice(start, Math.max(start, end));
    const value = raw.trim();
    if (value === '' || value.startsWith('{')) return [];
    const from = offset + start + raw.length - raw.trimStart().length;
    return [{ line, key, from, to: from + value.length, words: value, inBraces: true }];
  });
}
