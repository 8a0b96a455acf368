import { expect, test } from 'vitest';
import type { Fix } from '../../src/diagnostics/diagnostic.ts';
import { codeFrame, fixedLines } from '../../src/diagnostics/reporters/frame.ts';
import type { Range } from '../../src/model/data/place.ts';

const at = (line: number, column: number, length = 1): Range => ({ line, column, endLine: line, endColumn: column + length });
const frame = (source: string, range: Range): string[] => codeFrame(source, range).split('\n');

/** Returns the width of a text in a terminal, in cells. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (/[日本]/.test(character) ? 2 : 1), 0);

test.each([
  ['the first line', 'abc: def\n', at(1, 6, 3), ['1 | abc: def', '  |      ^^^']],
  ['a line and the one before it', 'one\ntwo\nthree\n', at(2, 1, 3), ['1 | one', '2 | two', '  | ^^^']],
  ['line numbers with two digits', `${'x\n'.repeat(9)}y\n`, at(10, 1), [' 9 | x', '10 | y', '   | ^']],
  ['lines that end with carriage returns', 'one\r\ntwo\r\n', at(2, 2), ['1 | one', '2 | two', '  |  ^']],
  ['a tab as one space', 'a:\n\tb: 1\n', at(2, 2), ['1 | a:', '2 |  b: 1', '  |  ^']],
  ['a tab in the line before', '\ta\nb\n', at(2, 1), ['1 |  a', '2 | b', '  | ^']],
  ['characters with the width of two cells', 'a: 日本 x\n', at(1, 7), ['1 | a: 日本 x', '  |         ^']],
  ['marks under wide characters', 'a: 日本\n', at(1, 4, 2), ['1 | a: 日本', '  |    ^^^^']],
  ['characters of two code units', 'a: 🙂 x\n', at(1, 7), ['1 | a: 🙂 x', '  |       ^']],
  ['combining characters', 'a: e\u0301 x\n', at(1, 7), ['1 | a: e\u0301 x', '  |      ^']],
  ['a soft hyphen', 'a: b\u00adc x\n', at(1, 8), ['1 | a: b\u00adc x', '  |       ^']],
  ['a control character as a symbol', 'a: \u001b[2Jb\n', at(1, 4), ['1 | a: ␛[2Jb', '  |    ^']],
  ['a direction mark as a replacement character', 'a: \u202eb\n', at(1, 5), ['1 | a: �b', '  |     ^']],
  ['a range over several lines', 'a: "b\n  c"\n', { line: 1, column: 4, endLine: 2, endColumn: 5 }, ['1 | a: "b', '  |    ^^']],
  ['a place after the end of its line', 'a\n', at(1, 2), ['1 | a', '  |  ^']],
  ['a place after the last line', 'a: 1\n', at(2, 1), ['1 | a: 1', '2 | ', '  | ^']],
])('A code frame shows %s', (_name, source, range, expected) => {
  expect(frame(source, range)).toEqual(expected);
});

test.each([1, 50, 300, 590, 600])('A code frame shows a part of a long line, around column %i', (column) => {
  const line = Array.from({ length: 600 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
  const [shown = '', marks = ''] = frame(line, at(1, column));
  expect(shown.length).toBeLessThan(125);
  expect(shown[marks.indexOf('^')]).toBe(line[column - 1]);
  expect(shown.includes('…')).toBe(true);
});

test('A long mark remains within the line of a code frame', () => {
  const [shown = '', marks = ''] = frame('x'.repeat(600), at(1, 1, 600));
  expect(marks.length).toBeLessThanOrEqual(shown.length);
});

const wideLine = 'a: "日本 und text "'.repeat(30);

test.each([
  ['at the start of a long line', 1],
  ['in the middle of a long line', 250],
  ['between wide characters', wideLine.indexOf('本', 200) + 1],
  ['at the end of a long line', wideLine.length],
])('A code frame of a place %s fits the terminal, and its mark is below the place', (_where, column) => {
  const [shown = '', marks = ''] = codeFrame(wideLine, at(1, column), 80).split('\n');
  expect(widthOf(shown)).toBeLessThanOrEqual(80);
  expect(widthOf(shown)).toBeGreaterThan(70);
  const marked = [...shown].find((_, index, all) => widthOf(all.slice(0, index).join('')) === marks.indexOf('^'));
  expect(marked).toBe(wideLine[column - 1]);
});

/** Returns a fix that writes `words` after `before` in a long line. */
const fixOf = (before: string, words: string): Fix => ({
  edits: [{ replace: { line: 7, column: before.length + 1, endLine: 7, endColumn: before.length + 4 }, with: words }],
  result: `${before}${words}, and a good deal that stays as it was behind it, up to the end of the line }`,
  open: false,
});

test.each([
  ['short', 'title: ', '"Ada"'],
  ['near the end of a long line', `- { de: ${'Wort '.repeat(40)}`, '"mit Anführungszeichen"'],
  ['longer than the width of the terminal', 'text: ', `"${'ein langer Satz '.repeat(12)}"`],
  ['longer than several rows', `${'x'.repeat(90)}: `, `"${'ohneLeerzeichen'.repeat(40)}"`],
  ['of wide characters', 'text: ', `"${'日本'.repeat(40)}"`],
])('A change that is %s is shown completely, in rows that fit the terminal', (_what, before, words) => {
  const rows = fixedLines(fixOf(before, words), 60).split('\n');
  expect(Math.max(...rows.map(widthOf))).toBeLessThanOrEqual(60);
  const plain = (text: string) => text.replaceAll(' ', '');
  expect(plain(rows.map((row) => row.replace(/^ *\d* \| ?/, '')).join(''))).toContain(plain(words));
});
