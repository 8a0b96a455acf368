// The messages of the tools: one catalogue, complete in each language.
import { describe, expect, test } from 'vitest';
import * as de from '../../src/diagnostics/messages/de/index.ts';
import * as en from '../../src/diagnostics/messages/en/index.ts';
import { languageName, messagesFor, toolLanguageFor, toolLanguages, toolMessages } from '../../src/diagnostics/messages/messages.ts';

/** Returns each text with its dotted name. A text with values is a function: its source code is returned. */
const textsIn = (group: object, path = ''): (readonly [name: string, text: string])[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'function') return [[path + key, String(value)] as const];
    return typeof value === 'object' && value !== null ? textsIn(value, `${path}${key}.`) : [[path + key, String(value)] as const];
  });

describe.each([['de', de]])('The tool messages in %s', (tag, messages) => {
  test('have the same names as in English', () => {
    expect(textsIn(messages).map(([name]) => name)).toEqual(textsIn(en).map(([name]) => name));
  });

  test('have no empty text, and no untranslated text of several words', () => {
    const english = new Map(textsIn(en));
    for (const [name, text] of textsIn(messages)) expect(text.trim(), name).not.toBe('');
    const same = textsIn(messages).filter(([name, text]) => text.includes(' ') && text === english.get(name));
    expect(same).toEqual([]);
  });

  test('are registered with their language', () => {
    expect([toolLanguages.includes(tag), toolMessages(tag), messages.language]).toEqual([true, messages, tag]);
  });
});

test.each([
  ['nothing', undefined, {}, 'en'],
  ['a language', undefined, { LANG: 'de_DE.UTF-8' }, 'de'],
  ['another country', undefined, { LANG: 'de_AT@euro' }, 'de'],
  ['only LC_MESSAGES', undefined, { LC_MESSAGES: 'de_DE', LANG: 'en_GB.UTF-8' }, 'de'],
  ['all three variables', undefined, { LC_ALL: 'en_GB.UTF-8', LC_MESSAGES: 'de_DE', LANG: 'de_DE' }, 'en'],
  ['an empty LC_ALL', undefined, { LC_ALL: '', LANG: 'de_DE.UTF-8' }, 'de'],
  ['the locale C', undefined, { LC_ALL: 'C.UTF-8', LANG: 'de_DE.UTF-8' }, 'en'],
  ['the locale POSIX', undefined, { LANG: 'POSIX' }, 'en'],
  ['a language without tool messages', undefined, { LANG: 'fr_FR.UTF-8' }, 'en'],
  ['another language than --language', 'de', { LC_ALL: 'en_GB.UTF-8' }, 'de'],
])('If the environment has %s (--language: %s, %j), the tools write their messages in %s', (_name, given, environment, language) => {
  expect(messagesFor(given, environment).language).toBe(language);
});

test.each([
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['den', 'en'],
  ['', 'en'],
])('Tool messages for a reader of %j are in %s', (tag, language) => {
  expect(toolLanguageFor(tag)).toBe(language);
});

test('Tool languages have their native names', () => {
  expect(toolLanguages.map((language) => languageName(language))).toEqual(['English', 'Deutsch']);
  expect(['en', 'pt-BR'].map((language) => languageName(language, 'de'))).toEqual(['Englisch', 'Portugiesisch (Brasilien)']);
});
