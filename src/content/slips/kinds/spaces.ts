// A colon or dash without a space after it, and a key without a colon.

import type { Line } from '../lines.ts';
import { inLine, type Proposal, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

/** `icon:compass`, `-icon: compass`, `{ de:Text }`. */
export const missingSpaces: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    if (line === undefined) continue;
    const dash = /^(\s*(?:- +)*)-(?=[\w"'{])/.exec(line.words);
    if (dash !== null) yield after(line, '-', [dash[0].length - 1]);
    const colon = /^(\s*(?:- +)*)([\w.-]+):(?=[^\s/])/.exec(line.words);
    if (colon !== null) yield after(line, ':', [colon[0].length - 1, colon[1]?.length]);
    const inBraces = [...line.words.matchAll(/([{,]\s*)([a-z][\w.-]*):(?=[^\s/])/g)];
    for (const { 0: found, 1: gap = '', index: start } of inBraces) yield after(line, ':', [start + found.length - 1, start + gap.length]);
    if (inBraces.length > 1) {
      const edits = inBraces.map(({ 0: found, index: start }) => inLine(line, [start + found.length, start + found.length], ' '));
      yield propose({ line, from: inBraces[0]?.index ?? 0, to: line.words.length }, 'yaml-space', { mark: ':', edits });
    }
  }
};

const after = (line: Line, mark: ':' | '-', [column, from = column]: readonly [column: number, from?: number | undefined]): Proposal =>
  propose({ line, from, to: column + 2 }, 'yaml-space', { mark, edits: [inLine(line, [column + 1, column + 1], ' ')] });

/** `icon compass`, `icon = compass`. */
export const missingColons: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    const found = /^(\s*(?:- +)*)([a-z][\w.-]*)( *= *| +)(?=[^\s:=])/.exec(line?.words ?? '');
    if (line === undefined || found === null) continue;
    const [, before = '', key = '', gap = ''] = found;
    const from = before.length;
    const end = from + key.length;
    yield propose({ line, from, to: end }, 'yaml-colon-missing', { key, edits: [inLine(line, [end, end + gap.length], ': ')] });
  }
};
