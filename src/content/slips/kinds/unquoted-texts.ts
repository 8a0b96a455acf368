// Texts that need quotes, but have none or typographic ones: texts in braces that contain a comma, texts that contain a colon or a number
// sign, and texts that begin with a special character.
import type { Line } from '../lines.ts';
import { type Proposal, propose, replaced } from '../proposal.ts';
import { quoted } from '../quote.ts';
import { onLines } from '../slip-kind.ts';
import { valuesOn, type WrittenValue } from '../values.ts';

const marks = /^[„“”»«‚‘’‟]\s*(.*?)\s*[“”„«»‘’‚‟]$/s;

/** A value, or a list entry without a key. */
type BareText = Omit<WrittenValue, 'key'>;

/** Returns the reason why quotes are necessary around a text, or undefined if they are not. */
function causeOf({ words, inBraces }: BareText): Proposal['code'] | undefined {
  if (/^\{[a-z][\w.-]*\}/.test(words)) return 'yaml-variable';
  if (/^["'{[]|"$/.test(words)) return undefined;
  if (marks.test(words)) return 'yaml-quote-marks';
  // An anchor or tag before a block is not part of a text.
  if (/^[&*!]\S*\s*(?:[{[]|$)/.test(words) && !words.startsWith('*')) return undefined;
  if (/^[&*]\S/.test(words)) return 'yaml-alias';
  if (words.startsWith('!')) return 'yaml-tag';
  if (/^(?:[@`%&*|>]|[-?] )/.test(words)) return 'yaml-first-character';
  if (/ #/.test(words)) return 'yaml-comment';
  if (/:(?: |$)/.test(words)) return 'yaml-colon';
  return inBraces && /[,{}[\]]/.test(words) ? 'yaml-comma' : undefined;
}

/** Puts quotes around texts near the problem: around one text, or around all texts in the braces of a line. */
export const unquotedTexts = onLines(function* (line) {
  const own = valuesOn(line).flatMap((value) => {
    const code = causeOf(value);
    return code === undefined ? [] : [{ value, code }];
  });
  for (const { value, code } of own) yield inQuotes(code, [value]);
  const [first] = own;
  const [inBraces, ...others] = own.map(({ value }) => value).filter((value) => value.inBraces);
  if (first !== undefined && inBraces !== undefined && others.length > 0) yield inQuotes(first.code, [inBraces, ...others]);
  const entry = entryWithoutKey(line);
  const code = entry && causeOf(entry);
  if (entry !== undefined && code !== undefined) yield inQuotes(code, [entry]);
});

/** Proposes quotes around `values` of a line. The proposal is at the first value. */
function inQuotes(code: Proposal['code'], values: readonly [BareText, ...BareText[]]): Proposal {
  const [{ line, from, to, words }] = values;
  const edits = values.flatMap((value) => replaced(value, quoted(withoutMarks(value.words))));
  const at = code === 'yaml-comment' ? words.search(/ #/) + 1 : 0;
  const mark = words.split(' ')[0] ?? words;
  // The arguments suit every code that `causeOf` may return.
  return propose({ line, from: from + at, to }, code as 'yaml-comma', { text: withoutMarks(words), name: mark, tag: mark, edits });
}

const withoutMarks = (words: string): string => marks.exec(words)?.[1] ?? words;

/** Returns the text of a list entry that has no key; undefined for any other line. */
function entryWithoutKey(line: Line): BareText | undefined {
  const [, { length: from } = '', words = ''] = /^(\s*(?:- +)+)([^\s"'{[-].*)$/.exec(line.words.trimEnd()) ?? [];
  if (words === '' || /^[\w.-]+:(?:\s|$)/.test(words)) return undefined;
  return { line, from, to: from + words.length, words, inBraces: false };
}
