// Refusals of `new`: missing or invalid answers, names and URLs in use, circular redirects.
import { describe, expect, test } from 'vitest';
import type { ContentTree } from '../../src/content/tree.ts';
import { createLocales } from '../../src/model/languages/locale.ts';
import { type Answers, exampleOf, exampleWith, flagsOf } from '../../src/tools/new/kinds.ts';
import { contentWith, tinyLink, tinyPage } from '../support/fixture-site/content.ts';
import { added, kindNamed, kinds, tryToAdd } from '../support/fixture-site/scaffold.ts';
import { locales as two } from '../support/fixture-site/theme.tsx';

const moved = 'redirects:\n  - { from: /gone, to: /about }\n  - { from: /older, to: /old }\n';
const tree = contentWith({
  ...tinyPage(),
  'redirects.yaml': moved,
  'pages/deep/nested.yaml': tinyPage('Klein', 'Tief')['pages/tiny.yaml'],
});

/** Resolves to the flags with invalid answers, or to `(written)` if there are none. */
async function flagsRefused(kind: string, answers: Answers, content: ContentTree = tree): Promise<string[]> {
  const result = await tryToAdd(content, kind, answers);
  return 'complaints' in result ? [...new Set(result.complaints.map(({ flag }) => flag))] : ['(written)'];
}

const page: Answers = { id: 'beacon', 'name-de': 'Bake', 'name-en': 'Beacon' };
const station: Answers = { ...page, category: 'small', icon: 'bot' };
const offered: Answers = { ...page, icon: 'bot', prices: 'waves', customers: '30', sector: 'dialog' };
const redirect: Answers = { from: '/lost', to: '/about' };

test.each([
  ['page', ['name-de', 'name-en', 'id']],
  ['station', ['name-de', 'name-en', 'id', 'category', 'icon']],
  ['package', ['name-de', 'id', 'icon', 'prices', 'customers']],
  ['redirect', ['from', 'to']],
] as const)('new %s reports all missing answers at once', async (kind, missing) => {
  expect(await tryToAdd(tree, kind, {})).toEqual({ missing, complaints: [] });
});

test.each([
  ['page', page],
  ['station', station],
  ['package', offered],
  ['redirect', redirect],
] as const)('new %s with valid answers writes its files', async (kind, answers) => {
  expect(await flagsRefused(kind, answers)).toEqual(['(written)']);
});

