// The choices that the editing panel offers for a value, with the descriptions of its schema.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { choicesAt, valueDescriptionsIn } from '../../src/model/data/choices.ts';
import { choicesOf } from '../../src/watch/edit/describe-choices.ts';
import { definition } from '../support/fixture-site/theme.tsx';

const valuesOf = (schema: z.ZodType) => choicesAt(z.strictObject({ key: schema }), ['key'], { key: 'a' });

// biome-ignore format: one line per case.
test.each<[what: string, schema: z.ZodType, values: object]>([
  ['an enum', z.enum(['a', 'b']).optional(), [{ value: 'a' }, { value: 'b' }]],
  ['a union of literals with descriptions', z.union([z.literal('a').describe('one'), z.literal('b').meta({ title: 'two' })]), [{ value: 'a', description: 'one' }, { value: 'b', description: 'two' }]],
  ['a literal with several values, whose description belongs to all of them', z.literal(['a', 'b']).describe('one'), [{ value: 'a' }, { value: 'b' }]],
  ['a single literal', z.literal('a'), []],
  ['a union of numbers', z.union([z.literal(1), z.literal(2)]), []],
  ['a text', z.string(), []],
])('A value has the expected choices if its schema is %s', (_, schema, values) => {
  expect(valuesOf(schema)).toEqual(values);
});

// biome-ignore format: one line per case.
test.each<[description: string, words: Readonly<Record<string, string>>]>([
  ['line: steps down a line; flow: a drawn process.', { line: 'steps down a line', flow: 'a drawn process' }],
  ['How it looks. line: steps down a line; flow: a drawn process.', { line: 'steps down a line', flow: 'a drawn process' }],
  ['As a sign: line: a line. flow: a process', { line: 'a line', flow: 'a process' }],
  ['flow: Es fließt; line: eine Linie, auch: ein Strich.', { flow: 'Es fließt', line: 'eine Linie, auch: ein Strich' }],
  ['line: only one of them', {}],
  ['The layout: a line or a flow.', {}],
  ['', {}],
])('The descriptions of the choices are found in the description of the schema `%s`', (description, words) => {
  expect(Object.fromEntries(valueDescriptionsIn(description, ['line', 'flow']))).toEqual(words);
});

test.each([
  ['en', 'The regular price (the default)', 'The price of the offer that ended last'],
  ['de', 'Der reguläre Preis (Standard)', 'Der Preis des Angebots, das zuletzt endete'],
] as const)('The choices of a price after the campaign are in the language of the tools: %s', (language, regular, offer) => {
  const path = ['lists', 'masts', 'afterEnd'];
  const field = { file: 'prices.yaml', name: 'prices.yaml', locale: undefined, path, block: undefined, bytes: 'offer', value: 'offer' };
  const data = { lists: { masts: { afterEnd: 'offer' } } };
  expect(choicesOf({ ...field, of: { file: 'prices.yaml', path } }, { model: definition, data, language })).toEqual({
    choices: [
      { value: 'regular', label: regular },
      { value: 'offer', label: offer },
    ],
  });
});
