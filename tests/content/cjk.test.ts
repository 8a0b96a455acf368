// Chinese, Japanese and Korean: the statements of docs/languages.md about their texts.
import { expect, test } from 'vitest';
import { parseProse } from '../../src/content/prose/prose.ts';
import { typographyIn } from '../../src/content/typography/check-typography.ts';
import { headingsOf } from '../../src/model/entries/prose-headings.ts';
import { proseText } from '../../src/site/prose-text.ts';
import { compareWords } from '../../src/tools/diff/words.ts';
import { factsIn } from '../../src/translations/facts/facts-in.ts';
import { proseOptions } from '../support/prose-options.ts';

const read = (text: string) => parseProse('pages/about.md', text, { ...proseOptions, tag: 'zh-Hans', isMdx: false });

async function parsed(text: string) {
  const { prose } = await read(text);
  return { root: prose?.root ?? expect.fail('no prose') };
}

test.each([
  ['价格与条件（2026）', '价格与条件2026'],
  ['料金とプラン', '料金とプラン'],
  ['요금과 조건', '요금과-조건'],
])('The heading %s has its own letters in its id', async (words, id) => {
  const { root } = await parsed(`## ${words}`);
  expect(headingsOf(root).map((heading) => heading.id)).toEqual([id]);
});

test.each(['这是**强调**的', '**强调**。后面'])('Emphasis that words enclose is read: %s', async (text) => {
  expect(JSON.stringify((await parsed(text)).root)).toContain('"tagName":"strong"');
});

test.each(['**强调。**后面', 'これは**「強調」**です'])(
  'Emphasis with a mark at its end, and a letter behind, is an error: %s',
  async (text) => {
    const { findings } = await read(text);
    expect(findings.map(({ code }) => code)).toContain('markdown-raw');
  },
);

test('A line break of the source stays in the text, as a space', async () => {
  const { root } = await parsed('第一行\n第二行');
  expect(proseText(root)).toBe('第一行 第二行');
});

const names = (text: string, tag: string): readonly string[] => typographyIn(text, tag, {}).map(({ rule }) => rule);

test('Typography of numbers is checked, quotation marks and dashes are not', () => {
  expect(names('50 %、5 kg、 -3', 'ja')).toEqual(['percent', 'unit', 'minus']);
  expect(names('他说"好" -- 然后', 'zh-Hans')).toEqual([]);
});

test('Days of Chinese and Japanese are compared, words for numbers are not', () => {
  expect([...factsIn('2026年3月1日', 'zh-Hans'), ...factsIn('2026年3月1日', 'ja')]).toEqual(['2026-03-01', '2026-03-01']);
  expect([...factsIn('10万', 'zh-Hans')]).toEqual(['10']);
});

test('A comparison takes words apart, though no spaces are between them', () => {
  expect(compareWords('我们在小岛上', '我们在大岛上', 'zh-Hans').filter(({ op }) => op !== 'same')).toEqual([
    { op: 'removed', text: '小岛' },
    { op: 'added', text: '大岛' },
  ]);
});
