// Adds a language to a page of the real site in memory: afterwards, only its texts are missing.

import { expect, test } from 'vitest';
import { toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import { type AddedLanguage, addLanguageToPage } from '../../../src/tools/refactor/add-language.ts';
import { indexOf, optionsOf, site, siteWith, stateOf } from '../../support/real-site/refactored.ts';

const tryToAdd = async (page: string, tree = site): Promise<AddedLanguage | string> =>
  addLanguageToPage({ page, locale: 'en', index: await indexOf(tree), options: optionsOf(tree), messages: toolMessages('en') });

const withoutEnglish = (file: string): string =>
  (site.texts.get(file) ?? '')
    .replace('languages: [de, en]', 'languages:\n  - de')
    .replaceAll(/, en: (?:"[^"\n]*"|[^"{}\n,]*)(?= \})/g, '')
    .replaceAll(/^ *en: "[^"\n]*"\n/gm, '');

const germanTexts = new Map(siteWith({ 'pages/about.yaml': withoutEnglish('pages/about.yaml') }).texts);
germanTexts.delete('pages/about.en.mdx');

/** The site with the page about only in German. */
const withGermanAbout = { ...site, texts: germanTexts };

test.each([
  ['ai-secretarial-service', site],
  ['/ai-lead-masters-solar', site],
  ['editions/general.yaml', site],
  ['about', withGermanAbout],
])('Adding a language to %s leaves only its texts to be written', async (page, tree) => {
  const made = await tryToAdd(page, tree);
  if (typeof made === 'string') throw new Error(made);
  const { file, texts, changes } = made;
  const before = await stateOf(tree);
  const { codes } = await stateOf(made.tree);
  expect(codes.filter((code) => !before.codes.includes(code) && code !== 'url-unrecorded')).toEqual(
    Array.from({ length: texts }, () => 'placeholder-left'),
  );
  expect(texts).toBeGreaterThan(20);
  // The result keeps every comment.
  const lines = (changes.find(({ to }) => to === file)?.after ?? '').split('\n');
  expect(lines).toEqual(expect.arrayContaining((tree.texts.get(file) ?? '').split('\n').filter((line) => /^ *#/.test(line))));
});

test('Adding a language creates a document with the text to translate', async () => {
  const { tree } = (await tryToAdd('about', withGermanAbout)) as AddedLanguage;
  expect(tree.texts.get('pages/about.en.mdx')).toBe(`TODO translate from German\n\n${site.texts.get('pages/about.de.mdx')}`);
});

test('Adding a language adds fallbacks to links from the page, and removes fallbacks from links to the page', async () => {
  const { tree } = (await tryToAdd('editions/general.yaml')) as AddedLanguage;
  expect(site.texts.get('navigation.yaml')).toContain('{ edition: general, fallback: de }');
  expect(tree.texts.get('navigation.yaml')).toContain('{ edition: general }');
  const { tree: other } = (await tryToAdd('ai-secretarial-service')) as AddedLanguage;
  expect(other.texts.get('pages/ai-secretarial-service.yaml')).toContain('{ page: industry-solutions, fallback: de }');
});

test.each([
  ['home', /in English already/],
  ['supprt', /Did you mean "support"/],
])('Adding a language to %s is refused with the reason', async (page, why) => {
  expect(await tryToAdd(page)).toMatch(why);
});

test('Adding a language to a page without a list of languages adds the missing texts, and nothing if none is missing', async () => {
  const without = (text: string): string => text.replace(/^languages: .*\n/m, '');
  const file = 'pages/about.yaml';
  const lacking = siteWith({ [file]: withoutEnglish(file).replace(/^languages:\n {2}- de\n/m, '') });
  const texts = new Map(lacking.texts);
  texts.delete('pages/about.en.mdx');
  const listed = (await tryToAdd('about', withGermanAbout)) as AddedLanguage;
  const made = (await tryToAdd('about', { ...lacking, texts })) as AddedLanguage;
  expect(made.texts).toBe(listed.texts);
  expect(made.tree.texts.get(file)).toBe(listed.tree.texts.get(file)?.replace(/^languages:\n {2}- de\n {2}- en\n/m, ''));
  expect(await tryToAdd('about', siteWith({ [file]: without(site.texts.get(file) ?? '') }))).toMatch(/is in English already/);
});
