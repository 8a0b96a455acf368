// Messages that depend on a number, in languages with few plural forms and with many.
import { expect, test } from 'vitest';
import { checkMessages, checkPlurals } from '../../src/content/checks/texts/check-messages.ts';
import { createLocales } from '../../src/model/languages/locale.ts';
import { createTranslators } from '../../src/pages/render/view/translate.ts';

const locales = createLocales({ de: { tag: 'de-DE' }, pl: { tag: 'pl-PL' }, ar: { tag: 'ar-EG' } });

const german = { search: { found: { one: 'eine Seite', other: '{{count}} Seiten' }, title: 'Suche: {{count}}' } };
const polish = {
  search: {
    found: { one: '{{count}} strona', few: '{{count}} strony', many: '{{count}} stron', other: '{{count}} strony' },
    title: 'Szukaj: {{count}}',
  },
};
const arabic = {
  search: {
    found: { zero: 'لا صفحات', one: 'صفحة', two: 'صفحتان', few: '{{count}} صفحات', many: '{{count}} صفحة', other: '{{count}} صفحة' },
    title: 'بحث: {{count}}',
  },
};

test.each([
  ['de', 1, 'eine Seite'],
  ['de', 0, '0 Seiten'],
  ['pl', 1, '1 strona'],
  ['pl', 3, '3 strony'],
  ['pl', 12, '12 stron'],
  ['pl', 22, '22 strony'],
  ['pl', 1.5, '1.5 strony'],
  ['ar', 0, 'لا صفحات'],
  ['ar', 2, 'صفحتان'],
  ['ar', 7, '7 صفحات'],
])('The message in %s for %d has the right plural form', (locale, count, expected) => {
  const t = createTranslators({ locales, messages: { de: german, pl: polish, ar: arabic } })(locale);
  expect(t('search.found', { count })).toBe(expected);
  expect(t('search.title', { count })).toContain(String(count));
});

test.each([
  ['ar', '\u2066Small islands, {{count}} maps.\u2069'],
  ['de', 'Small islands, {{count}} maps.'],
])('A message in %s that is not translated yet keeps its direction', (locale, expected) => {
  const untranslated = { search: { title: 'Small islands, {{count}} maps.', none: '{{count}}.', link: 'Islands' } };
  const t = createTranslators({ locales, messages: { de: untranslated, pl: untranslated, ar: untranslated } })(locale);
  expect(t('search.title', { count: 3 })).toBe(expected.replace('{{count}}', '3'));
  expect(t('search.none', { count: 'A B' })).toBe('A B.');
  expect(t('search.link')).toBe('Islands');
});

test('A missing plural form is reported, with all forms that the language needs', () => {
  const { few: _, ...found } = polish.search.found;
  expect(checkPlurals({ search: { ...polish.search, found } }, locales.of('pl'))).toMatchObject([
    { code: 'message-plural', path: ['search', 'found'], args: { missing: ['few'], needed: ['one', 'few', 'many', 'other'] } },
  ]);
  expect([german, polish, arabic].flatMap((messages, index) => checkPlurals(messages, locales.of(locales.list[index] ?? '')))).toEqual([]);
});

const languages = (target: string) => ({ source: locales.of('de'), target: locales.of(target) });

test.each([
  ['{year}', '{{year}}', 'translations/de.yaml', 'pl'],
  ['{{year}}', '{year}', 'translations/pl.yaml', 'de'],
  ['{{jahr}}', '{{year}}', 'translations/pl.yaml', 'de'],
])('The source %j and the translation %j differ, and the finding in %s names the other language, %s', (source, target, file, language) => {
  expect(checkMessages({ a: source }, { a: target }, languages('pl'))).toMatchObject([{ file, args: { language } }]);
});

test('A plural form may omit the number, and must not use a value that the source lacks', () => {
  expect(checkMessages(german, polish, languages('pl'))).toEqual([]);
  expect(checkMessages(german, arabic, languages('ar'))).toEqual([]);
  const wrong = { search: { ...polish.search, found: { ...polish.search.found, few: '{{number}} strony' } } };
  expect(checkMessages(german, wrong, languages('pl'))).toMatchObject([{ code: 'message-variables', path: ['search', 'found', 'few'] }]);
});
