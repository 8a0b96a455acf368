// Refusals: answers that are missing or wrong, names and URLs in use, circular redirects.
import { describe, expect, test } from 'vitest';
import type { ContentTree } from '../../src/content/tree.ts';
import { createLocales } from '../../src/model/languages/locale.ts';
import { type Answers, exampleOf, flagsOf } from '../../src/tools/new/kinds.ts';
import { contentWith, tinyLink, tinyPage } from '../support/fixture-site/content.ts';
import { added, kindNamed, kinds, tryToAdd } from '../support/fixture-site/scaffold.ts';
import { locales as two } from '../support/fixture-site/theme.tsx';

const moved = 'redirects:\n  - { from: /gone, to: /about }\n  - { from: /older, to: /old }\n';
const tree = contentWith({
  ...tinyPage(),
  'redirects.yaml': moved,
  'pages/deep/nested.yaml': tinyPage('Klein', 'Tief')['pages/tiny.yaml'],
});

/** The flags that are complained about. */
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
] as const)('Of a %s, everything that is missing is named at once', async (kind, missing) => {
  expect(await tryToAdd(tree, kind, {})).toEqual({ missing, complaints: [] });
});

test.each([
  ['page', page],
  ['station', station],
  ['package', offered],
  ['redirect', redirect],
] as const)('A %s that is refused nothing is written', async (kind, answers) => {
  expect(await flagsRefused(kind, answers)).toEqual(['(written)']);
});

const refused: [string, string, Answers, readonly string[]][] = [
  ['a path without a slash in a language', 'page', { ...page, path: 'de=bake,en=/beacon' }, ['path']],
  ['a path in a language that the site does not have', 'page', { ...page, path: 'de=/bake,en=/beacon,fr=/balise' }, ['path']],
  ['a path that a page has in one language', 'page', { ...page, path: 'de=/tiny,en=/beacon' }, ['path']],
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
  ['a name whose address is a page', 'page', { ...page, id: 'stations' }, ['id']],
  ['a name whose address leads on', 'page', { ...page, id: 'gone' }, ['id']],
  ['a name that the build keeps for itself', 'page', { ...page, id: 'assets' }, ['path']],
  ['a name that hosts give a meaning', 'page', { ...page, id: 'index' }, ['path']],
  ['the address of a page', 'page', { ...page, path: '/about' }, ['path']],
  ['the address of a package', 'page', { ...page, path: '/package-lighthouse' }, ['path']],
  ['the address of a station', 'page', { ...page, path: '/stations/buoy' }, ['path']],
  ['an address that leads on', 'package', { ...offered, path: '/gone' }, ['path']],
  ['an address with a capital', 'page', { ...page, path: '/About' }, ['path']],
  ['an address under /en', 'page', { ...page, path: '/en/beacon' }, ['path']],
  ['an address on another site', 'page', { ...page, path: '//example.org' }, ['path']],
  ['a language that there is not', 'page', { ...page, languages: 'de,fr' }, ['languages', 'name-en']],
  ['no language', 'page', { ...page, languages: ',' }, ['languages', 'name-de', 'name-en']],
  ['a name in a language that it has not', 'page', { ...page, languages: 'de' }, ['name-en']],
  ['a name in a language that the site has not', 'page', { ...page, 'name-fr': 'Balise' }, ['name-fr']],
  ['an empty text', 'page', { ...page, 'name-de': ' ' }, ['name-de']],
  ['a fact that there is not', 'page', { ...page, 'name-de': '{unknown}' }, ['name-de']],
  ['a control character', 'package', { ...offered, 'name-en': 'Bea\u0007con' }, ['name-en']],
  ['a page above that there is not', 'page', { ...page, parent: 'abuot' }, ['parent']],
  ['a section that there is not', 'page', { ...page, sections: 'hero,feature' }, ['sections']],
  ['a second overview of stations', 'page', { ...page, sections: 'stations' }, ['sections']],
  ['a second opening of a station', 'station', { ...station, sections: 'hero' }, ['sections']],
  ['a category that there is not', 'station', { ...station, category: 'large' }, ['category']],
  ['an icon that there is not', 'station', { ...station, icon: 'bott' }, ['icon']],
  ['a price list that there is not', 'package', { ...offered, prices: 'wave' }, ['prices']],
  ['a sector that there is not', 'package', { ...offered, sector: 'sea' }, ['sector']],
  ['an accent that there is not', 'package', { ...offered, accent: 'red' }, ['accent']],
  ['no customers', 'package', { ...offered, customers: '0' }, ['customers']],
  ['half a customer', 'package', { ...offered, customers: '1.5' }, ['customers']],
  ['a place that is no number', 'package', { ...offered, order: 'first' }, ['order']],
  ['everything that is wrong at once', 'package', { ...offered, icon: 'x', prices: 'y', order: 'z' }, ['icon', 'prices', 'order']],
  ['to lead on from a page', 'redirect', { ...redirect, from: '/stations' }, ['from']],
  ['to lead on from an English page', 'redirect', { ...redirect, from: '/en/stations/buoy' }, ['from']],
  ['to lead on what leads on', 'redirect', { ...redirect, from: '/gone' }, ['from']],
  ['to lead on what leads on, written otherwise', 'redirect', { ...redirect, from: '/%67one' }, ['from']],
  ['to lead on what is not text', 'redirect', { ...redirect, from: '/%FC' }, ['from']],
  ['to lead on from an asset', 'redirect', { ...redirect, from: '/assets/icon.svg' }, ['from']],
  ['to lead on from the not-found page', 'redirect', { ...redirect, from: '/en/404' }, ['from']],
  ['a full address', 'redirect', { ...redirect, from: 'https://www.inselfunk.test/lost' }, ['from']],
  ['an address with a slash at its end', 'redirect', { ...redirect, from: '/lost/' }, ['from']],
  ['to lead to no page', 'redirect', { ...redirect, to: '/abuot' }, ['to']],
  ['to lead to a page that is not there in English', 'redirect', { ...redirect, to: '/en/offer' }, ['to']],
  ['to lead to the not-found page', 'redirect', { ...redirect, to: '/404' }, ['to']],
  ['to lead to what leads on', 'redirect', { ...redirect, to: '/gone' }, ['to']],
  ['to lead an address to itself', 'redirect', { from: '/lost', to: '/lost' }, ['to']],
  ['to lead on in two steps', 'redirect', { from: '/old', to: '/about' }, ['to']],
];

