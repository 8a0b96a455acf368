// Replacing a literal of YAML leaves all other bytes unchanged, for every kind of scalar, in files as people write them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { duplicateItem, moveItem, removeItem } from '../../src/content/yaml/splice/items.ts';
import { literalAt } from '../../src/content/yaml/splice/literal-at.ts';
import { type Splice, withValue } from '../../src/content/yaml/splice/with-value.ts';
import type { DataPath } from '../../src/model/data/place.ts';
import { valueAt } from '../../src/model/data/value-at.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

const read = (text: string): unknown => {
  const document = parseDocument(text);
  expect(document.errors).toEqual([]);
  return document.toJS();
};
const textOf = (result: Splice): string => ('text' in result ? result.text : result.refusal);

// biome-ignore format: one line per case.
test.each<[kind: string, text: string, value: string | number | boolean, expected: string]>([
  ['plain text', 'a: old # kept\n', 'new', 'a: new # kept\n'],
  ['plain text that becomes a keyword of YAML', 'a: old\n', 'true', 'a: "true"\n'],
  ['plain text that becomes a number', 'a: old\n', '1e3', 'a: "1e3"\n'],
  ['plain text that starts with a dash', 'a: old\n', '- new', 'a: "- new"\n'],
  ['plain text with a colon', 'a: old\n', 'one: two', 'a: "one: two"\n'],
  ['plain text with a number sign', 'a: old\n', 'one # two', 'a: "one # two"\n'],
  ['plain text that becomes empty', 'a: old\n', '', 'a: ""\n'],
  ['plain text in braces', 'a: { b: old, c: d }\n', 'one, two', 'a: { b: "one, two", c: d }\n'],
  ['plain text in a file with single quotes', "b: 'x'\nc: 'y'\na: old\n", 'one: two', "b: 'x'\nc: 'y'\na: 'one: two'\n"],
  ['text in single quotes', "a: 'old'\n", "it's", "a: 'it''s'\n"],
  ['text in double quotes', 'a: "old"\n', 'say "new"', 'a: "say \\"new\\""\n'],
  ['text with escapes that remain', 'a: "10\\_€ old \\u00ad end"\n', '10\u00a0€ new \u00ad end', 'a: "10\\_€ new \\u00ad end"\n'],
  ['text with a long escape that remains', 'a: "old \\U0001F600 end"\n', 'new \u{1f600} end', 'a: "new \\U0001F600 end"\n'],
  ['a number', 'a: 19 # percent\n', 20, 'a: 20 # percent\n'],
  ['a number that becomes a text', 'a: 19\n', '20', 'a: "20"\n'],
  ['a boolean', 'a: true\n', false, 'a: false\n'],
  ['a block', 'a: |\n  one\n  two\nb: c\n', 'one\nthree\n', 'a: |\n  one\n  three\nb: c\n'],
  ['a block without a final line break', 'a: |-\n    one\nb: c\n', 'two\nthree', 'a: |-\n    two\n    three\nb: c\n'],
  ['a folded block', 'a: >-\n  one\n  two\nb: c\n', 'one three', 'a: >-\n  one three\nb: c\n'],
  ['a block with a blank line', 'a: |\n  one\n\n  two\n\nb: c\n', 'one\n\nthree\n', 'a: |\n  one\n\n  three\n\nb: c\n'],
  ['quoted text that becomes two lines', 'a: "old"\n', 'one\ntwo', 'a: "one\\ntwo"\n'],
  ['plain text in a file without a final line break', 'a: old', 'new', 'a: new'],
  ['plain text in a file with CRLF line breaks', 'a: old\r\nb: "c"\r\n', 'new', 'a: new\r\nb: "c"\r\n'],
  ['a block with CRLF line breaks', 'a: |\r\n  one\r\nb: c\r\n', 'two\nthree\n', 'a: |\r\n  two\r\n  three\r\nb: c\r\n'],
  ['plain text in a file with a byte order mark', '\ufeffa: old\n', 'new', '\ufeffa: new\n'],
])('A changed YAML value is written in the style of the file: %s', (_kind, text, value, expected) => {
  expect(textOf(withValue(text, ['a', ...(text.includes('{') ? ['b'] : [])], value))).toBe(expected);
});