const refused: [string, string, Answers, readonly string[]][] = [
  ['a path without a slash in a language', 'page', { ...page, path: 'de=bake,en=/beacon' }, ['path']],
  ['a path in an unknown language', 'page', { ...page, path: 'de=/bake,en=/beacon,fr=/balise' }, ['path']],
  ['the path of another page in one language', 'page', { ...page, path: 'de=/tiny,en=/beacon' }, ['path']],
  ['a name that leads out of the folder', 'page', { ...page, id: '../beacon' }, ['id']],
  ['an absolute name', 'page', { ...page, id: '/etc/beacon' }, ['id']],
  ['a name with capitals', 'page', { ...page, id: 'Beacon' }, ['id']],
  ['a name with a line break at its end', 'page', { ...page, id: 'beacon\n' }, ['id']],
  ['an empty name', 'page', { ...page, id: '' }, ['id']],
  ['the name of a page', 'page', { ...page, id: 'tiny' }, ['id']],
  ['the name of a page in a folder', 'page', { ...page, id: 'deep/nested' }, ['id']],
  ['the name of the not-found page', 'page', { ...page, id: 'not-found' }, ['id']],
  ['the name of a station', 'station', { ...station, id: 'buoy' }, ['id']],
  ['the name of a package', 'package', { ...offered, id: 'lighthouse' }, ['id']],
  ['a name whose path belongs to a page', 'page', { ...page, id: 'stations' }, ['id']],
  ['a name whose path redirects', 'page', { ...page, id: 'gone' }, ['id']],
  ['a name that the build reserves', 'page', { ...page, id: 'assets' }, ['path']],
  ['a name with a meaning for hosts', 'page', { ...page, id: 'index' }, ['path']],
  ['the path of a page', 'page', { ...page, path: '/about' }, ['path']],
  ['the path of a package', 'page', { ...page, path: '/package-lighthouse' }, ['path']],
  ['the path of a station', 'page', { ...page, path: '/stations/buoy' }, ['path']],
  ['a path that redirects', 'package', { ...offered, path: '/gone' }, ['path']],
  ['a path with a capital letter', 'page', { ...page, path: '/About' }, ['path']],
  ['a path under /en', 'page', { ...page, path: '/en/beacon' }, ['path']],
  ['a path on another site', 'page', { ...page, path: '//example.org' }, ['path']],
  ['an unknown language', 'page', { ...page, languages: 'de,fr' }, ['languages', 'name-en']],
  ['no language', 'page', { ...page, languages: ',' }, ['languages', 'name-de', 'name-en']],
  ['a name in a language that the page lacks', 'page', { ...page, languages: 'de' }, ['name-en']],
  ['a name in a language that the site lacks', 'page', { ...page, 'name-fr': 'Balise' }, ['name-fr']],
  ['an empty text', 'page', { ...page, 'name-de': ' ' }, ['name-de']],
  ['an unknown fact', 'page', { ...page, 'name-de': '{unknown}' }, ['name-de']],
  ['a control character', 'package', { ...offered, 'name-en': 'Bea\u0007con' }, ['name-en']],
  ['an unknown parent', 'page', { ...page, parent: 'abuot' }, ['parent']],
  ['an unknown section', 'page', { ...page, sections: 'hero,feature' }, ['sections']],
  ['a second overview of stations', 'page', { ...page, sections: 'stations' }, ['sections']],
  ['a second hero of a station', 'station', { ...station, sections: 'hero' }, ['sections']],
  ['an unknown category', 'station', { ...station, category: 'large' }, ['category']],
  ['an unknown icon', 'station', { ...station, icon: 'bott' }, ['icon']],
  ['an unknown price list', 'package', { ...offered, prices: 'wave' }, ['prices']],
  ['an unknown sector', 'package', { ...offered, sector: 'sea' }, ['sector']],
  ['an unknown accent', 'package', { ...offered, accent: 'red' }, ['accent']],
  ['zero customers', 'package', { ...offered, customers: '0' }, ['customers']],
  ['half a customer', 'package', { ...offered, customers: '1.5' }, ['customers']],
  ['an order that is not a number', 'package', { ...offered, order: 'first' }, ['order']],
  ['several invalid answers', 'package', { ...offered, icon: 'x', prices: 'y', order: 'z' }, ['icon', 'prices', 'order']],
  ['a redirect from a page', 'redirect', { ...redirect, from: '/stations' }, ['from']],
  ['a redirect from an English page', 'redirect', { ...redirect, from: '/en/stations/buoy' }, ['from']],
  ['a second redirect from a path', 'redirect', { ...redirect, from: '/gone' }, ['from']],
  ['a second redirect from a path in another notation', 'redirect', { ...redirect, from: '/%67one' }, ['from']],
  ['a redirect from bytes that are not text', 'redirect', { ...redirect, from: '/%FC' }, ['from']],
  ['a redirect from an asset', 'redirect', { ...redirect, from: '/assets/icon.svg' }, ['from']],
  ['a redirect from the not-found page', 'redirect', { ...redirect, from: '/en/404' }, ['from']],
  ['a redirect from an absolute URL', 'redirect', { ...redirect, from: 'https://www.inselfunk.test/lost' }, ['from']],
  ['a redirect from a path with a trailing slash', 'redirect', { ...redirect, from: '/lost/' }, ['from']],
  ['a redirect to an unknown page', 'redirect', { ...redirect, to: '/abuot' }, ['to']],
  ['a redirect to a page that does not exist in English', 'redirect', { ...redirect, to: '/en/offer' }, ['to']],
  ['a redirect to the not-found page', 'redirect', { ...redirect, to: '/404' }, ['to']],
  ['a redirect to a path that redirects', 'redirect', { ...redirect, to: '/gone' }, ['to']],
  ['a redirect to itself', 'redirect', { from: '/lost', to: '/lost' }, ['to']],
  ['a redirect in two steps', 'redirect', { from: '/old', to: '/about' }, ['to']],
];

