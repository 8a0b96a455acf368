// The links in code, which `rename` and other tools leave as they are.
import { expect, test } from 'vitest';
import { movePaths } from '../../src/content/prose/markdown-links.ts';

test.each([
  ['- ```\n  [a](/old)\n  ```\n', 0],
  ['> ~~~\n> [a](/old)\n> ~~~\n', 0],
  ['``[a](/old) ` [a](/old)``\n', 0],
  ['Words `code\n[a](/old) end` and words\n', 0],
  ['````md\n```\n[a](/old)\n```\n[a](/old)\n````\n[a](/old)\n', 1],
  ['A \\` [a](/old) `b` [a](/old) and a lone ` mark\n\n[a](/old) `\n', 3],
])('In %j, %i links are changed', (text, count) => {
  expect(movePaths(text, new Map([['/old', '/new']]))).toHaveLength(count);
});