// biome-ignore format: one line per case.
test.each<[kind: string, text: string, path: DataPath, refusal: string]>([
  ['an empty value', 'a:\nb: c\n', ['a'], 'no literal'],
  ['a group', 'a: { b: c }\n', ['a'], 'no literal'],
  ['an alias', 'a: &x old\nb: *x\n', ['b'], 'no literal'],
  ['an anchored value', 'a: &x old\nb: *x\n', ['a'], 'cannot be written'],
  ['a missing key', 'a: b\n', ['c'], 'no literal'],
  ['a file with errors', 'a: "b\n', ['a'], 'errors'],
])('A change of a YAML value is refused: %s', (_kind, text, path, refusal) => {
  expect(withValue(text, path, 'new')).toEqual({ refusal });
});

const list = '# head\na:\n  # of one\n  - x: 1\n    y: 2 # two\n\n  # of two\n  - x: 3\n  - x: 4\n\nb: c\n';

// biome-ignore format: one line per case.
test.each<[change: string, result: Splice, text: string]>([
  ['the first entry is moved down with its comments', moveItem(list, ['a'], { from: 0, to: 1 }), '# head\na:\n  # of two\n  - x: 3\n\n  # of one\n  - x: 1\n    y: 2 # two\n  - x: 4\n\nb: c\n'],
  ['the last entry is duplicated', duplicateItem(list, ['a'], 2), list.replace('  - x: 4\n', '  - x: 4\n  - x: 4\n')],
  ['the second entry is removed with its comment', removeItem(list, ['a'], 1), list.replace('  # of two\n  - x: 3\n', '')],
  ['the last entry is removed', removeItem(list, ['a'], 2), list.replace('  - x: 4\n', '')],
  ['an entry in brackets is moved', moveItem('a: [one, "two", three] # c\n', ['a'], { from: 0, to: 2 }), 'a: ["two", three, one] # c\n'],
  ['an entry in brackets is duplicated', duplicateItem('a: [one, two]\n', ['a'], 1), 'a: [one, two, two]\n'],
  ['an entry in brackets is removed', removeItem('a: [one, two]\n', ['a'], 1), 'a: [one]\n'],
])('In a YAML list, %s', (_change, result, text) => {
  expect(textOf(result)).toBe(text);
});

test('The only entry of a YAML list is not removed, and a missing entry is not moved', () => {
  expect(removeItem('a:\n  - b\n', ['a'], 0)).toEqual({ refusal: 'last entry' });
  expect(moveItem('a:\n  - b\n', ['a'], { from: 0, to: 1 })).toEqual({ refusal: 'no entry' });
});

const words = [
  'Wort',
  'über',
  'no',
  'yes',
  '1e3',
  '0x1f',
  '-',
  '- a',
  '# c',
  'a: b',
  '{x}',
  '[y]',
  "it's",
  '"quoted"',
  '  ',
  'null',
  '~',
  '&a',
  '*b',
  '!c',
  '%d',
  '@e',
  '`f`',
  '|',
  '>',
  '\u00a0',
  'ü'.repeat(40),
  '日本語',
  '😀',
  '\t',
  '\n',
  '\n\n',
  '?',
  ', ',
  ': ',
  ' #',
  '2025-06-30',
  '12:30',
  '\\',
  '{price.audit}',
];

/** Returns a random text that consists of `words` and is never blank. */
function textFrom(random: () => number): string {
  const text = Array.from({ length: 1 + Math.floor(random() * 4) }, () => words[Math.floor(random() * words.length)] ?? '').join(
    random() < 0.5 ? ' ' : '',
  );
  return text.trim() === '' ? 'x' : text;
}

