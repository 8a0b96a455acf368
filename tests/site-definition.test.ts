// Errors in a configuration are diagnostics, not crashes.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { describeForm } from '../src/forms/description.ts';
import { input } from '../src/forms/rules.ts';
import { definitionProblems } from '../src/site/check-definition.ts';
import { embedMessages } from '../src/site/embeds/define-embed.ts';
import { definition } from './support/fixture-site/theme.tsx';

const service = (keys: readonly string[]) => ({
  schema: z.strictObject(Object.fromEntries(keys.map((key) => [key, z.string().optional()]))),
  public: () => keys,
});

const form = { path: '/api/contact', mails: () => [] };

const embed = { id: 'film', provider: 'Films', origins: ['https://film.example.net'] };

/** Returns the site with embeds and their messages. */
const withEmbeds = (embeds: unknown) => ({
  ...definition,
  messages: z.strictObject({ ...definition.messages?.shape, ...embedMessages }),
  embeds,
});

const { pages, ...others } = definition.collections;
const keysOf = (value: unknown): string[] => definitionProblems(value).map(({ key }) => String(key));

test('A valid site definition has no problems', () => {
  expect(definitionProblems({ ...withEmbeds([embed]), earlyScript: 'islands/layout/early.ts' })).toEqual([]);
});

test.each([
  ['nothing', undefined, 'default'],
  ['another object', { icons: [] }, 'default'],
  ...[
    [{ ...embed, id: 'Film' }],
    [{ ...embed, origins: ['https://film.example.net/embed'] }],
    [{ ...embed, origins: ['https://*.example.net'] }],
    [{ ...embed, provider: ' ' }],
    [{ id: 'film', provider: 'Films' }],
    [embed, embed],
  ].map((embeds): [string, unknown, string] => [`embeds such as ${JSON.stringify(embeds)}`, withEmbeds(embeds), 'embeds']),
  ['a component of prose in small letters', { ...definition, proseComponents: ['link'] }, 'proseComponents'],
  ['components of prose that are no list', { ...definition, proseComponents: 'Link' }, 'proseComponents'],
  ['an early script outside of the code', { ...definition, earlyScript: 'content/early.ts' }, 'earlyScript'],
  ['two collections with the same singular', { ...definition, collections: { ...definition.collections, leaflets: pages } }, 'collections'],
  [
    'a singular that is a key of links',
    { ...definition, collections: { ...others, pages: { ...pages, singular: 'anchor' } } },
    'collections',
  ],
  [
    'a singular that is a kind of new',
    { ...definition, collections: { ...others, pages: { ...pages, singular: 'redirect' } } },
    'collections',
  ],
  [
    'a singular with a capital letter',
    { ...definition, collections: { ...others, pages: { ...pages, singular: 'notePage' } } },
    'collections',
  ],
  [
    'a collection that has the name of a folder of the engine',
    { ...definition, collections: { ...definition.collections, locks: { ...pages, singular: 'lock' } } },
    'collections',
  ],
  [
    'a collection without a component',
    { ...definition, collections: { ...others, pages: { ...pages, component: undefined } } },
    'collections',
  ],
  ['a collection without a schema', { ...definition, collections: { ...others, pages: { ...pages, schema: undefined } } }, 'collections'],
  ...[
    { fields: { colour: { value: '<colour>', meaning: 'the colour' } } },
    { fields: { colour: { value: '<colour>', meaning: 'the colour', place: 'meta.colour' } } },
    { name: { place: 'heading', called: 'the heading' } },
    { orderedWithin: 'shelf' },
    { sections: ['hero', 'carousel'] },
  ].map((scaffold): [string, unknown, string] => [
    `a collection with the scaffold ${JSON.stringify(scaffold)}`,
    { ...definition, collections: { ...others, pages: { ...pages, scaffold } } },
    'collections',
  ]),
  [
    'a section type with a space',
    { ...definition, sections: { ...definition.sections, 'big hero': definition.sections['hero'] } },
    'sections',
  ],
  [
    'a section type without a component',
    { ...definition, sections: { ...definition.sections, hero: { schema: definition.sections['hero']?.schema } } },
    'sections',
  ],
  ['a not-found page without a name', { ...definition, notFound: 'pages/' }, 'notFound'],
  ['a list of an unknown collection', { ...definition, lists: { cards: { collection: 'recipes' } } }, 'lists'],
  ['a not-found page in an unknown collection', { ...definition, notFound: 'errors/not-found' }, 'notFound'],
  ['a service without public values', { ...definition, services: { mail: { schema: z.strictObject({}) } } }, 'services'],
  ['a service with an invalid name', { ...definition, services: { 'Mail box': service(['to']) } }, 'services'],
  ['a service whose variables belong to the relay', { ...definition, services: { relay: service(['inbox']) } }, 'services'],
  ['a service whose variable belongs to the site', { ...definition, services: { base: service(['url']) } }, 'services'],
  ['services with the same variable', { ...definition, services: { mail: service(['boxId']), mailBox: service(['id']) } }, 'services'],
  ['a form with an invalid path', { ...definition, forms: [{ ...form, path: 'contact' }] }, 'forms'],
  ['two forms with the same path', { ...definition, forms: [form, form] }, 'forms'],
  ...[
    { name: 'contact us' },
    { name: 'form' },
    { fields: { mail: input.email(), token: input.line(10) } },
    { fields: { mail: input.email(), website: input.line(10) } },
    { fields: { mail: input.email(), submit: input.line(10) } },
    { fields: { mail: input.email(), 'first name': input.line(10) } },
    { fields: { mail: input.email(), topic: input.choice(['a.b']) } },
    { fields: { name: input.line(100) } },
  ].map((wrong): [string, unknown, string] => [
    `the description ${JSON.stringify(wrong).slice(0, 80)}`,
    {
      ...definition,
      forms: [{ ...form, description: describeForm({ name: 'a', path: '/a', fields: { mail: input.email() }, ...(wrong as object) }) }],
    },
    'forms',
  ]),
  ['an unknown option', { ...definition, timezone: 'UTC' }, 'timezone'],
  ['a missing body', { ...definition, Body: undefined }, 'Body'],
  ['an unknown host', { ...definition, hosts: ['netlfy'] }, 'hosts'],
  ['a budget that is not a number', { ...definition, budgets: { ...definition.budgets, whole: '75kB' } }, 'budgets.whole'],
  ['languages without createLocales', { ...definition, locales: { en: { name: 'English' } } }, 'locales'],
  ['a form without mails', { ...definition, forms: [{ ...form, mails: undefined }] }, 'forms'],
])('A site definition with %s has a problem', (_what, value, key) => {
  expect(keysOf(value)).toEqual([key]);
});

