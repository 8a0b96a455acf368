// A colon or dash without a space after it, and a key without a colon.
import { type ColumnSpan, inLine, type Proposal, propose } from '../proposal.ts';
import { onLines } from '../slip-kind.ts';

/** `icon:compass`, `-icon: compass`, `{ de:Text }`. */
export const missingSpaces = onLines(function* (line) {
  const dash = /^\s*(?:- +)*-(?=[\w"'{])/.exec(line.words)?.[0].length;
  if (dash !== undefined) yield spaced('-', { line, from: dash - 1, to: dash });
  const colon = /^(\s*(?:- +)*)[\w.-]+:(?=[^\s/])/.exec(line.words);
  if (colon !== null) yield spaced(':', { line, from: colon[1]?.length ?? 0, to: colon[0].length });
  const found = [...line.words.matchAll(/([{,]\s*)[a-z][\w.-]*:(?=[^\s/])/g)];
  const inBraces = found.map(({ 0: { length }, 1: gap = '', index }) => ({ line, from: index + gap.length, to: index + length }));
  for (const place of inBraces) yield spaced(':', place);
  if (inBraces.length > 1) {
    const edits = inBraces.map(({ to }) => inLine(line, [to, to], ' '));
    yield propose({ line, from: found[0]?.index ?? 0, to: line.words.length }, 'yaml-space', { mark: ':', edits });
  }
});

/** Proposes a space after the colon or dash that ends at `to`. */
const spaced = (mark: ':' | '-', { line, from, to }: ColumnSpan): Proposal =>
  propose({ line, from, to: to + 1 }, 'yaml-space', { mark, edits: [inLine(line, [to, to], ' ')] });

/** Proposes a colon in place of `gap`, which follows a key. */
const withColon = ({ line, from, to }: ColumnSpan, key: string, gap: string): Proposal =>
  propose({ line, from, to }, 'yaml-colon-missing', { key, edits: [inLine(line, [to, to + gap.length], ': ')] });

/** `icon compass`, `icon = compass`, `{ icon = compass }`. */
export const missingColons = onLines(function* (line) {
  const [, { length: from } = '', key, gap = ''] = /^(\s*(?:- +)*)([a-z][\w.-]*)( *= *| +)(?=[^\s:=])/.exec(line.words) ?? [];
  if (key !== undefined) yield withColon({ line, from, to: from + key.length }, key, gap);
  for (const {
    0: { length },
    1: sign = '',
    2: inBraces = '',
    3: equals = '',
    index,
  } of line.words.matchAll(/([{,]\s*)([a-z][\w.-]*)( *= *)(?=[^\s:=])/g))
    yield withColon({ line, from: index + sign.length, to: index + length - equals.length }, inBraces, equals);
});
