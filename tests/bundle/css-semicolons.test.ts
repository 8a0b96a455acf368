import { expect, test } from 'vitest';
import { missingSemicolons } from '../../src/node/bundle/css-semicolons.ts';

test.each([
  ['a property', 'a {\n  color: red\n  margin: 0;\n}', ['2:12 margin']],
  ['a custom property', ':root {\n  --brand: oklch(0.5 0.1 20)\n  --ink: black;\n}', ['2:28 --ink']],
  ['the second of two declarations', 'a {\n  color: red;\n  margin: 0\n  padding: 0\n}', ['3:11 padding']],
  ['one before a comment', 'a {\n  color: red /* brand */\n  margin: 0;\n}', ['2:12 margin']],
  ['none for the last declaration', 'a {\n  color: red\n}', []],
  ['none for a value of several lines', 'a {\n  transition:\n    color 1s,\n    margin 1s;\n}', []],
  ['none for nested selectors', 'a {\n  color: red;\n  b:hover,\n  c:focus {\n    margin: 0;\n  }\n}', []],
  [
    'none for a comment, a string and a query',
    'a { /* color: red\n margin: 0; */ content: "a\\"; b:"; }\n@media (width > 1px) {\n a:hover { top: 0 }\n}',
    [],
  ],
])('Missing semicolons found in a stylesheet: %s', (_, css, expected) => {
  expect(missingSemicolons(css).map(({ line, column, swallowed }) => `${line}:${column} ${swallowed}`)).toEqual(expected);
});