describe('The path of an output in a site definition', () => {
  const problemsAt = (path: string) => definitionProblems({ ...definition, outputs: { [path]: () => 'text' } });

  test.each(['/notes.json', '/en/notes.json', '/.well-known/assetlinks.json', '/a/b-c/d_e.1.txt', '/CNAME'])('may be %s', (path) => {
    expect(problemsAt(path)).toEqual([]);
  });

  test.each([
    'notes.json',
    '/',
    '/a/',
    '//a.json',
    '/a//b.json',
    '/../a.json',
    '/a/./b.json',
    '/a.',
    '/.hidden',
    '/a/.well-known/b.json',
    '/a b.json',
    '/a?b=1',
    '/a\\b.txt',
    '/ä.txt',
    '/page.html',
    '/page.HTM',
    '/assets/data.json',
    '/__mail.json',
    '/_headers',
    '/_redirects',
  ])('cannot be %j', (path) => {
    expect(problemsAt(path)).toEqual([
      { key: ['outputs', path], text: expect.stringContaining(path.includes('\\') ? 'not a path' : path) },
    ]);
  });

  test.each([['text'], [{}], [{ eachLanguage: 'text' }], [null]])('needs a function instead of %j', (output) => {
    expect(definitionProblems({ ...definition, outputs: { '/a.txt': output } })).toEqual([
      { key: ['outputs', '/a.txt'], text: expect.stringContaining('needs a function') },
    ]);
  });
});

test.each([
  ['a collection', 'layout', 'component'],
  ['a collection', 'Layout', 'component'],
  ['a collection', 'loader', 'source'],
  ['a collection', 'sceme', 'schema'],
  ['a section', 'reads', 'lists'],
  ['a section', 'fields', 'schema'],
  ['a site', 'layout', 'Body'],
  ['a site', 'i18n', 'locales'],
  ['a site', 'basepath', 'basePath'],
])('In a site definition, %s with the unknown option %s gets the suggestion %s', (part, option, meant) => {
  const { hero } = definition.sections;
  const wrong = {
    'a collection': { collections: { ...others, pages: { ...pages, [option]: 1 } } },
    'a section': { sections: { ...definition.sections, hero: { ...hero, [option]: 1 } } },
    'a site': { [option]: 1 },
  }[part];
  expect(definitionProblems({ ...definition, ...wrong }).map(({ text }) => text)).toEqual([
    `${part} has no option ${option}; did you mean ${meant}?`,
  ]);
});
