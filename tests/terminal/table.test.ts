import { expect, test } from 'vitest';
import { table } from '../../src/diagnostics/terminal/table.ts';

const rows = [
  ['URL', 'FILE', 'PAGES'],
  ['/one', 'pages/one.yaml', '/a /b and 3 more'],
  ['/two-and-a-half', 'pages/two.yaml', ''],
];

test.each([
  [
    'side by side without a width',
    undefined,
    ['URL              FILE            PAGES', '/one             pages/one.yaml  /a /b and 3 more', '/two-and-a-half  pages/two.yaml'],
  ],
  [
    'side by side if they just fit',
    49,
    ['URL              FILE            PAGES', '/one             pages/one.yaml  /a /b and 3 more', '/two-and-a-half  pages/two.yaml'],
  ],
  [
    'with the last column below the others in a row that is too wide',
    48,
    [
      'URL              FILE            PAGES',
      '/one             pages/one.yaml',
      '    /a /b and 3 more',
      '/two-and-a-half  pages/two.yaml',
    ],
  ],
  [
    'below each other, in several lines, in a narrow terminal',
    20,
    ['URL', '    FILE  PAGES', '/one', '    pages/one.yaml', '    /a /b and 3 more', '/two-and-a-half', '    pages/two.yaml'],
  ],
])('Columns of a table are printed %s', (_how, width, expected) => {
  expect(table(rows, width).split('\n')).toEqual(expected);
});

test('A table with one column is printed in one line at any width', () => {
  expect(table([['a long name']], 0)).toBe('a long name');
});
