import { expect, test } from 'vitest';
import { missingSemicolons } from '../../src/node/bundle/css-semicolons.ts';

test.each([
  ['before a property', 'a {\n  color: red\n  margin: 0;\n}', ['2:12 margin']],
  ['before a custom property', ':root {\n  --brand: oklch(0.5 0.1 20)\n  --ink: black;\n}', ['2:28 --ink']],
  ['after the second of two declarations', 'a {\n  color: red;\n  margin: 0\n  padding: 0\n}', ['3:11 padding']],
  ['before a comment', 'a {\n  color: red /* brand */\n  margin: 0;\n}', ['2:12 margin']],
])('A missing semicolon is reported at the end of its declaration, with the property that it swallows: %s', (_, css, expected) => {
  expect(missingSemicolons(css).map(({ line, column, swallowed }) => `${line}:${column} ${swallowed}`)).toEqual(expected);
});

test.each([
  ['the last declaration', 'a {\n  color: red\n}'],
  ['a value of several lines', 'a {\n  transition:\n    color 1s,\n    margin 1s;\n}'],
  ['nested selectors', 'a {\n  color: red;\n  b:hover,\n  c:focus {\n    margin: 0;\n  }\n}'],
  [
    'a comment, a string and a query',
    'a { /* color: red\n margin: 0; */ content: "a\\"; b:"; }\n@media (width > 1px) {\n a:hover { top: 0 }\n}',
  ],
])('No missing semicolon is reported for %s', (_, css) => {
  expect(missingSemicolons(css)).toEqual([]);
});
