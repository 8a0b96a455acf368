// Tests the statements of docs/languages.md about Chinese, Japanese and Korean texts.
import { expect, test } from 'vitest';
import { fixOf } from '../../src/content/fixes/fix-finding.ts';
import { parseProse } from '../../src/content/prose/prose.ts';
import { typographyIn } from '../../src/content/typography/check-typography.ts';
import { applyEdits } from '../../src/diagnostics/fix.ts';
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

test.each([
  ['**注意：**请看', '**注意**：请看'],
  ['可~~删！~~了', '可~~删~~！了'],
  ['これは**「強調」**です', 'これは<strong>「強調」</strong>です'],
  ['**함수(function)**를', '<strong>함수(function)</strong>를'],
  ['使用**`start`**命令', '使用<strong>`start`</strong>命令'],
  ['这_不_是', '这*不*是'],
  ['，__粗体__文字', '，**粗体**文字'],
  ['看_（图）_吧', '看<em>（图）</em>吧'],
])('The fix of ineffective marks in text without spaces makes them effective: %s', async (text, fixed) => {
  const { findings } = await read(`${text}\n\n第二段。`);
  const [finding, ...others] = findings;
  expect([finding?.code, finding?.args['what'], others]).toEqual(['markdown-raw', 'beside', []]);
  const { edits = [] } = (finding?.range && fixOf(finding, finding.range, text)) ?? {};
  expect(applyEdits(text, edits)).toBe(fixed);
  expect((await read(fixed)).findings).toEqual([]);
  expect(JSON.stringify((await parsed(fixed)).root)).toMatch(/"tagName":"(?:strong|em|del)"/);
});

test('Each pair of ineffective marks of a paragraph is reported, also if it ends with code', async () => {
  const { findings } = await read('**注意：**请看\n**「这里」**的按钮，使用\n**`start`**命令。');
  expect(findings.map(({ args, range }) => [args['what'], range?.line])).toEqual([
    ['beside', 1],
    ['beside', 2],
    ['beside', 3],
  ]);
});

test.each(['文件 a_b_c 和 报告_2024_x', 'https://example.com/这_不_是', '`这_不_是`', '这\\_不\\_是'])(
  'Underscores in names, addresses and code are no marks: %s',
  async (text) => {
    expect((await read(text)).findings).toEqual([]);
  },
);
