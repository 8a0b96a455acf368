// Computes possible notations of a new value, the most similar to the old literal first.
import { parse } from 'yaml';
import { lineBreakIn } from './lines.ts';
import type { Literal } from './literal-at.ts';

/** Returns notations of `value` that may replace `literal` in `text`. The caller uses the first one that is parsed as `value`. */
export function writtenForms(text: string, literal: Literal, value: string | number | boolean): readonly string[] {
  if (typeof value !== 'string') return [String(value)];
  const quoted = [...quotedForms(text, value), doubleQuoted(value, literal)];
  const hasLines = /[\r\n]/.test(value);
  switch (literal.style) {
    case 'BLOCK_LITERAL':
    case 'BLOCK_FOLDED':
      return [...blockForms(text, literal, value).map((form) => form.replaceAll('\n', lineBreakIn(text))), ...quoted];
    case 'QUOTE_DOUBLE':
      return [doubleQuoted(value, literal)];
    case 'QUOTE_SINGLE':
      return [...(hasLines ? [] : [singleQuoted(value)]), doubleQuoted(value)];
    default:
      return [...(hasLines ? [] : [value]), ...quoted];
  }
}

/** Returns the value in single quotes if it has only one line and the file has more single than double quotes; otherwise no form. */
function quotedForms(text: string, value: string): readonly string[] {
  if (/[\r\n]/.test(value)) return [];
  const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length;
  return count(/[:\-[{,] *'/g) > count(/[:\-[{,] *"/g) ? [singleQuoted(value)] : [];
}

const singleQuoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Characters that `JSON.stringify` leaves unescaped, and that are invisible or not allowed in YAML. */
const escaped = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const json = (value: string): string =>
  JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(escaped, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the value in double quotes. The parts at its start and end that are unchanged keep the escapes of the old literal. */
function doubleQuoted(value: string, literal?: Literal): string {
  const units = literal?.style === 'QUOTE_DOUBLE' ? unitsOf(literal) : undefined;
  if (units === undefined) return `"${json(value)}"`;
  let [start, end] = [0, 0];
  let [left, right] = ['', ''];
  for (const { bytes, says } of units) {
    if (!value.startsWith(says, start)) break;
    start += says.length;
    left += bytes;
  }
  for (const { bytes, says } of [...units].reverse()) {
    if (start + end + says.length > value.length || !value.endsWith(says, value.length - end)) break;
    end += says.length;
    right = bytes + right;
  }
  return `"${left}${json(value.slice(start, value.length - end))}${right}"`;
}

interface Unit {
  readonly bytes: string;
  readonly says: string;
}

/** Returns the characters and escapes of a literal in double quotes; undefined for a literal over several lines. */
function unitsOf({ bytes }: Literal): readonly Unit[] | undefined {
  const inside = bytes.slice(1, -1);
  if (/[\r\n]/.test(inside)) return undefined;
  return [...inside.matchAll(/\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|.)|[^\\]/gu)].map(([bytes]) => ({
    bytes,
    says: bytes.startsWith('\\') ? String(parse(`"${bytes}"`)) : bytes,
  }));
}

/**
 * Returns the value as block scalars: with the old header, and with a header that fits the value. Both have the old
 * indentation. In a folded block, each paragraph is one line.
 */
function blockForms(text: string, { bytes, start, style }: Literal, value: string): readonly string[] {
  const [header = ''] = bytes.split(/\r?\n/, 1);
  const lines = bytes.split(/\r?\n/).slice(1);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0] ?? '');
  const indent = indents.reduce(
    (shortest, each) => (each.length < shortest.length ? each : shortest),
    indents[0] ?? `${lineIndent(text, start)}  `,
  );
  const mark = header.trimEnd().startsWith('>') ? '>' : '|';
  const comment = /\s#.*$/.exec(header)?.[0] ?? '';
  const inner = value.replace(/\n+$/, '');
  const ending = value.endsWith('\n') ? (value.endsWith('\n\n') ? '+' : '') : '-';
  const shown = (words: string): string => (words === '' ? '' : indent + words);
  const body = style === 'BLOCK_FOLDED' ? inner.replaceAll(/\n/g, '\n\n').split('\n') : inner.split('\n');
  const made = (head: string): string => [head, ...body.map(shown)].join('\n');
  return [made(header.trimEnd()), made(`${mark}${ending}${comment}`)];
}

const lineIndent = (text: string, offset: number): string => /^[ ]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
