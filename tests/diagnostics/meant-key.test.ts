// The keys that messages suggest for a word that no schema knows.
import { expect, test } from 'vitest';
import { meantKey } from '../../src/diagnostics/meant-key.ts';

const locales = ['de', 'en', 'pt-BR'];
const keys = ['title', 'sections', 'from', 'to', 'page', 'url'];

test.each([
  ['tilte', keys, 'title'],
  ['Titel', keys, 'title'],
  ['abschnitte', keys, 'sections'],
  ['Abschnitt', keys, 'sections'],
  ['nach', keys, 'to'],
  ['Farbe', keys, undefined],
  ['deutsch', locales, 'de'],
  ['German', locales, 'de'],
  ['ger', locales, 'de'],
  ['DE_AT', locales, 'de'],
  ['en_GB', locales, 'en'],
  ['Englisch', locales, 'en'],
  ['português', locales, 'pt-BR'],
  ['pt', locales, 'pt-BR'],
  ['fr', locales, undefined],
  ['toString', locales, undefined],
  ['en', ['en-GB', 'en-US'], undefined],
] as const)('%s of %j means %s', (written, known, meant) => {
  expect(meantKey(written, known)).toBe(meant);
});
