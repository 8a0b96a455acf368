// Lists, dates, amounts and languages within sentences.
import { expect, test } from 'vitest';
import { createFormats } from '../../src/diagnostics/formats.ts';

const [english, german] = [createFormats('en-GB'), createFormats('de-DE')];

test.each([
  [[], '', ''],
  [['de'], 'de', 'de'],
  [['de', 'en'], 'de and en', 'de oder en'],
  [['de', 'en', 'it'], 'de, en and it', 'de, en oder it'],
])('The list %j is joined as the language of the sentence requires', (list, inEnglish, inGerman) => {
  expect([english.and(list), german.or(list)]).toEqual([inEnglish, inGerman]);
});

test('A cached list in a sentence does not affect the text of another list', () => {
  const lists = [['a', 'b'], ['a', 'b'], ['a', 'c'], [], ['a', 'b']];
  expect(lists.map(english.or)).toEqual(['a or b', 'a or b', 'a or c', '', 'a or b']);
});

test('A date, an amount and the name of a language have the format of the language of the sentence', () => {
  const written = [english, german].map(({ day, money, language }) => [
    day('2025-06-30'),
    money({ cents: 999700, currency: 'EUR' }),
    language('de'),
  ]);
  expect(written).toEqual([
    ['30 June 2025', '€9,997', 'German'],
    ['30. Juni 2025', '9.997\u00a0€', 'Deutsch'],
  ]);
});