/** Returns a file with scalars of every kind, in sequence and nested, with comments and blank lines. */
function fileFrom(random: () => number): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const indent = pick(['  ', '    ']);
  const scalar = (depth: number): string => {
    const plain = pick(['word', 'two words', '12', 'true', '-3.5', 'über', "it's", 'a-b', '1e3', 'no', '{x} y'.slice(4)]);
    const inside = indent.repeat(depth + 1);
    return pick([
      () => plain,
      () =>
        `'${textFrom(random)
          .replaceAll(/[\n\t]/g, ' ')
          .replaceAll("'", "''")}'`,
      () => JSON.stringify(textFrom(random)),
      () => `|${pick(['', '-', '+'])}\n${inside}one line\n\n${inside}  two: lines # here`,
      () => `>${pick(['', '-'])}\n${inside}folded words\n${inside}over lines`,
      () => `[one, "two", { three: ${plain} }]`,
      () => `{ de: "${plain}", en: ${plain} }`,
    ])();
  };
  const block = (depth: number): string => {
    const lines: string[] = [];
    for (let key = 0; key < 2 + random() * 3; key += 1) {
      const start = indent.repeat(depth);
      if (random() < 0.2) lines.push(pick(['', `${start}# a comment`]));
      const value = scalar(depth);
      const comment = value.includes('\n') || random() < 0.7 ? '' : ' # why';
      if (depth < 2 && random() < 0.3) lines.push(`${start}k${key}:`, block(depth + 1));
      else if (random() < 0.2)
        lines.push(
          `${start}k${key}:`,
          ...[0, 1, 2].map((item) => `${start}${indent}- i${item}: ${pick(['word', '"quoted"', '7'])}${item === 1 ? ' # of one' : ''}`),
        );
      else lines.push(`${start}k${key}: ${value}${comment}`);
    }
    return lines.join('\n');
  };
  let text = block(0);
  if (random() < 0.8) text += '\n';
  if (random() < 0.2) text = text.replaceAll('\n', '\r\n');
  return random() < 0.1 ? `\ufeff${text}` : text;
}

/** Returns the paths of all lists in a text, and of all scalars except null. */
function placesIn(text: string): { readonly scalars: DataPath[]; readonly lists: DataPath[] } {
  const scalars: DataPath[] = [];
  const lists: DataPath[] = [];
  const take = (value: unknown, path: DataPath): void => {
    if (Array.isArray(value)) lists.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) take(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    else if (value !== null) scalars.push(path);
  };
  take(read(text), []);
  return { scalars, lists };
}

/** Changes a value. Expects that all other bytes remain, and that changing the value back restores the data. */
function expectOneChange(text: string, path: DataPath, value: string | number | boolean): void {
  const literal = literalAt(text, path);
  const result = withValue(text, path, value);
  if (literal === undefined || !('text' in result)) throw new Error(JSON.stringify({ text, path, value, result }));
  const after = result.text;
  expect(after.startsWith(text.slice(0, literal.start)), after).toBe(true);
  expect(after.endsWith(text.slice(literal.end)), JSON.stringify({ text, after, path })).toBe(true);
  const data = read(after);
  expect(valueAt(data, path)).toStrictEqual(value);
  const restored = withValue(after, path, literal.value);
  expect('text' in restored && JSON.stringify(read(restored.text))).toBe(JSON.stringify(read(text)));
  expect(withValue(text, path, literal.value)).toEqual({ text });
}

test('Random changes of YAML values in random files each change one literal', () => {
  const random = randomOfDay();
  let count = 0;
  for (const limit = samples(100, 10_000); count < limit; ) {
    const text = fileFrom(random);
    for (const path of placesIn(text).scalars) {
      const number = Math.round(random() * 1e6) / 100;
      const value = typeof valueAt(read(text), path) === 'number' && random() < 0.5 ? number : textFrom(random);
      expectOneChange(text, path, value);
      count += 1;
    }
  }
});

const content = join(import.meta.dirname, '../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.yaml') && !file.includes('locks'),
);

test('Random changes of YAML values in the content of this site each change one literal', () => {
  const random = randomOfDay();
  for (const file of files) {
    const text = readFileSync(join(content, file), 'utf8');
    const { scalars } = placesIn(text);
    for (const path of scalars.filter(() => random() < samples(1.5, 400) / scalars.length)) expectOneChange(text, path, textFrom(random));
  }
});

/** Expects that moving an entry and moving it back restores the text, and so does duplicating it and removing the copy. */
function expectInverses(text: string, path: DataPath, index: number, count: number): void {
  const where = JSON.stringify([path, index]);
  if (index + 1 < count)
    expect(
      textOf(moveItem(textOf(moveItem(text, path, { from: index, to: index + 1 })), path, { from: index + 1, to: index })),
      where,
    ).toBe(text);
  expect(textOf(removeItem(textOf(duplicateItem(text, path, index)), path, index + 1)), where).toBe(text);
}

test('Moving an entry of a YAML list and back, or duplicating it and removing the copy, restores the file', () => {
  const random = randomOfDay();
  let count = 0;
  for (const file of files) {
    const text = readFileSync(join(content, file), 'utf8');
    for (const path of placesIn(text).lists) {
      const size = Object.keys(Object(valueAt(read(text), path))).length;
      for (let index = 0; index < size; index += 1) {
        if (random() > samples(0.02, 1)) continue;
        expectInverses(text, path, index, size);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(10);
});
