import { expect, test } from 'vitest';
import { align } from '../../src/tools/diff/align.ts';
import { compareWords } from '../../src/tools/diff/words.ts';
import { randomFrom } from '../support/samples.ts';

const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
const shown = (before: string, after: string, tag = 'en'): string =>
  compareWords(before, after, tag)
    .map(({ op, text }) => marks[op].join(text))
    .join('');

test.each([
  ['a word', 'One two three.', 'One four three.', 'One [-two-]{+four+} three.'],
  ['adjacent words, as one phrase', 'It costs ten euros now.', 'It costs a dollar now.', 'It costs [-ten euros-]{+a dollar+} now.'],
  ['a new word', 'One three.', 'One two three.', 'One {+two +}three.'],
  ['a removed word', 'One two three.', 'One three.', 'One [-two -]three.'],
  ['everything', 'Ja', 'Nein', '[-Ja-]{+Nein+}'],
  ['nothing', 'Equal.', 'Equal.', 'Equal.'],
  ['a text that was empty', '', 'New.', '{+New.+}'],
])('The comparison of words marks %s', (_name, before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

test('The comparison of words finds the words of a language that has no spaces between words', () => {
  expect(shown('私は東京に住んでいます', '私は大阪に住んでいます', 'ja')).toBe('私は[-東京-]{+大阪+}に住んでいます');
});

test('Both texts can be restored from the compared words', () => {
  const random = randomFrom(7);
  const word = (): string => ['a', 'bb', 'ccc', 'd,', ' ', '. ', 'ü'][Math.floor(random() * 7)] ?? '';
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [0, 1].map(() => Array.from({ length: Math.floor(random() * 30) }, word).join(' ')) as [string, string];
    const changes = compareWords(before, after, 'en');
    const without = (op: string): string => changes.flatMap((change) => (change.op === op ? [] : [change.text])).join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  }
});

test('The comparison of words accepts texts of any length, and replaces very long texts as a whole', () => {
  const long = 'word '.repeat(200_000);
  expect(compareWords(long, `${long}end`, 'en').map(({ op }) => op)).toEqual(['removed', 'added']);
});

test.each<[string, string, string, string]>([
  ['a new item', 'a b c', 'a x b c', 'a=a _=x b=b c=c'],
  ['a removed item', 'a b c', 'a c', 'a=a b=_ c=c'],
  ['a similar item', 'a b1 c', 'a b2 c', 'a=a b1=b2 c=c'],
  ['similar items among others', 'b1 c', 'x y b2 c', '_=x _=y b1=b2 c=c'],
])('The alignment of two lists has the expected pairs for %s', (_name, before, after, expected) => {
  const pairs = align(before.split(' '), after.split(' '), {
    keyOf: (item) => item,
    likeness: (one, other) => (one[0] === other[0] ? 0.5 : 0),
  });
  expect(pairs.map(([from = '_', to = '_']) => `${from}=${to}`).join(' ')).toBe(expected);
});
