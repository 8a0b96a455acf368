// Asides in both notations: which ones are recognized, their titles, and colons that do not start an aside.
import type { Root } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseProse } from '../../src/content/prose/prose.ts';
import { Prose } from '../../src/site/prose.tsx';
import { proseOptions } from '../support/prose-options.ts';
import { renderedProse } from '../support/rendered-prose.tsx';

async function rendered(text: string, tag = 'en') {
  const { html, codes } = await renderedProse(text, { components: ['Note'], tag });
  return { html: html.replaceAll('\n', ''), codes };
}

const note = (kind: string, title: string, body: string): string =>
  `<aside class="aside aside-${kind}" role="note"><p class="aside-title">${title}</p>${body}</aside>`;

test.each([
  [':::note\nOne.\n:::\n', 'en', note('note', 'Note', '<p>One.</p>')],
  [':::tip\nEins.\n\nZwei.\n:::\n', 'de', note('tip', 'Tipp', '<p>Eins.</p><p>Zwei.</p>')],
  [':::note\n一。\n:::\n', 'zh-Hans', note('note', '说明', '<p>一。</p>')],
  [':::note\n一。\n:::\n', 'zh-Hant', note('note', '說明', '<p>一。</p>')],
  [':::note\n一。\n:::\n', 'zh-TW', note('note', '說明', '<p>一。</p>')],
  [':::warning\nیک.\n:::\n', 'fa', note('warning', 'هشدار', '<p>یک.</p>')],
  [':::caution[A **bold** title]\nOne.\n:::\n', 'en', note('caution', 'A <strong>bold</strong> title', '<p>One.</p>')],
  [':::danger\n- a\n- b\n:::\n', 'xx', note('danger', 'Danger', '<ul><li>a</li><li>b</li></ul>')],
  ['> [!NOTE]\n> One.\n', 'en', note('note', 'Note', '<p>One.</p>')],
  ['> [!Warning]\n>\n> Eins.\n', 'de', note('warning', 'Warnung', '<p>Eins.</p>')],
  ['::::info\n:::tip\nOne.\n:::\n::::\n', 'en', note('note', 'Note', note('tip', 'Tip', '<p>One.</p>'))],
  [
    ':::tip My **first** [link](https://elsewhere.test)\nOne.\n:::\n',
    'en',
    note('tip', 'My <strong>first</strong> <a href="https://elsewhere.test" rel="noopener">link</a>', '<p>One.</p>'),
  ],
  ['- a\n\n  :::info Two words \n\n  b\n\n  :::\n', 'en', `<ul><li><p>a</p>${note('note', 'Two words', '<p>b</p>')}</li></ul>`],
  ['::::note Outer\n:::tip Inner\nOne.\n:::\n::::\n', 'en', note('note', 'Outer', note('tip', 'Inner', '<p>One.</p>'))],
])('The text %j is an aside', async (text, tag, expected) => {
  expect(await rendered(text, tag)).toEqual({ html: expected, codes: [] });
});

test('Attributes of an aside, which would be left out, are an error at its first line', async () => {
  const { codes } = await rendered('One.\n\n:::note[Two]{title="Three"}\nFour.\n:::\n');
  expect(codes).toMatchObject([['markdown-raw', 3, { what: 'asideAttributes' }]]);
});

test.each([
  'From 12:30 to 13:00, in a ratio of a:b, as std::vector, with :a: and ::leaf.\n',
  '> A quote.\n',
  '> [words](https://elsewhere.test)\n',
])('The text %j contains no aside', async (text) => {
  const { html, codes } = await rendered(text);
  expect(codes).toEqual([]);
  expect(html).not.toContain('<aside');
  expect(html.replace(/<[^>]*>/g, '')).toBe(
    text
      .replace(/^> /, '')
      .replace(/\[(.*)\]\(.*\)/, '$1')
      .trim(),
  );
});

test('An aside of an unknown kind is an error at its first line, with the most similar kind', async () => {
  const { codes } = await rendered('One.\n\n:::nots\nTwo.\n:::\n\n> [!TIPP]\n> Three.\n');
  expect(codes).toMatchObject([
    ['aside-unknown', 3, { name: 'nots', suggestion: 'note' }],
    ['aside-unknown', 7, { name: 'TIPP', suggestion: 'tip' }],
  ]);
});

test.each([{ isMdx: true }, { isMdx: false }])('A title without brackets changes neither code nor positions: %j', async ({ isMdx }) => {
  const text = ':::note One {city} two\n\nThree {city} four.\n\n```\n:::note One two\n```\n\n`a`\n:::\n\nA `:::note Two` b.\n';
  const { prose, findings } = await parseProse('a.en.mdx', text, { ...proseOptions, prefix: 'a', folder: '', isMdx });
  expect(findings).toEqual([]);
  expect(prose?.facts.map(({ range }) => [range.line, range.column])).toEqual([
    [1, 13],
    [3, 7],
  ]);
  expect(prose?.noWords.map(([start, end]) => text.slice(start, end)).filter((part) => part.includes('`'))).toEqual([
    '```\n:::note One two\n```',
    '`a`',
    '`:::note Two`',
  ]);
  const html = renderToStaticMarkup(<Prose of={prose?.root as Root} components={{ Fact: () => null }} />);
  expect(html).toContain('<code>:::note Two</code>');
  expect(html).toContain('>:::note One two\n</code>');
});

test('An aside of an unknown kind with a title, and a title with a lone bracket, are errors at their lines', async () => {
  const { codes } = await rendered(':::nots One\nTwo.\n:::\n\n:::note Three]\nFour.\n:::\n');
  expect(codes).toMatchObject([
    ['aside-unknown', 1, { name: 'nots' }],
    ['markdown-raw', 5, { what: 'aside' }],
  ]);
});
