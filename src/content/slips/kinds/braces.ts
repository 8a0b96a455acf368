// Unpaired braces and brackets, and entries in braces without a comma between them.

import type { Line } from '../lines.ts';
import { inLine, type Proposal, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';

/** Replaces quoted texts by underscores. */
const outsideQuotes = (words: string): string => words.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (text) => '_'.repeat(text.length));

const pairs = { '{': '}', '[': ']' } as const;

/** A brace or bracket that is not closed, or that is opened or closed once too often. */
export const unpairedBrackets: SlipKind = function* ({ lines, near, at }) {
  const above = lines.slice(0, at).flatMap(({ words }, index) => (openIn(words).length > 0 ? [index] : []));
  for (const index of new Set([...near, ...above.reverse().slice(0, 5)])) {
    const line = lines[index];
    if (line !== undefined) yield* paired(line);
  }
};

function* paired(line: Line): Iterable<Proposal> {
  const words = line.words.trimEnd();
  const open = openIn(words);
  const [first] = open;
  const doubled = /(?<=[:-] )[{[](?=\s*[{[])/.exec(outsideQuotes(words));
  if (first !== undefined && doubled !== null) {
    const [from, to] = [doubled.index, doubled.index + 1] as const;
    yield propose({ line, from, to }, 'yaml-bracket-extra', { bracket: doubled[0], edits: [inLine(line, [from, to], '')] });
  }
  if (first !== undefined) {
    const missing = [...open].reverse().map(({ mark }) => pairs[mark]);
    const place = { line, from: first.column, to: first.column + 1 };
    const space = first.mark === '{' ? ' ' : '';
    const edits = [inLine(line, [words.length, words.length], missing.map((mark) => space + mark).join(''))];
    yield propose(place, 'yaml-bracket-open', { bracket: first.mark, missing: missing.join(' '), edits });
  }
  const [, before = '', bracket = ''] = /^(.*\S)\s*([}\]])$/.exec(words) ?? [];
  if (bracket !== '') {
    const place = { line, from: words.length - 1, to: words.length };
    yield propose(place, 'yaml-bracket-extra', { bracket, edits: [inLine(line, [before.length, words.length], '')] });
  }
}

/** Returns the brackets that a line opens and does not close. */
function openIn(words: string): readonly { readonly mark: keyof typeof pairs; readonly column: number }[] {
  const open: { mark: keyof typeof pairs; column: number }[] = [];
  for (const { 0: mark, index } of outsideQuotes(words).matchAll(/[{}[\]]/g)) {
    if (mark === '{' || mark === '[') open.push({ mark, column: index });
    else open.pop();
  }
  return open;
}

/** Entries in braces that are separated by a semicolon, or by nothing, instead of a comma. */
export const missingCommas: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    if (line === undefined || !line.words.includes('{')) continue;
    const words = outsideQuotes(line.words);
    for (const { 0: found, 1: gap = '', 2: key = '', index: start } of words.matchAll(/(;?\s+)([a-z][\w.-]*): /g)) {
      const before = line.words.slice(0, start).trimEnd();
      if (/[{,]$|^\s*(?:- *)*$/.test(before)) continue;
      const from = start + found.length - key.length - 2;
      const edits = [inLine(line, [start, start + gap.length], ', ')];
      yield propose({ line, from: gap.startsWith(';') ? start : from, to: from + key.length }, 'yaml-comma-missing', { key, edits });
    }
  }
};
