// Quotes inside a quoted text, quotes on one side only, and backslashes in double quotes.
import { inLine, type Proposal, propose, replaced } from '../proposal.ts';
import { requoted } from '../quote.ts';
import { linesNearOrAbove, onValues, type SlipKind } from '../slip-kind.ts';
import { valuesOn, type WrittenValue } from '../values.ts';

/** A quote or a backslash inside a quoted text. */
export const quotesInside = onValues(valuesOn, function* (value) {
  const [, quote = '', inside = ''] = /^(["'])(.+)\1$/.exec(value.words) ?? [];
  if (quote === "'" && /(?<!')'(?!')/.test(inside))
    yield propose(value, 'yaml-quote-inside', { quote, edits: replaced(value, inDouble(inside)) });
  if (quote !== '"') return;
  const edits = replaced(value, requoted(inside));
  if (/(?<!\\)"/.test(inside)) yield propose(value, 'yaml-quote-inside', { quote, edits });
  const bad = /\\(?!["\\/abefnrtv0N_LP ]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/.exec(inside);
  const from = value.from + 1 + (bad?.index ?? 0);
  if (bad !== null) yield propose({ line: value.line, from, to: from + 2 }, 'yaml-backslash', { edits });
});

const inDouble = (inside: string): string => `"${inside.replaceAll("''", "'").replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A text with a quote on one side only. The parser may report the mistake far below, at the next quote. */
export const quotesOpen: SlipKind = function* (scene) {
  for (const line of linesNearOrAbove(scene, isOdd)) for (const value of valuesOn(line)) yield* closed(value);
};

const typographic = /[„“”«»‚‘’]/;

const isOdd = (words: string): boolean => (words.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1;

function* closed(value: WrittenValue): Iterable<Proposal> {
  const { line, words, from, to } = value;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  // A typographic mark on one side and a straight one on the other.
  if (!/[„“”«»‚‘]/.test(words.slice(1, -1))) {
    if (/^["']/.test(last) && typographic.test(first))
      yield propose(value, 'yaml-quote-open', { quote: last, edits: [inLine(line, [from, from + 1], last)] });
    if (/^["']/.test(first) && typographic.test(last))
      yield propose(value, 'yaml-quote-open', { quote: first, edits: [inLine(line, [to - 1, to], first)] });
  }
  const isOpen = /["']/.test(first) && (last !== first || words.length === 1);
  if (isOpen) {
    // A comma at the end may separate entries.
    const end = to - (/[,;]$/.test(words) ? 1 : 0);
    yield propose(value, 'yaml-quote-open', { quote: first, edits: [inLine(line, [end, end], first)] });
    const brace = /\s*\}+$/.exec(words);
    if (brace !== null)
      yield propose(value, 'yaml-quote-open', { quote: first, edits: [inLine(line, [from + brace.index, from + brace.index], first)] });
  }
  if (last === '"' && first !== '"' && !/["']/.test(first))
    yield propose(value, 'yaml-quote-open', { quote: last, edits: [inLine(line, [from, from], last)] });
}
