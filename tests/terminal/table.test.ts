import { expect, test } from 'vitest';
import { table } from '../../src/diagnostics/terminal/table.ts';

const rows = [
  ['URL', 'FILE', 'PAGES'],
  ['/one', 'pages/one.yaml', '/a /b and 3 more'],
  ['/two-and-a-half', 'pages/two.yaml', ''],
];

test.each([
  [
    'side by side where nothing sets a width',
    undefined,
    ['URL              FILE            PAGES', '/one             pages/one.yaml  /a /b and 3 more', '/two-and-a-half  pages/two.yaml'],
  ],
  [
    'side by side where they just fit',
    49,
    ['URL              FILE            PAGES', '/one             pages/one.yaml  /a /b and 3 more', '/two-and-a-half  pages/two.yaml'],
  ],
  [
    'with the last one below in a row that is too wide',
    48,
    [
      'URL              FILE            PAGES',
      '/one             pages/one.yaml',
      '    /a /b and 3 more',
      '/two-and-a-half  pages/two.yaml',
    ],
  ],
  [
    'below one another, in several lines, in little room',
    20,
    ['URL', '    FILE  PAGES', '/one', '    pages/one.yaml', '    /a /b and 3 more', '/two-and-a-half', '    pages/two.yaml'],
  ],
])('Columns stand %s', (_how, width, expected) => {
  expect(table(rows, width).split('\n')).toEqual(expected);
});

test('A lone column stays however little room there is', () => {
  expect(table([['a long name']], 0)).toBe('a long name');
});
