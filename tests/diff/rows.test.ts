// The rows of the diff report: changes of a text in two languages share one row.
import { expect, test } from 'vitest';
import { type LanguageItem, pairLanguages } from '../../src/tools/diff/report/rows.ts';

const file = 'content/pages/home.yaml';

const changed = (language: string, after: string, line: number): LanguageItem => ({
  language,
  kind: 'text',
  item: { label: 'text', after, notes: [], routes: [], sources: [{ file, line, column: 1 }] },
});

const textsOf = (items: readonly LanguageItem[]) => pairLanguages(items).map(({ versions }) => versions.map(({ after }) => after));

test('A row joins a change with the closest change in the other language, even if another change precedes it', () => {
  expect(textsOf([changed('de', 'Ein Morgen', 114), changed('en', 'AI Solutions', 104), changed('en', 'A morning', 114)])).toEqual([
    ['Ein Morgen', 'A morning'],
    ['AI Solutions'],
  ]);
});

test('Rows join equally close changes in their order, and keep the order of the page', () => {
  const items = [changed('de', 'Eins', 10), changed('de', 'Zwei', 10), changed('en', 'One', 10), changed('en', 'Two', 10)];
  expect(textsOf([...items, changed('de', 'Fern', 90), changed('en', 'Far', 60)])).toEqual([
    ['Eins', 'One'],
    ['Zwei', 'Two'],
    ['Fern'],
    ['Far'],
  ]);
});

test('A row joins changes in three languages', () => {
  expect(textsOf([changed('de', 'Tor', 5), changed('en', 'Gate', 6), changed('pl', 'Brama', 7)])).toEqual([['Tor', 'Gate', 'Brama']]);
});
