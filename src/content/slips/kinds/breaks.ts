// Mistakes at the ends of lines: two languages on one line, a text that goes on without indentation, a comma after a value.

import { indentOf, isBlank, type Line } from '../lines.ts';
import { inLine, type Proposal, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

/** `de: "Ja" en: "Yes"`. */
export const missingBreaks: SlipKind = function* ({ lines, near, locales }) {
  for (const index of near) {
    const line = lines[index];
    const [, indent = '', key] = /^( *)([\w-]+): +[^\s{[]/.exec(line?.words ?? '') ?? [];
    if (line === undefined || key === undefined || !locales.has(key)) continue;
    for (const other of locales.list.filter((each) => each !== key)) {
      const found = [...line.words.matchAll(new RegExp(` +(?=${other}: )`, 'g'))][0];
      if (found === undefined) continue;
      const end = found.index + found[0].length;
      const edits = [inLine(line, [found.index, end], `\n${indent}`)];
      yield propose({ line, from: end, to: end + other.length }, 'yaml-line-missing', { key: other, edits });
    }
  }
};

/** Lines of a text that are not indented below their key: after `de: |`, or in quotes. */
export const textsUnindented: SlipKind = function* ({ lines, at }) {
  for (let index = at; index >= Math.max(0, at - 20); index -= 1) {
    const line = lines[index];
    if (line !== undefined) yield* unindented(lines, index, line);
  }
};

function* unindented(lines: readonly Line[], index: number, line: Line): Iterable<Proposal> {
  const [, indent = '', start = ''] = /^( *(?:- +)*)[\w-]+: +([|>][-+]?\d*\s*$|"(?:[^"\\]|\\.)*$|'[^']*$)/.exec(line.words) ?? [];
  if (start === '') return;
  const due = indent.length + 2;
  const below = /^[|>]/.test(start) ? beforeKey(lines.slice(index + 1), indent.length) : toQuote(lines.slice(index + 1), start.slice(0, 1));
  const moved = below.filter(({ words }) => words.trim() !== '' && indentOf(words) < due);
  const first = moved.find(({ words }) => !isBlank(words)) ?? moved[0];
  if (first === undefined) return;
  const edits = moved.map((each) => inLine(each, [0, indentOf(each.words)], ' '.repeat(due)));
  const place = { line: first, from: indentOf(first.words), to: first.words.trimEnd().length };
  yield propose(place, 'yaml-indent', { due, indent: indentOf(first.words), edits });
}

/** Returns the lines before the next key or dash that is at `column` or further left. */
function beforeKey(lines: readonly Line[], column: number): readonly Line[] {
  const end = lines.findIndex(({ words }) => /^ *(?:- |[\w-]+:(?: |$))/.test(words) && indentOf(words) <= column);
  return end < 0 ? lines : lines.slice(0, end);
}

/** Returns the lines up to the closing quote; none if a key comes first. */
function toQuote(lines: readonly Line[], quote: string): readonly Line[] {
  const end = lines.findIndex(({ words }) => words.trimEnd().endsWith(quote));
  const own = lines.slice(0, end + 1);
  return own.some(({ words }) => /^ *(?:- )?[\w-]+:(?: |$)/.test(words)) ? [] : own;
}

/** `title: { … },` */
export const extraCommas: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    const words = line?.words.trimEnd() ?? '';
    if (line === undefined || !/["'}\]],$/.test(words)) continue;
    const at = words.length - 1;
    yield propose({ line, from: at, to: at + 1 }, 'yaml-comma-extra', { edits: [inLine(line, [at, at + 1], '')] });
  }
};
