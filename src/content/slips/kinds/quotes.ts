// Quotes inside a quoted text, quotes on one side only, and backslashes in double quotes.

import type { Line } from '../lines.ts';
import { inLine, type Proposal, propose } from '../proposal.ts';
import { requoted } from '../quote.ts';
import type { Scene, SlipKind } from '../slip-kind.ts';
import { valuesOn, type WrittenValue } from '../values.ts';

/** A quote or a backslash inside a quoted text. */
export const quotesInside: SlipKind = function* (scene) {
  for (const { line, value } of quotedValues(scene)) {
    const { words, from, to } = value;
    const [, quote = '', inside = ''] = /^(["'])(.+)\1$/.exec(words) ?? [];
    if (quote === '') continue;
    const place = { line, from, to };
    const edit = (words: string): Proposal['edits'] => [inLine(line, [from, to], words)];
    if (quote === "'" && /(?<!')'(?!')/.test(inside))
      yield propose(place, 'yaml-quote-inside', { quote: "'", edits: edit(inDouble(inside)) });
    if (quote === '"' && /(?<!\\)"/.test(inside)) yield propose(place, 'yaml-quote-inside', { quote: '"', edits: edit(requoted(inside)) });
    const bad = /\\(?!["\\/abefnrtv0N_LP ]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/.exec(inside);
    if (quote === '"' && bad !== null)
      yield propose({ line, from: from + 1 + bad.index, to: from + 3 + bad.index }, 'yaml-backslash', {
        edits: edit(requoted(inside)),
      });
  }
};

const inDouble = (inside: string): string => `"${inside.replaceAll("''", "'").replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function* quotedValues({ lines, near }: Scene): Iterable<{ readonly line: Line; readonly value: WrittenValue }> {
  for (const at of near) {
    const line = lines[at];
    if (line === undefined) continue;
    for (const value of valuesOn(line)) yield { line, value };
  }
}

/** A text with a quote on one side only. The parser may report the mistake far below, at the next quote. */
export const quotesOpen: SlipKind = function* ({ lines, near, at }) {
  const above = lines.slice(0, at).flatMap(({ words }, index) => (isOdd(words) ? [index] : []));
  for (const index of new Set([...near, ...above.reverse().slice(0, 5)])) {
    const line = lines[index];
    if (line === undefined || !/["']/.test(line.words)) continue;
    for (const value of valuesOn(line)) yield* closed(line, value);
  }
};

const isOdd = (words: string): boolean => (words.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1;

function* closed(line: Line, { words, from, to }: WrittenValue): Iterable<Proposal> {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const place = { line, from, to };
  const isOpen = /["']/.test(first) && (last !== first || words.length === 1);
  if (isOpen) {
    // A comma at the end may separate entries.
    const end = to - (/[,;]$/.test(words) ? 1 : 0);
    yield propose(place, 'yaml-quote-open', { quote: first, edits: [inLine(line, [end, end], first)] });
    const brace = /\s*\}+$/.exec(words);
    if (brace !== null)
      yield propose(place, 'yaml-quote-open', { quote: first, edits: [inLine(line, [from + brace.index, from + brace.index], first)] });
  }
  if (last === '"' && first !== '"' && !/["']/.test(first))
    yield propose(place, 'yaml-quote-open', { quote: last, edits: [inLine(line, [from, from], last)] });
}
