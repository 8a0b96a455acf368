import { expect, test } from 'vitest';
import { cleanPaste } from '../../src/watch/browser/edit/clean-paste.ts';

const pasted: readonly (readonly [name: string, text: string, oneLine: string, lines: string])[] = [
  ['a line break of Word', 'one\vtwo', 'one two', 'one\ntwo'],
  ['the end of a paragraph', 'one\r\ntwo\r\n', 'one two', 'one\ntwo\n'],
  ['separators of Unicode', 'one\u2028two\u2029three', 'one two three', 'one\ntwo\nthree'],
  ['invisible characters', '\ufeffone\u200b \u2066two\u2069\0', 'one two', 'one two'],
  [
    'what people see or need',
    'zehn\u00a0€ – „ja“ 👩‍💻 Silben\u00adtrennung',
    'zehn\u00a0€ – „ja“ 👩‍💻 Silben\u00adtrennung',
    'zehn\u00a0€ – „ja“ 👩‍💻 Silben\u00adtrennung',
  ],
];

for (const [name, text, oneLine, lines] of pasted)
  test(`cleanPaste handles ${name}`, () => {
    expect(cleanPaste(text, { isOneLine: true, isRightToLeft: false })).toBe(oneLine);
    expect(cleanPaste(text, { isOneLine: false, isRightToLeft: false })).toBe(lines);
  });

test('cleanPaste leaves direction marks in languages from right to left', () => {
  expect(cleanPaste('\u2066one\u2069', { isOneLine: true, isRightToLeft: true })).toBe('\u2066one\u2069');
});
