// Finds the values on a line: after a key, or between braces. Unlike a parser, this also works for invalid YAML.
import type { Line } from './lines.ts';

export interface WrittenValue {
  readonly key: string;
  /** The first column of the key, from 0. */
  readonly keyFrom: number;
  /** The columns of the value, from 0, without surrounding blanks. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly inBraces: boolean;
}

const entry = /^(\s*(?:[-–*•] *)*)([\w.-]+):(?:\s+|$)(.*)$/;
/** A key in braces. Keys begin with a lower-case letter, unlike most words before a colon in a text. */
const keyInBraces = /([{,;]\s*)([a-z][\w.-]*):\s/g;

/** Returns the value of the key on a line, and the values of the keys in braces. */
export function valuesOn(line: Line): readonly WrittenValue[] {
  const item = /^(\s*(?:- +)+)(\{.*)$/.exec(line.words);
  if (item !== null) return inBraces(item[2] ?? '', item[1]?.length ?? 0);
  const [, before = '', key, rest = ''] = entry.exec(line.words) ?? [];
  if (key === undefined || rest === '') return [];
  const from = line.words.length - rest.length;
  const words = rest.trimEnd();
  const whole = { key, keyFrom: before.length, from, to: from + words.length, words, inBraces: false };
  return words.startsWith('{') ? [...inBraces(words, from), whole] : [whole];
}

/** Returns the values on a line without trailing comments, for numbers and dates, which cannot contain #. */
export const plainValuesOn = (line: Line): readonly WrittenValue[] =>
  valuesOn(line).map((value) => {
    const words = value.words.replace(/\s+#.*$/, '');
    return { ...value, words, to: value.from + words.length };
  });

function inBraces(words: string, offset: number): WrittenValue[] {
  const keys = [...words.matchAll(keyInBraces)];
  return keys.flatMap((match, index) => {
    const key = match[2] ?? '';
    const start = match.index + match[0].length;
    const next = keys[index + 1];
    const end = next === undefined ? words.replace(/\s*\}[\s,}\]]*$/, '').length : next.index;
    const raw = words.slice(start, Math.max(start, end));
    const value = raw.trim();
    if (value === '' || value.startsWith('{')) return [];
    const from = offset + start + raw.length - raw.trimStart().length;
    const keyFrom = offset + match.index + (match[1]?.length ?? 0);
    return [{ key, keyFrom, from, to: from + value.length, words: value, inBraces: true }];
  });
}
