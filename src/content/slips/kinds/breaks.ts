// Mistakes at the ends of lines: two languages on one line, a text that goes on without indentation, a comma after a value.
import { indentOf, isBlank, type Line } from '../lines.ts';
import { inLine, type Proposal, propose, replaced, wordSpan } from '../proposal.ts';
import { linesUpwards, onLines, type SlipKind } from '../slip-kind.ts';

/** `de: "Ja" en: "Yes"`. */
export const missingBreaks = onLines(function* (line, { locales }) {
  const [, indent = '', key] = /^( *)([\w-]+): +[^\s{[]/.exec(line.words) ?? [];
  if (key === undefined || !locales.has(key)) return;
  for (const other of locales.list.filter((each) => each !== key)) {
    const found = new RegExp(` +(?=${other}: )`).exec(line.words);
    if (found === null) continue;
    const end = found.index + found[0].length;
    const edits = [inLine(line, [found.index, end], `\n${indent}`)];
    yield propose({ line, from: end, to: end + other.length }, 'yaml-line-missing', { key: other, edits });
  }
});

/** Lines of a text that are not indented below their key: after `de: |`, or in quotes. */
export const textsUnindented: SlipKind = function* (scene) {
  for (const line of linesUpwards(scene)) yield* unindented(scene.lines.slice(line.index + 1), line);
};

/** Lines of a text without quotes that are not indented below their key. */
export const plainTextsUnindented: SlipKind = function* (scene) {
  for (const line of linesUpwards(scene)) {
    const [, indent] = /^( *(?:- +)*)[\w-]+: +[\p{L}\d].*$/u.exec(line.words) ?? [];
    if (indent === undefined) continue;
    const rest = scene.lines.slice(line.index + 1);
    const end = rest.findIndex(({ words }) => isBlank(words) || /^ *(?:- |[\w-]+:(?: |$))/.test(words));
    yield* shifted(end < 0 ? rest : rest.slice(0, end), indent.length);
  }
};

/** Yields proposals for the text of the key on `line`. `rest` are the lines below. */
function* unindented(rest: readonly Line[], line: Line): Iterable<Proposal> {
  const [, indent = '', start = ''] = /^( *(?:- +)*)[\w-]+: +([|>][-+]?\d*\s*$|"(?:[^"\\]|\\.)*$|'[^']*$)/.exec(line.words) ?? [];
  if (start === '') return yield* unindentedInBraces(rest, line);
  yield* shifted(/^[|>]/.test(start) ? beforeKey(rest, indent.length) : toQuote(rest, start.slice(0, 1)), indent.length);
}

/** Yields proposals for a text in quotes within the braces after the key on `line`. */
function* unindentedInBraces(rest: readonly Line[], { words }: Line): Iterable<Proposal> {
  const [, indent] = /^( *(?:- +)*)[\w-]+: +\{/.exec(words) ?? [];
  const end = rest.findIndex((each) => hasOpenQuote(each.words));
  if (indent !== undefined && hasOpenQuote(words)) yield* shifted(rest.slice(0, end + 1), indent.length);
}

const hasOpenQuote = (words: string): boolean => (words.match(/(?<!\\)"/g) ?? []).length % 2 === 1;

/** Yields the proposal that indents those lines of a text that are not below its key at `column`. */
function* shifted(below: readonly Line[], column: number): Iterable<Proposal> {
  const due = column + 2;
  const moved = below.filter(({ words }) => words.trim() !== '' && indentOf(words) < due);
  const first = moved.find(({ words }) => !isBlank(words)) ?? moved[0];
  if (first === undefined) return;
  const edits = moved.map((each) => inLine(each, [0, indentOf(each.words)], ' '.repeat(due)));
  yield propose(wordSpan(first), 'yaml-indent', { due, indent: indentOf(first.words), edits });
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
export const extraCommas = onLines(function* (line) {
  const words = line.words.trimEnd();
  if (!/["'}\]],$/.test(words)) return;
  const place = { line, from: words.length - 1, to: words.length };
  yield propose(place, 'yaml-comma-extra', { edits: replaced(place, '') });
});
