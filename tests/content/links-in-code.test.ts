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
  expect(movePaths('a.mdx', text, new Map([['/old', '/new']]))).toHaveLength(count);
});

test.each([
  ['a.mdx', '<pre>[a](/old)</pre>', 1],
  ['a.mdx', '<pre>\n\n[a](/old) `[a](/old)`\n\n</pre>', 1],
  ['a.mdx', '~~~\n<pre>[a](/old)</pre>\n~~~', 0],
  ['a.md', '<pre>[a](/old)</pre>', 0],
])('In %s, where pages show links within <pre> only in MDX, %j has %i links to change', (file, text, count) => {
  expect(movePaths(file, text, new Map([['/old', '/new']]))).toHaveLength(count);
});
