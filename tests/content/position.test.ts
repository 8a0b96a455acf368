// The place of a key or a value in a file, found by its data path, in every notation of YAML.
import { expect, test } from 'vitest';
import { locator } from '../../src/content/yaml/position.ts';
import type { DataPath } from '../../src/model/data/place.ts';

/** Returns the line and column of the place, and the text at this place: `1:4 x`. */
function marked(text: string, path: DataPath, at: 'key' | 'value' = 'value'): string {
  const { line, column, endLine, endColumn } = locator(text)({ path, at });
  const source = text.split('\n')[line - 1] ?? '';
  return `${line}:${column} ${source.slice(column - 1, endLine === line ? endColumn - 1 : undefined)}`;
}

test.each([
  ['a value', 'a: x\n', ['a'], '1:4 x'],
  ['a value in quotes', 'a: "x y"\n', ['a'], '1:4 "x y"'],
  ['a value in braces', 'a: { b: x, c: y }\n', ['a', 'c'], '1:15 y'],
  ['an entry of a list', 'a:\n  - x\n  - y\n', ['a', 1], '3:5 y'],
  ['an entry of a list in brackets', 'a: [x, y]\n', ['a', 1], '1:8 y'],
  ['a value in a list of blocks', 'a:\n  - b: x\n  - b: y\n    c: z\n', ['a', 1, 'c'], '4:8 z'],
  ['a list in a list', 'a:\n  - - x\n    - y\n', ['a', 0, 1], '3:7 y'],
  ['a block, by its key', 'a:\n  b:\n    c: x\n', ['a', 'b'], '2:3 b'],
  ['a block in a list, by its first key', 'a:\n  - b: x\n  - c: y\n', ['a', 1], '3:5 c'],
  ['a list, by its key', 'a:\n  b: [x]\n', ['a', 'b'], '2:3 b'],
  ['a missing key, by the key above', 'a:\n  b: x\n', ['a', 'c'], '1:1 a'],
  ['a missing key in a list, by the first key of its entry', 'a:\n  - b: x\n  - b: y\n', ['a', 1, 'c'], '3:5 b'],
  ['a missing key at the top', 'a: x\n', ['b'], '1:1 a'],
  ['a missing key far below', 'a:\n  b: x\n', ['a', 'c', 'd', 'e'], '1:1 a'],
  ['an empty value, by its key', 'a:\n  b:\nc: x\n', ['a', 'b'], '2:3 b'],
  ['a value whose key is a number', '1: x\n', ['1'], '1:4 x'],
  ['a value whose key is in quotes', '"a b": x\n', ['a b'], '1:8 x'],
  ['a value after wide characters', '日本: { ä: 🙂, b: x }\n', ['日本', 'b'], '1:17 x'],
  ['a value after carriage returns', 'a: x\r\nb: y\r\n', ['b'], '2:4 y'],
  ['a value after a comment', '# c: d\na: x # b\n', ['a'], '2:4 x'],
  ['a value after dashes', '---\na: x\n', ['a'], '2:4 x'],
  ['the complete file', 'a: x\n', [], '1:1 a'],
])('A place is found: %s', (_name, text, path, expected) => {
  expect(marked(text, path)).toBe(expected);
});

test.each([
  ['a key', 'a:\n  b: x\n', ['a', 'b'], '2:3 b'],
  ['a key in quotes', 'a: { "b": x }\n', ['a', 'b'], '1:6 "b"'],
  ['a key with a name that every object inherits', 'constructor: x\n', ['constructor'], '1:1 constructor'],
  ['a key of a block in a list', '- a: x\n  b: y\n', [0, 'b'], '2:3 b'],
])('A place is found: %s', (_name, text, path, expected) => {
  expect(marked(text, path, 'key')).toBe(expected);
});

test('The place of a text over several lines contains all of its lines', () => {
  expect(locator('a: |\n  x\n  y\nb: z\n')({ path: ['a'] })).toEqual({ line: 2, column: 1, endLine: 4, endColumn: 1 });
  expect(locator('a: "x\n  y"\n')({ path: ['a'] })).toEqual({ line: 1, column: 4, endLine: 2, endColumn: 5 });
});

test('Every place in a file that does not parse is the start of the file', () => {
  expect(marked('a: "x\n', ['a'])).toBe('1:1 a');
});