describe('Refused is', () => {
  test.each(refused)('%s', async (_, kind, answers, flags) => {
    expect(await flagsRefused(kind, answers)).toEqual(flags);
  });
});

test('A name that is nearly right is answered with the right one', async () => {
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

test('A longer text is not written over another', async () => {
  const prose = contentWith({ 'pages/beacon.de.mdx': 'Text' });
  expect(await flagsRefused('page', { ...page, sections: 'prose' }, prose)).toEqual(['id']);
});

test('A picture is shown only where there is one', async () => {
  const bare = { ...contentWith(), assets: new Map() };
  expect(await flagsRefused('page', { ...page, sections: 'picture' }, bare)).toEqual(['sections']);
});

test('Older mistakes do not keep a page from being added', async () => {
  const link = tinyLink('{ page: beacons }')['pages/tiny.yaml']?.replace('Aber mein.', 'TODO');
  for (const content of [contentWith({ 'pages/tiny.yaml': link }), contentWith({ 'pages/broken.yaml': 'languages: [de' })])
    expect((await added(content, 'page', page)).files.map(({ path }) => path)).toEqual(['pages/beacon.yaml']);
});

test('Each kind has an example that names everything it needs', () => {
  for (const kind of kinds) {
    const flags = flagsOf(kind, two);
    const named = [...exampleOf(kind, two).matchAll(/--([\w-]+)/g)].map(([, name]) => name);
    const known: readonly string[] = flags.map(({ name }) => name);
    expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  }
});

test('There is a name for each language of the site', () => {
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
