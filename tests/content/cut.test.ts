import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cut } from '../../src/content/yaml/cut.ts';

const block = `# Head.
first: 1 # one
# Of the second.
second:
  a: 1

  # Of b.
  b: [x, y, z]
  c: { k: 1, l: "two", m: 3 }
list:
  # All of them.
  - one
  - key: 1
    other: >-
      several
      lines
  # Of the last.
  - - nested
    - more
last: end
`;

describe('Removing a key or an entry leaves the other values unchanged', () => {
  test.each([
    [['first']],
    [['second']],
    [['second', 'a']],
    [['second', 'b']],
    [['second', 'b', 0]],
    [['second', 'b', 1]],
    [['second', 'b', 2]],
    [['second', 'c', 'k']],
    [['second', 'c', 'm']],
    [['list', 0]],
    [['list', 1]],
    [['list', 1, 'key']],
    [['list', 1, 'other']],
    [['list', 2]],
    [['list', 2, 0]],
    [['last']],
  ] as (string | number)[][][])('%j', async (path) => {
    const expected = parse(block);
    const parent = path.slice(0, -1).reduce((value, step) => value[step], expected);
    const [key] = path.slice(-1);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[String(key)];
    expect(parse(await cut(block, path))).toEqual(expected);
  });

  test('Removing a key or an entry also removes the comment directly above it, but not a comment about the whole list', async () => {
    expect(await cut(block, ['list', 2])).not.toContain('Of the last');
    expect(await cut(block, ['second'])).not.toContain('Of the second');
    expect(await cut(block, ['list', 0])).toContain('All of them');
  });

  test.each([
    ['a: [1]\nb: 2\n', ['a', 0], 'a: []\nb: 2\n'],
    ['a:\n  - 1\nb: 2\n', ['a', 0], 'a: []\nb: 2\n'],
    ['a:\n  # Of it.\n  k: 1\n', ['a', 'k'], 'a: {}\n'],
    ['a: { k: 1 } # end\n', ['a', 'k'], 'a: {} # end\n'],
    ['a:\n  - { k: 1 }', ['a', 0], 'a: []'],
  ])('Removing the only value from %j at %j leaves an empty list or map', async (text, path, expected) => {
    expect(await cut(text, path)).toBe(expected);
  });
});
