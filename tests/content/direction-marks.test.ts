// Direction marks are allowed in pairs, and only in languages that are written from right to left.
import { expect, test } from 'vitest';
import { checkWords } from '../../src/content/check-words.ts';
import { parseProse } from '../../src/content/prose/prose.ts';
import { contentWith, edited, problemsOf } from '../support/fixture-site/content.ts';
import { proseOptions } from '../support/prose-options.ts';

test.each([
  ['paired isolates', 'ראו \u2066https://example.com/\u2069 שם', []],
  ['paired embeddings', 'ראו \u202ahttps://example.com/\u202c שם', []],
  ['nested pairs', '\u2067א \u20661\u2069 ב\u2069', []],
  ['an isolate without an end', 'ראו \u2066https', [['U+2066', 'U+2069', 4]]],
  ['an end without a start', 'ראו\u2069', [['U+2069', undefined, 3]]],
  ['an end of the other kind', '\u2066א\u202c', [['U+2066', 'U+2069', 0]]],
  ['an unclosed isolate after a pair', '\u2066א\u2069 \u2066ב', [['U+2066', 'U+2069', 4]]],
  ['an override', '\u202eא\u202c', [['U+202E', undefined, 0]]],
])('Direction marks in Hebrew: %s', (_, text, expected) => {
  const found = checkWords(text, 'rtl').map(({ args, offset }) => [args['character'], args['closing'], offset]);
  expect(found).toEqual(expected);
  expect(checkWords(text, 'ltr').map(({ code }) => code)).toEqual(['yaml-control-character']);
});

test.each([
  ['he', 'ראו \u2066`npm run build`\u2069 שם.', []],
  ['he', 'ראו \u2066`npm run build` שם.', ['yaml-control-character 3:5']],
  ['en', 'See \u2066`npm run build`\u2069 there.', ['yaml-control-character 3:5', 'yaml-control-character 3:21']],
])('Direction marks in prose in %s: %s', async (tag, text, expected) => {
  const { findings } = await parseProse('about.mdx', `א.\n\n${text}\n`, { ...proseOptions, tag });
  expect(findings.map(({ code, range }) => `${code} ${range?.line}:${range?.column}`)).toEqual(expected);
});

test('Direction marks are refused in YAML of a language that is written from left to right', async () => {
  const changes = edited('pages/home.yaml', 'Sender für kleine Inseln.', '"Sender \u2066auf\u2069 Inseln."');
  expect(await problemsOf(contentWith(changes))).toEqual(['yaml-control-character pages/home.yaml:10:17']);
});

test.each([
  ['he', 'ראו https://example.com/ שם.', true],
  ['he', 'ראו www.example.com/a/ שם.', true],
  ['he', 'ראו name@example.com שם.', true],
  ['he', 'ראו [שם](https://example.com/).', false],
  ['en', 'See https://example.com/ there.', false],
])('In %s, %j is read from left to right: %j', async (tag, text, isOwn) => {
  const { prose } = await parseProse('about.mdx', `${text}\n`, { ...proseOptions, tag });
  expect(JSON.stringify(prose?.root).includes('"dir":"ltr"')).toBe(isOwn);
});
