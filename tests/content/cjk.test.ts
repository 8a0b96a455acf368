// Tests the statements of docs/languages.md about Chinese, Japanese and Korean texts, and about other scripts without spaces.
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
  expect(rulesIn('50 %、5 kg、 -3%', 'ja')).toEqual(['percent', 'unit', 'minus']);
  expect(rulesIn('他说"好" -- 然后', 'zh-Hans')).toEqual([]);
});

test.each([
  ['2026年3月1日', 'zh-Hans', ['2026-03-01']],
  ['2026年3月1日（日）', 'ja', ['2026-03-01']],
  ['2026년 3월 1일, 4월 2일', 'ko', ['2026-03-01', '04-02']],
  ['约30分钟，需要45天', 'zh-Hans', ['30', '45']],
  ['全長120メートルの橋、16進数', 'ja', ['120']],
  ['5０％、超过60%', 'zh-Hans', ['50%', '60%']],
  ['10万円で、1.5億', 'ja', ['¥100000', '150000000']],
  ['3만 명', 'ko', ['30000']],
  ['12欧元的票', 'zh-Hans', ['€12']],
  ['午前9時半から午後3時15分、18時、3時間', 'ja', ['09:30', '15:15', '18:00', '3']],
  ['下午3点，9點半，１２：３０，3点建议，3小时', 'zh-Hant', ['15:00', '09:30', '12:30', '3']],
  ['오전 9시 반, 오후 3시 15분, 3시간', 'ko', ['09:30', '15:15', '3']],
  ['见https://example.com，写信到info@example.com。共40页', 'zh-Hans', ['info@example.com', 'example.com', '40']],
])('Facts in a text without spaces are read: %s', (text, tag, facts) => {
  expect(new Set(factsIn(text, tag))).toEqual(new Set(facts));
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
  ['***重要：***文字', '***重要***：文字'],
  ['看***（重要）***吧', '看<strong><em>（重要）</em></strong>吧'],
  ['这_不_是', '这*不*是'],
  ['，__粗体__文字', '，**粗体**文字'],
  ['看_（图）_吧', '看<em>（图）</em>吧'],
  ['กด**ปุ่มนี้:**แล้วรอ', 'กด**ปุ่มนี้**:แล้วรอ'],
  ['ไม่ใช่_สิ่งนี้_แต่', 'ไม่ใช่*สิ่งนี้*แต่'],
  ['ไปที่**(ท่าเรือ)**เลย', 'ไปที่<strong>(ท่าเรือ)</strong>เลย'],
  ['ចុច**ប៊ូតុង:**ហើយ', 'ចុច**ប៊ូតុង**:ហើយ'],
])('The fix of ineffective marks in text without spaces makes them effective: %s', async (text, fixed) => {
  const { findings } = await read(`${text}\n\n第二段。`);
  const [finding, ...others] = findings;
  expect([finding?.code, finding?.args['what'], others]).toEqual(['markdown-raw', 'beside', []]);
  const { edits = [] } = (finding?.range && fixOf(finding, finding.range, text)) ?? {};
  expect(applyEdits(text, edits)).toBe(fixed);
  expect((await read(fixed)).findings).toEqual([]);
  expect(JSON.stringify((await parsed(fixed)).root)).toMatch(/"tagName":"(?:strong|em|del)"/);
});

test('Each pair of ineffective marks of a paragraph is reported, even if it ends with code', async () => {
  const { findings } = await read('**注意：**请看\n**「这里」**的按钮，使用\n**`start`**命令。');
  expect(findings.map(({ args, range }) => [args['what'], range?.line])).toEqual([
    ['beside', 1],
    ['beside', 2],
    ['beside', 3],
  ]);
});

test.each(['文件 a_b_c 和 报告_2024_x', 'https://example.com/这_不_是', '`这_不_是`', '这\\_不\\_是'])(
  'Underscores in names, addresses and code are not marks: %s',
  async (text) => {
    expect((await read(text)).findings).toEqual([]);
  },
);

test.each([
  ['见https://example.com/路径。请访问https://example.org，谢谢', ['https://example.com/%E8%B7%AF%E5%BE%84', 'https://example.org']],
  ['（https://example.com/a_b.html）和“https://example.org”', ['https://example.com/a_b.html', 'https://example.org']],
  [
    '[说明。](https://example.com/一。二) <https://example.com/三。四>',
    ['https://example.com/%E4%B8%80%E3%80%82%E4%BA%8C', 'https://example.com/%E4%B8%89%E3%80%82%E5%9B%9B'],
  ],
  [
    'انظر https://example.com/x، ثم https://example.com/y؟ https://example.com/z… https://example.com/a–b',
    ['https://example.com/x', 'https://example.com/y', 'https://example.com/z', 'https://example.com/a%E2%80%93b'],
  ],
])('A bare address ends at a full-width mark, Arabic punctuation or an ellipsis: %s', async (text, addresses) => {
  const { findings } = await read(text);
  expect(findings).toEqual([]);
  const { root } = await parsed(text);
  expect([...JSON.stringify(root).matchAll(/"href":"([^"]*)"/g)].map(([, address]) => address)).toEqual(addresses);
  expect(proseText(root)).toBe(text.replaceAll(/\[(.*?)\]\(.*?\)|[<>]/g, '$1'));
});
