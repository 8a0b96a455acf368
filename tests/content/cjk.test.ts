// Tests the statements of docs/languages.md about Chinese, Japanese and Korean texts.
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
])('The id of a heading in Chinese, Japanese or Korean keeps its letters: %s', async (words, id) => {
  const { root } = await parsed(`## ${words}`);
  expect(headingsOf(root).map((heading) => heading.id)).toEqual([id]);
});

test.each(['这是**强调**的', '**强调**。后面'])('Emphasis in Chinese text without spaces is recognized: %s', async (text) => {
  expect(JSON.stringify((await parsed(text)).root)).toContain('"tagName":"strong"');
});

test.each(['**强调。**后面', 'これは**「強調」**です'])(
  'Emphasis that starts or ends with a punctuation mark, directly next to a letter, is an error: %s',
  async (text) => {
    const { findings } = await read(text);
    expect(findings.map(({ code }) => code)).toContain('markdown-raw');
  },
);

test('A line break in a Chinese paragraph becomes a space', async () => {
  const { root } = await parsed('第一行\n第二行');
  expect(proseText(root)).toBe('第一行 第二行');
});

const rulesIn = (text: string, tag: string): readonly string[] => typographyIn(text, tag, {}).map(({ rule }) => rule);

test('The typography of numbers is checked in Japanese; quotation marks and dashes in Chinese are not', () => {
  expect(rulesIn('50 %、5 kg、 -3', 'ja')).toEqual(['percent', 'unit', 'minus']);
  expect(rulesIn('他说"好" -- 然后', 'zh-Hans')).toEqual([]);
});

test('Dates in Chinese and Japanese are facts; words for large numbers are not', () => {
  expect([...factsIn('2026年3月1日', 'zh-Hans'), ...factsIn('2026年3月1日', 'ja')]).toEqual(['2026-03-01', '2026-03-01']);
  expect([...factsIn('10万', 'zh-Hans')]).toEqual(['10']);
});

test('A comparison separates Chinese words, although there are no spaces between them', () => {
  expect(compareWords('我们在小岛上', '我们在大岛上', 'zh-Hans').filter(({ op }) => op !== 'same')).toEqual([
    { op: 'removed', text: '小岛' },
    { op: 'added', text: '大岛' },
  ]);
});
