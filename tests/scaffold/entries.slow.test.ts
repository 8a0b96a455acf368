// `check` reports only placeholders in new entries. Once the placeholders are filled in, the entries become pages.
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { ContentTree } from '../../src/content/tree.ts';
import type { Answers } from '../../src/tools/new/kinds.ts';
import { built, contentWith, diagnose, edited, placesOf } from '../support/fixture-site/content.ts';
import { type Added, added, scaffolderOf, withSuggestions, withWords } from '../support/fixture-site/scaffold.ts';
import { definition } from '../support/fixture-site/theme.tsx';
import { partOf, turnOfSearches } from '../support/samples.ts';
import { problemsBeside, withoutSentence } from '../support/scaffolded.ts';

const names: Readonly<Record<string, Answers>> = {
  de: { languages: 'de', 'name-de': 'Bake' },
  en: { languages: 'en', 'name-en': 'Beacon' },
  'en,de': { languages: 'en,de', 'name-de': 'Bake', 'name-en': 'Beacon' },
};

const answersFor: Readonly<Record<'page' | 'station' | 'package', Answers>> = {
  page: { id: 'beacon' },
  station: { id: 'beacon', category: 'small', icon: 'bot' },
  package: { id: 'beacon', sector: 'dialog', icon: 'bot', prices: 'waves', customers: '30' },
};

/** A site without stations and without their overview. Only such a site can get a section that lists stations. */
const withoutOverview = contentWith({
  ...edited('pages/catalog.yaml', '- type: stations', '- type: checklist'),
  'pages/catalog.yaml': undefined,
  'stations/buoy.yaml': undefined,
  'navigation.yaml': contentWith().texts.get('navigation.yaml')?.replaceAll('page: catalog', 'page: about'),
  'pages/home.yaml': contentWith().texts.get('pages/home.yaml')?.replaceAll('page: catalog', 'page: about'),
});

const treeFor = (type: string): ContentTree => (type === 'stations' ? withoutOverview : contentWith());

/** Resolves to the diagnostics of `tree`, except for the placeholders of the new files. */
const otherProblems = async (tree: ContentTree): Promise<string[]> =>
  placesOf((await diagnose(tree)).filter(({ code }) => code !== 'placeholder-left'));

const kindsAndLanguages = (['page', 'station', 'package'] as const).flatMap((kind) =>
  Object.keys(names).map((languages): [typeof kind, string] => [kind, languages]),
);

async function expectOnlyPlaceholders(result: Added): Promise<void> {
  expect(await problemsBeside(result, {})).toEqual([]);
}

describe.each(partOf(kindsAndLanguages, 2, turnOfSearches))('A new %s in %s', (kind, languages) => {
  const make = () => added(contentWith(), kind, { ...answersFor[kind], ...names[languages] });

  test('has no problems except placeholders, each at its line', async () => expectOnlyPlaceholders(await make()));

  test('is a page without problems once its placeholders are filled in', async () => {
    const result = await make();
    const { diagnostics, files } = await built(withWords(result));
    expect(placesOf(diagnostics)).toEqual([]);
    expect(result.addresses).not.toEqual([]);
    for (const address of result.addresses) expect([...files.keys()]).toContain(`${address.slice(1)}.html`);
  });

  test('has no problems except placeholders if every suggestion is accepted', async () => {
    expect(await otherProblems(withSuggestions(await make()))).toEqual([]);
  });
});

const types = Object.keys(definition.sections);
const everyType = types.flatMap((type) => ['de', 'en,de'].map((languages) => [type, languages] as const));

describe.each(partOf(everyType, 3, turnOfSearches))('A page with a section of type %s in %s', (type, languages) => {
  const make = () => added(treeFor(type), 'page', { id: 'beacon', sections: type, ...names[languages] });

  test('has no problems except placeholders, and none once they are filled in', async () => {
    const result = await make();
    await expectOnlyPlaceholders(result);
    expect(placesOf(await diagnose(withWords(result)))).toEqual([]);
  });
});

test('A new page can have sections of all types except the overview, which the site already has', async () => {
  const sections = types.filter((type) => type !== 'stations').join(',');
  const result = await added(contentWith(), 'page', { id: 'beacon', sections, ...names['en,de'] });
  await expectOnlyPlaceholders(result);
  expect(placesOf((await built(withWords(result))).diagnostics)).toEqual([]);
});

test('Two sections of prose in a new page have one file each', async () => {
  const result = await added(contentWith(), 'page', { id: 'beacon', sections: 'prose,prose', ...names['de'] });
  expect(result.files.map(({ path }) => path)).toEqual(['pages/beacon.yaml', 'pages/beacon.de.mdx', 'pages/beacon-2.de.mdx']);
  await expectOnlyPlaceholders(result);
});

