// `new` writes each placeholder in the language of the text that it replaces, whatever the language of the user.
import { expect, test } from 'vitest';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { createLocales } from '../../src/model/languages/locale.ts';
import { newCode } from '../../src/tools/new/code/new-code.ts';
import { exampleOf } from '../../src/tools/new/kinds.ts';
import { placeholder } from '../../src/tools/new/yaml/placeholder.ts';
import { contentWith } from '../support/fixture-site/content.ts';
import { added, kindNamed } from '../support/fixture-site/scaffold.ts';

const source = { about: 'page storm', labels: { riddle: { en: 'riddle', de: 'Rätsel' } } };

test.each<[string, readonly string[], string, string]>([
  ['a field', ['lead'], 'TODO Vorspann', 'TODO lead'],
  ['a field of search results', ['meta', 'title'], 'TODO Titel (page storm)', 'TODO title of the page storm'],
  ['a field of a list entry', ['faq', 'items', 'text'], 'TODO Text (Eintrag)', 'TODO text of item'],
  ['a field that the site has named', ['faq', 'riddle'], 'TODO Rätsel (faq)', 'TODO riddle of faq'],
  ['a field without a name', ['leadTimes', 'longestWait'], 'TODO longest wait (lead time)', 'TODO longest wait of lead time'],
])('The placeholder of %s is in the language of its text, with English words if translations are missing', (_, place, german, english) => {
  expect(placeholder(place, 'de-AT', source)).toBe(german);
  expect(placeholder(place, 'en', source)).toBe(english);
  expect(placeholder(place, 'fr', source)).toBe(english);
});

test("A new page has German placeholders in German texts, even if the user's language is English", async () => {
  const { files } = await added(contentWith(), 'page', { id: 'storm', 'name-de': 'Sturm', 'name-en': 'Storm', sections: 'hero' });
  const page = files.find(({ path }) => path === 'pages/storm.yaml')?.text ?? '';
  expect(page).toContain('{ de: "TODO Titel (page storm)", en: "TODO title of the page storm" }');
});

test('The placeholder of prose is in the language of the prose', () => {
  const [german, english] = ['de', 'en'].map((language) => toolMessages(language).newEntry.placeholders.longerText(' 2'));
  expect([german, english]).toEqual(['## TODO Überschrift 2\n\nTODO Text\n', '## TODO heading 2\n\nTODO text\n']);
});

test('The example command of new page has a name in each language', () => {
  const kind = { ...kindNamed('page'), example: '--name-LANGUAGE "New page" --id new-page' };
  expect(exampleOf(kind, createLocales({ de: {}, en: {} }))).toBe('--name-de "Neuer Eintrag" --name-en "New page" --id new-page');
  expect(exampleOf({ ...kind, example: '--name-LANGUAGE Pier' }, createLocales({ de: {} }))).toBe('--name-de Pier');
});

test('The example of a new section is in each language', () => {
  const made = newCode('section', 'notice', { locales: createLocales({ de: {}, en: {} }), pattern: {}, isTested: false });
  const examples = made.files.find(({ path }) => path.endsWith('examples.yaml'))?.text ?? '';
  expect(examples).toContain('title: { de: "Notice auf Deutsch.", en: "Notice in English." }');
  expect(examples).toContain('text: { de: "Ein, zwei Sätze auf Deutsch.", en: "A sentence or two in English." }');
});
