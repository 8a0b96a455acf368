// The words of the tools: one catalogue, whole in each language.
import { describe, expect, test } from 'vitest';
import { de } from '../../src/messages/de.ts';
import { en } from '../../src/messages/en.ts';
import { languageName, toolLanguageFor, toolLanguages, toolMessages } from '../../src/messages/messages.ts';

/** Each text by its dotted name. */
const textsIn = (group: object, path = ''): (readonly [name: string, text: string])[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textsIn(value, `${path}${key}.`) : [[path + key, String(value)] as const],
  );

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

describe.each([['de', de]])('%s', (tag, messages) => {
  test('says all that English says, and nothing else', () => {
    expect(textsIn(messages).map(([name]) => name)).toEqual(textsIn(en).map(([name]) => name));
  });

  test('fills in the same values, and leaves nothing empty', () => {
    const english = new Map(textsIn(en));
    for (const [name, text] of textsIn(messages)) {
      expect(text.trim(), name).not.toBe('');
      expect(placeholders(text), name).toEqual(placeholders(english.get(name) ?? ''));
    }
  });

  test('is a language of the tools', () => {
    expect([toolLanguages.includes(tag), toolMessages(tag)]).toEqual([true, messages]);
  });
});

test.each([
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['den', 'en'],
  ['', 'en'],
])('A reader of %j is spoken to in %s', (tag, language) => {
  expect(toolLanguageFor(tag)).toBe(language);
});

test('Languages are named as their speakers do', () => {
  expect(toolLanguages.map(languageName)).toEqual(['English', 'Deutsch']);
});
