// Texts that need quotes, but have none or typographic ones: texts in braces that contain a comma, texts that contain a colon or a number
// sign, and texts that begin with a special character.

import type { Line } from '../lines.ts';
import { type Proposal, propose } from '../proposal.ts';
import { quoted } from '../quote.ts';
import type { Scene, SlipKind } from '../slip-kind.ts';
import { valuesOn, type WrittenValue } from '../values.ts';

const marks = /^[„“”»«‚‘’‟]\s*(.*?)\s*[“”„«»‘’‚‟]$/s;

/** Returns the reason why quotes are necessary around a text, or undefined if they are not. */
function causeOf({ words, inBraces }: WrittenValue): Proposal['code'] | undefined {
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
export const unquotedTexts: SlipKind = function* (scene) {
  for (const at of scene.near) {
    const line = scene.lines[at];
    if (line === undefined) continue;
    const own = valuesOn(line).flatMap((value) => {
      const code = causeOf(value);
      return code === undefined ? [] : [{ value, code }];
    });
    for (const { value, code } of own) yield inQuotes(line, code, [value]);
    const [first] = own;
    const inBraces = own.map(({ value }) => value).filter((value) => value.inBraces);
    if (first !== undefined && inBraces.length > 1) yield inQuotes(line, first.code, inBraces);
    yield* quotedEntries(scene, at);
  }
};

function inQuotes(line: Line, code: Proposal['code'], values: readonly WrittenValue[]): Proposal {
  const [{ from = 0, to = 0, words = '' } = {}] = values;
  const edits = values.map((value) => ({
    start: line.start + value.from,
    end: line.start + value.to,
    text: quoted(withoutMarks(value.words)),
  }));
  const at = code === 'yaml-comment' ? words.search(/ #/) + 1 : 0;
  const mark = words.split(' ')[0] ?? words;
  // The arguments suit every code that `causeOf` may return.
  return propose({ line, from: from + at, to }, code as 'yaml-comma', { text: withoutMarks(words), name: mark, tag: mark, edits });
}

const withoutMarks = (words: string): string => marks.exec(words)?.[1] ?? words;

/** Puts quotes around a list entry that is a text without a key. */
function* quotedEntries({ lines }: Scene, at: number): Iterable<Proposal> {
  const line = lines[at];
  const [, before = '', words = ''] = /^(\s*(?:- +)+)([^\s"'{[-].*)$/.exec(line?.words ?? '') ?? [];
  if (line === undefined || words === '' || /^[\w.-]+:(?:\s|$)/.test(words)) return;
  const value = {
    key: '',
    keyFrom: 0,
    from: before.length,
    to: before.length + words.trimEnd().length,
    words: words.trimEnd(),
    inBraces: false,
  };
  const code = causeOf(value);
  if (code !== undefined) yield inQuotes(line, code, [value]);
}
