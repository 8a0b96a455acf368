// The changes of a text as separate hunks. All hunks together result in the new text, and each can be applied alone.
import { expect, test } from 'vitest';
import { applyHunks, hunksOf, spansOf } from '../../src/watch/hunks.ts';

const before = 'a\nb\nc\nd\n';

test.each([
  ['nothing', before, []],
  ['one line', 'a\nB\nc\nd\n', [{ from: 1, count: 1, lines: ['B'] }]],
  [
    'two adjacent lines',
    'a\nB\nC\nd\n',
    [
      { from: 1, count: 1, lines: ['B'] },
      { from: 2, count: 1, lines: ['C'] },
    ],
  ],
  ['an added line', 'a\nb\nx\nc\nd\n', [{ from: 2, count: 0, lines: ['x'] }]],
  ['a removed line', 'a\nc\nd\n', [{ from: 1, count: 1, lines: [] }]],
  ['two lines into one', 'a\nB\nd\n', [{ from: 1, count: 2, lines: ['B'] }]],
  ['the last line end', 'a\nb\nc\nd', [{ from: 4, count: 1, lines: [] }]],
  ['everything', 'x\n', [{ from: 0, count: 4, lines: ['x'] }]],
])('A change of %s has the expected hunks, which result in the new text', (_, after, hunks) => {
  expect(hunksOf(before, after)).toEqual(hunks);
  expect(applyHunks(before, hunks)).toBe(after);
  expect(applyHunks(before, [])).toBe(before);
});

test('A selection of hunks can be applied without the others, and the positions of all hunks follow from the selection', () => {
  const hunks = hunksOf(before, 'x\na\nB\nd\n');
  const [first, second] = hunks;
  expect(applyHunks(before, hunks.slice(1))).toBe('a\nB\nd\n');
  expect(spansOf(hunks, new Set(hunks))).toEqual(
    new Map([
      [first, { start: 1, end: 2 }],
      [second, { start: 3, end: 4 }],
    ]),
  );
  expect(spansOf(hunks, new Set())).toEqual(
    new Map([
      [first, { start: 1, end: 1 }],
      [second, { start: 2, end: 4 }],
    ]),
  );
});
