// Unpaired braces and brackets, entries in braces without a comma between them, and texts by language without braces.
import { blank } from '../../../diagnostics/fix.ts';
import type { Line } from '../lines.ts';
import { inLine, type Proposal, propose, replaced } from '../proposal.ts';
import { quoted } from '../quote.ts';
import { linesNearOrAbove, onLines, type SlipKind } from '../slip-kind.ts';

/** Replaces quoted texts with underscores. */
const outsideQuotes = (words: string): string => words.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (text) => '_'.repeat(text.length));

const pairs = { '{': '}', '[': ']' } as const;

/** A brace or bracket that is not closed, or that is opened or closed once too often. */
export const unpairedBrackets: SlipKind = function* (scene) {
  for (const line of linesNearOrAbove(scene, (words) => openIn(words).length > 0 || mismatchIn(words) !== undefined)) yield* paired(line);
};

function* paired(line: Line): Iterable<Proposal> {
  const words = line.words.trimEnd();
  const open = openIn(words);
  const [first] = open;
  const doubled = /(?<=[:-] )[{[](?=\s*[{[])/.exec(outsideQuotes(words));
  if (first !== undefined && doubled !== null) {
    const place = { line, from: doubled.index, to: doubled.index + 1 };
    yield propose(place, 'yaml-bracket-extra', { bracket: doubled[0], edits: replaced(place, '') });
  }
  if (first !== undefined) {
    const missing = [...open].reverse().map(({ mark }) => pairs[mark]);
    const place = { line, from: first.column, to: first.column + 1 };
    const space = first.mark === '{' ? ' ' : '';
    const edits = [inLine(line, [words.length, words.length], missing.map((mark) => space + mark).join(''))];
    yield propose(place, 'yaml-bracket-open', { bracket: first.mark, missing: missing.join(' '), edits });
  }
  const mismatch = mismatchIn(words);
  if (mismatch !== undefined) {
    const { mark, column, end } = mismatch;
    const edits = [inLine(line, [end, end + 1], pairs[mark])];
    yield propose({ line, from: column, to: column + 1 }, 'yaml-bracket-open', { bracket: mark, missing: pairs[mark], edits });
  }
  const [, before = '', bracket = ''] = /^(.*\S)\s*([}\]])$/.exec(words) ?? [];
  if (bracket !== '') {
    const place = { line, from: words.length - 1, to: words.length };
    yield propose(place, 'yaml-bracket-extra', { bracket, edits: [inLine(line, [before.length, words.length], '')] });
  }
}

interface OpenBracket {
  readonly mark: keyof typeof pairs;
  readonly column: number;
}

/** Returns the first bracket that a line closes with one of the other kind, at the column `end`. */
function mismatchIn(words: string): (OpenBracket & { readonly end: number }) | undefined {
  const open: OpenBracket[] = [];
  for (const { 0: mark, index } of outsideQuotes(words).matchAll(/[{}[\]]/g)) {
    if (mark === '{' || mark === '[') open.push({ mark, column: index });
    else {
      const last = open.pop();
      if (last !== undefined && pairs[last.mark] !== mark) return { ...last, end: index };
    }
  }
  return undefined;
}

/** Returns the brackets that a line opens and does not close. */
function openIn(words: string): readonly OpenBracket[] {
  const open: OpenBracket[] = [];
  for (const { 0: mark, index } of outsideQuotes(words).matchAll(/[{}[\]]/g)) {
    if (mark === '{' || mark === '[') open.push({ mark, column: index });
    else open.pop();
  }
  return open;
}

/** Names in brackets that are separated by semicolons, or by nothing, instead of commas: `[ de en ]`. */
export const missingCommasInLists = onLines(function* (line) {
  for (const { 0: list, index } of outsideQuotes(line.words).matchAll(/(?<=: +)\[[\w ,;-]*\]/g)) {
    const gaps = [...list.matchAll(/(?<=[\w-])(?: *;| +(?=[\w-])) */g)].map(({ 0: gap, index: at }) => ({ gap, from: index + at }));
    const [first] = gaps;
    if (first === undefined) continue;
    const start = first.from + first.gap.length;
    const [key = ''] = /^[\w-]*/.exec(line.words.slice(start)) ?? [];
    const edits = gaps.map(({ gap, from }) => inLine(line, [from, from + gap.length], ', '));
    yield propose({ line, from: start, to: start + key.length }, 'yaml-comma-missing', { key, edits });
  }
});

/** Entries in braces that are separated by a semicolon, or by nothing, instead of a comma. */
export const missingCommas = onLines(function* (line) {
  if (!line.words.includes('{')) return;
  for (const { 1: gap = '', 2: key = '', index: start } of outsideQuotes(line.words).matchAll(/(;?\s+)([a-z][\w.-]*): /g)) {
    if (/[{,]$|^\s*(?:- *)*$/.test(line.words.slice(0, start).trimEnd())) continue;
    const from = start + gap.length;
    const edits = [inLine(line, [start, from], ', ')];
    yield propose({ line, from: gap.startsWith(';') ? start : from, to: from + key.length }, 'yaml-comma-missing', { key, edits });
  }
});

/** Texts by language that lack the braces around them: `title: de: "Ja", en: "Yes"`. */
export const missingBraces = onLines(function* (line, { languages, locales }) {
  const words = line.words.trimEnd();
  const [, start = '', key = '', first = ''] = /^( *(?:- +)*([\w-]+): +)([\w-]+): +\S/.exec(words) ?? [];
  if (!locales.has(first) || locales.has(key)) return;
  const starts = [...outsideQuotes(words).matchAll(/(?<= )([\w-]+): +/g)].filter(
    ({ 1: name = '', index }) => index >= start.length && locales.has(name),
  );
  const written = new Map(
    starts.map(({ 0: before, 1: name = '', index }, place) => {
      const value = words.slice(index + before.length, starts[place + 1]?.index).replace(/[\s,;]+$/, '');
      return [name, /^(["']).*\1$/.test(value) ? value : quoted(value)];
    }),
  );
  const needed = languages.length > 0 ? languages : locales.list;
  const all = [...written.keys(), ...needed.filter((name) => !written.has(name))];
  const text = `{ ${all.map((name) => `${name}: ${written.get(name) ?? quoted(blank)}`).join(', ')} }`;
  const place = { line, from: start.length, to: words.length };
  const value = words.slice(start.length);
  yield propose(place, 'text-without-language', { key, value, languages: needed, edits: replaced(place, text) });
});