describe('new refuses', () => {
  test.each(refused)('%s', async (_, kind, answers, flags) => {
    expect(await flagsRefused(kind, answers)).toEqual(flags);
  });
});

test('new suggests the right name for a typing mistake', async () => {
  for (const [kind, answers, meant] of [
    ['station', { ...station, category: 'smal' }, 'small'],
    ['package', { ...offered, sector: 'dialogue' }, 'dialog'],
    ['page', { ...page, sections: 'featuers' }, 'features'],
    ['redirect', { ...redirect, to: '/abuot' }, '/about'],
  ] as const) {
    const result = await tryToAdd(tree, kind, answers);
    expect('complaints' in result && result.complaints[0]?.why).toContain(`"${meant}"`);
  }
});

test('new does not overwrite a document', async () => {
  const prose = contentWith({ 'pages/beacon.de.mdx': 'Text' });
  expect(await flagsRefused('page', { ...page, sections: 'prose' }, prose)).toEqual(['id']);
});

test('new refuses a picture section without pictures', async () => {
  const bare = { ...contentWith(), assets: new Map() };
  expect(await flagsRefused('page', { ...page, sections: 'picture' }, bare)).toEqual(['sections']);
});

test('new adds a page despite older errors in content', async () => {
  const link = tinyLink('{ page: beacons }')['pages/tiny.yaml']?.replace('Aber mein.', 'TODO');
  for (const content of [contentWith({ 'pages/tiny.yaml': link }), contentWith({ 'pages/broken.yaml': 'languages: [de' })])
    expect((await added(content, 'page', page)).files.map(({ path }) => path)).toEqual(['pages/beacon.yaml']);
});

test('The example of each kind of new names all required flags, and only flags that exist', async () => {
  for (const kind of kinds) {
    const flags = flagsOf(kind, two);
    const named = [...exampleOf(kind, two).matchAll(/--([\w-]+)/g)].map(([, name]) => name);
    const known: readonly string[] = flags.map(({ name }) => name);
    expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
    const result = await tryToAdd(tree, kind.name, {});
    if (!('missing' in result)) throw new Error(`new ${kind.name} requires no flags`);
    expect(named).toEqual(expect.arrayContaining([...result.missing]));
  }
});

test('The example after a refusal has the given answers, apart from the refused ones', () => {
  const answers = { id: 'The Pier', languages: 'de', 'name-de': 'Der Steg', sections: 'hero,prose' };
  expect(exampleWith(kindNamed('page'), two, { answers, refused: ['id'] })).toBe(
    '--id spring-offer --name-de "Der Steg" --languages de --sections hero,prose',
  );
  expect(exampleWith(kindNamed('page'), two, { answers: {}, refused: [] })).toBe(exampleOf(kindNamed('page'), two));
});

test('new asks for a name in each language of the site', () => {
  const locales = createLocales({ fr: {}, 'pt-BR': {}, ar: {} });
  const names = flagsOf(kindNamed('page'), locales).flatMap(({ name, question }) =>
    name.startsWith('name') ? [`${name} ${question}`] : [],
  );
  expect(names).toEqual([
    'name-fr What is the short name in French?',
    'name-pt-BR What is the short name in Portuguese?',
    'name-ar What is the short name in Arabic?',
  ]);
  expect(exampleOf(kindNamed('page'), locales)).toContain('--name-fr "Spring offer" --name-pt-BR "Spring offer" --name-ar');
});
