// Texts that are in the language of the other text of their pair.
import { expect, test } from 'vitest';
import { foreignText } from '../../src/translations/facts/foreign-text.ts';

test.each([
  ['Jeden Morgen um 8:15 Uhr am Hafen.', 'Every morning at 8:15 at the harbour.', undefined],
  ['Every morning at 8:15 at the harbour.', 'Jeden Morgen um 8:15 Uhr am Hafen.', 'both'],
  ['Rufen Sie uns an.', 'Wie ändere ich einen Text auf der Seite?', 'target'],
  // A word of its own language, names, and facts.
  ['Das Gesetz gilt nicht für alle.', 'The law is called “Gesetz über die Nutzung von Daten”.', undefined],
  ['Ein Radio', 'An AM radio', undefined],
  ['Über uns', 'Müller & Söhne', undefined],
  ['Der Preis', '{das.ist} {nicht} {für} {uns}', undefined],
])('%j with the translation %j is foreign: %s', (source, target, expected) => {
  expect(foreignText({ text: source, tag: 'de' }, { text: target, tag: 'en-GB' })).toBe(expected);
});

test('Languages without data have no foreign texts', () => {
  expect(foreignText({ text: 'Das ist nicht für uns.', tag: 'de' }, { text: 'Das ist nicht für uns alle.', tag: 'fr' })).toBeUndefined();
  expect(foreignText({ text: 'Bonjour à tous.', tag: 'fr' }, { text: 'Das ist nicht für uns alle.', tag: 'en' })).toBeUndefined();
});
