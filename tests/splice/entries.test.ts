import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withEntry, withoutEntry } from '../../src/content/yaml/splice/entries.ts';

const textOf = (result: ReturnType<typeof withEntry>): string => ('text' in result ? result.text : result.refusal);

describe('A key is added to YAML', () => {
  test.each([
    ['after the last key', 'title:\n  de: Hallo\n', 'title:\n  de: Hallo\n  en: Hello\n'],
    ['in quotes, like its neighbour', 'title:\n  de: "Hallo" # Gruß\nmore: 1\n', 'title:\n  de: "Hallo" # Gruß\n  en: "Hello"\nmore: 1\n'],
    ['in single quotes', "title:\n    de: 'Hallo'", "title:\n    de: 'Hallo'\n    en: 'Hello'"],
    ['in braces', 'title: { de: Hallo }\n', 'title: { de: Hallo, en: Hello }\n'],
    ['in braces without spaces', 'title: {de: "Hallo"}\n', 'title: {de: "Hallo", en: "Hello"}\n'],
    [
      'as a block scalar, like its neighbour',
      'title:\n  de: |\n    Hallo\n\nmore: 1\n',
      'title:\n  de: |\n    Hallo\n  en: |-\n    Hello\n\nmore: 1\n',
    ],
    ['with the line breaks of the file', 'title:\r\n  de: Hallo\r\n', 'title:\r\n  de: Hallo\r\n  en: Hello\r\n'],
  ])('%s', (_, text, expected) => {
    expect(textOf(withEntry(text, ['title', 'en'], 'Hello'))).toBe(expected);
  });

  test('to an entry of a list, after its last key', () => {
    expect(textOf(withEntry('list:\n  - a: 1\n    b:\n      c: 2\n  - a: 3\n', ['list', 0, 'draft'], true))).toBe(
      'list:\n  - a: 1\n    b:\n      c: 2\n    draft: true\n  - a: 3\n',
    );
  });

  test.each(['no', '- a', 'a: b', '# a', '1e3', ' a ', '"', 'two\nlines', '{x}', '⟦a⟧', ''])(
    'with the value %j, which reads back unchanged',
    (value) => {
      for (const text of ['t:\n  de: a\n', 't: { de: "a" }\n', "t:\n  de: 'a'\n", 't:\n  de: >\n    a\n'])
        expect(parse(textOf(withEntry(text, ['t', 'en'], value)))).toEqual({ t: { ...parse(text).t, en: value } });
    },
  );

  test.each([
    ['exists', 'a:\n  b: 1\n', ['a', 'b']],
    ['would be inside a scalar', 'a: 1\n', ['a', 'b']],
    ['would be inside an alias', 'x: &x\n  c: 1\na: *x\n', ['a', 'b']],
  ])('unless the key %s', (_, text, path) => {
    expect(withEntry(text, path, 'c')).toHaveProperty('refusal');
  });
});

describe('A key is removed from YAML', () => {
  test.each([
    ['if it is the last', 'a:\n  b: 1\n  draft: true\nc: 2\n', 'a:\n  b: 1\nc: 2\n'],
    ['if it is the first of a list entry', 'a:\n  - draft: true\n    b: 1\n', 'a:\n  - b: 1\n'],
    ['between others, with its comment', 'a:\n  b: 1\n  draft: true # not yet\n  c: 2\n', 'a:\n  b: 1\n  c: 2\n'],
    ['in braces', 'a: { b: 1, draft: true }\n', 'a: { b: 1 }\n'],
  ])('%s', (_, text, expected) => {
    const path = text.includes('- draft') ? ['a', 0, 'draft'] : ['a', 'draft'];
    expect(textOf(withoutEntry(text, path))).toBe(expected);
  });

  test('if it was added before, which restores the file', () => {
    const text = '# of the page\na:\n  - b: "x"\n    # why\n    c: 2\n\n  - b: y\n';
    const added = textOf(withEntry(text, ['a', 0, 'draft'], true));
    expect(textOf(withoutEntry(added, ['a', 0, 'draft']))).toBe(text);
  });

  test('unless it is the only key', () => {
    expect(withoutEntry('a:\n  b: 1\n', ['a', 'b'])).toEqual({ refusal: 'last entry' });
  });
});
