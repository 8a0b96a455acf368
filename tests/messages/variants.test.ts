// Every tool message with values, formatted with each kind of value in each language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as de from '../../src/diagnostics/messages/de/index.ts';
import * as en from '../../src/diagnostics/messages/en/index.ts';
import { foreignWords } from '../support/foreign-words.ts';

const folder = 'src/diagnostics/messages/en';

/** The values to test for each type, by the text of the type in the sources. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  string: ['Xa'],
  number: [0, 1, 2, 7],
  boolean: [true, false],
  'string | undefined': ['Xa', undefined],
  'number | undefined': [1, 9, undefined],
  'readonly string[]': [[], ['Xa'], ['Xa', 'Yb']],
  'readonly number[]': [[], [3], [3, 5]],
};

/** Splits a list at its commas, except for those inside braces, brackets or parentheses. */
function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const sign of list) {
    depth += '{[('.includes(sign) ? 1 : '}])'.includes(sign) ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[Math.max(0, parts.length - 1)] = `${parts.at(-1) ?? ''}${sign}`;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns all relevant values of a type; `source` contains the object that `keyof typeof` names. */
function valuesOf(type: string, source: string): readonly unknown[] {
  const known = samples[type];
  if (known !== undefined) return known;
  const [, object] = /^keyof typeof (\w+)$/.exec(type) ?? [];
  if (object !== undefined) {
    const [, body = ''] = new RegExp(`const ${object} = \\{([^}]*)\\}`).exec(source) ?? [];
    return [...body.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, key]) => key);
  }
  if (type.startsWith('{')) {
    const fields = type
      .slice(1, -1)
      .split(';')
      .map((field) => field.trim());
    const named = fields.filter((field) => field !== '').map((field) => /^(\w+): (.*)$/.exec(field) ?? []);
    return combined(named.map(([, , own = '']) => valuesOf(own, source))).map((values) =>
      Object.fromEntries(named.map(([, name = ''], index) => [name, values[index]])),
    );
  }
  const literals = [...type.matchAll(/'([^']*)'/g)].map(([, literal]) => literal);
  if (literals.length === 0) throw new Error(`There are no values for ${type}.`);
  return literals;
}

/** Returns each combination of one value from each list. */
const combined = (lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  lists.reduce<readonly (readonly unknown[])[]>((all, list) => all.flatMap((chosen) => list.map((value) => [...chosen, value])), [[]]);

const source = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** Returns the values for each call of a text, whose declaration it finds by the last part of the name and the number of values. */
function callsOf(name: string, text: (...values: never[]) => string): readonly (readonly unknown[])[] {
  const [, list] =
    [...source.matchAll(new RegExp(`^\\s*${name}: \\((.*)\\) =>`, 'gm'))].find(([, own = '']) => partsOf(own).length === text.length) ?? [];
  if (list === undefined) throw new Error(`The source has no ${name} with ${text.length} values.`);
  const types = partsOf(list).map((part) => part.replace(/^(?:\w+|\{[^:]*\}): /, ''));
  return combined(types.map((type) => valuesOf(type, source)));
}

type Text = (...values: readonly unknown[]) => string;

/** Returns each text with values by its dotted name. */
const textsIn = (group: object, path: readonly string[] = []): (readonly [name: readonly string[], text: Text])[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    // The cast is safe, because `callsOf` returns values of the right types.
    if (typeof value === 'function') return [[[...path, key], value as Text] as const];
    return typeof value === 'object' && value !== null ? textsIn(value, [...path, key]) : [];
  });

describe.each([
  ['en' as const, en],
  ['de' as const, de],
])('Tool messages with values in %s', (language, catalogue) => {
  const texts = textsIn(catalogue);

  test('exist', () => {
    expect(texts.length).toBeGreaterThan(100);
  });

  test.each(texts.map(([name, text]) => [name.join('.'), name, text] as const))('are complete: %s', (_name, path, text) => {
    const messages = callsOf(path.at(-1) ?? '', text).map((values) => text(...values));
    expect(messages.length).toBeGreaterThan(0);
    for (const each of messages) {
      expect(each).not.toMatch(/undefined|null|NaN|\[object|\$\{|=>/);
      expect([each, foreignWords(each, language)]).toEqual([each, []]);
    }
  });
});
