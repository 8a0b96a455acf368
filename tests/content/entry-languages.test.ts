import { expect, test } from 'vitest';
import { contentWith, diagnose } from '../support/fixture-site/content.ts';

const page = (
  languages: string,
  texts = { name: '{ de: Fähre, en: Ferry }', lead: '{ de: Sie fährt um zwölf., en: It leaves at noon. }' },
) => ({
  'pages/ferry.yaml': `${languages}name: ${texts.name}
meta:
  title: { de: "Die Fähre", en: "The ferry" }
  description: { de: Wann die Fähre fährt., en: When the ferry leaves. }
sections:
  - { type: hero, title: { de: Die Fähre, en: The ferry }, lead: ${texts.lead} }
`,
});

const found = async (texts: Record<string, string>) =>
  (await diagnose(contentWith(texts))).filter(({ file }) => file === 'pages/ferry.yaml').map(({ code, args }) => [code, args['language']]);

test('An entry without a list of languages is in all languages', async () => {
  expect(await found(page(''))).toEqual([]);
  expect(await found(page('languages: [de, en]\n'))).toEqual([]);
});

test('A text that lacks a language is an error, with or without a list of languages', async () => {
  const texts = { name: '{ de: Fähre }', lead: '{ de: Sie fährt um zwölf., en: It leaves at noon. }' };
  expect(await found(page('', texts))).toEqual([['language-missing', 'en']]);
  expect(await found(page('languages: [de, en]\n', texts))).toEqual([['language-missing', 'en']]);
});

test('A list of languages is still checked', async () => {
  expect((await found(page('languages: [de]\n'))).map(([code]) => code)).toContain('language-not-listed');
  expect((await found(page('languages: []\n'))).map(([code]) => code)).toEqual(['list-length']);
  expect((await found(page('languages:\n'))).map(([code]) => code)).toEqual(['type-wrong']);
});