test('New entries that are added one after the other cause no problems, such as equal titles', async () => {
  const both = names['en,de'];
  const one = await added(contentWith(), 'page', { id: 'beacon', ...both });
  const two = await added(one.tree, 'page', { id: 'beacon-two', ...both });
  const three = await added(two.tree, 'station', { ...answersFor.station, ...both });
  const four = await added(three.tree, 'package', { ...answersFor.package, ...both });
  expect(await otherProblems(four.tree)).toEqual([]);
});

const keyOf = (line = ''): string => /^(?:- )?#?(\w+):/.exec(line)?.[1] ?? '';

test('A comment explains each field of a new entry', async () => {
  const all = { sections: types.filter((type) => type !== 'stations').join(',') };
  for (const [kind, more] of [
    ['page', all],
    ['station', {}],
    ['package', {}],
  ] as const) {
    const { files } = await added(contentWith(), kind, { ...answersFor[kind], ...names['en,de'], ...more });
    const lines = (files[0]?.text ?? '').split('\n').map((line) => line.trim());
    const explained = new Set(lines.filter((_, index) => lines[index - 1]?.startsWith('# ')).map(keyOf));
    // In a list or block with several entries, only the first entry has comments.
    expect([...new Set(lines.map(keyOf))].filter((key) => !explained.has(key))).toEqual([]);
  }
});

test('Each field of a schema has its own description', () => {
  expect(Object.values(definition.collections).flatMap(({ schema }) => withoutSentence(schema))).toEqual([]);
});

test('A new page starts with its hero, even if --sections lists the hero later', async () => {
  const { files } = await added(contentWith(), 'page', { id: 'beacon', sections: 'cta,hero,faq', ...names['de'] });
  expect(load(files[0]?.text ?? '')).toMatchObject({ sections: [{ type: 'hero' }, { type: 'cta' }, { type: 'faq' }] });
});

test('A new package has the requested values, and comes last', async () => {
  const { files, addresses } = await added(contentWith(), 'package', { ...answersFor.package, ...names['de'], accent: 'rose' });
  expect(addresses).toEqual(['/package-beacon']);
  expect(load(files[0]?.text ?? '')).toMatchObject({
    ...{ languages: ['de'], order: 2, sector: 'dialog', icon: 'bot', accent: 'rose', industry: { de: 'Bake' }, prices: 'waves' },
    customers: { count: 30 },
  });
});

test('Names of new entries remain text even if YAML would read them as another type', async () => {
  const tree = contentWith({
    'pages/2024.yaml': contentWith().texts.get('pages/offer.yaml')?.replace('Ein Mast', 'Zwei Masten').replace('Im Sommer', 'Bald'),
  });
  const result = await added(tree, 'page', {
    id: 'null',
    parent: '2024',
    sections: 'prose',
    ...names['de'],
    'name-de': '&anchor: yes # no',
  });
  expect(load(result.files[0]?.text ?? '')).toMatchObject({
    parent: '2024',
    name: { de: '&anchor: yes # no' },
    sections: [{}, { source: 'null' }],
  });
  await expectOnlyPlaceholders(result);
});

const onlyOptional = z.strictObject({ note: z.string().optional(), more: z.string().optional() });

test.each<[string, z.ZodRawShape]>([
  ['a list', { rows: z.array(onlyOptional) }],
  ['a list of at least two', { rows: z.array(onlyOptional).min(2) }],
  ['a block', { box: onlyOptional }],
  ['a block in a list', { rows: z.array(z.strictObject({ box: onlyOptional })) }],
  ['a block in a block', { outer: z.strictObject({ box: onlyOptional }) }],
  ['a list of lists', { rows: z.array(z.array(onlyOptional)) }],
  ['an optional block', { box: onlyOptional.optional() }],
  ['an optional list', { rows: z.array(onlyOptional).optional() }],
  ['a block without keys', { box: z.strictObject({}) }],
])('A new page is valid if its schema has %s in which all keys are optional, with and without the suggestions', async (_what, shape) => {
  const { pages } = definition.collections;
  if (!(pages?.schema instanceof z.ZodObject)) throw new Error('The schema of pages is not a block');
  // The cast is safe, because the extended schema has all fields of the original one.
  const schema = pages.schema.safeExtend(shape) as unknown as (typeof definition.collections)[string]['schema'];
  const model = { ...definition, collections: { ...definition.collections, pages: { ...pages, schema } } };
  const result = await scaffolderOf(model).added(contentWith(), 'page', { id: 'beacon', sections: 'hero', ...names['en,de'] });
  for (const tree of [result.tree, withSuggestions(result)]) {
    const found = (await diagnose(tree, { definition: model })).filter(({ file }) => file === 'pages/beacon.yaml');
    expect(placesOf(found.filter(({ code }) => code !== 'placeholder-left'))).toEqual([]);
  }
});
