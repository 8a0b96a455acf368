import { expect, test } from 'vitest';
import type { Route } from '../src/pages/routes/plan-routes.ts';
import { type Changes, contentWith, edited, planned } from './support/fixture-site/content.ts';

const routesOf = async (changes: Changes = {}) => (await planned(contentWith(changes))).routes;
const { routes } = await routesOf();
const find = (path: string): Route => routes.find((route) => route.path === path) ?? expect.fail(`no ${path}`);

test('Routes are sorted: German, then English, then the not-found pages', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/offer',
    '/package-lighthouse',
    '/stations',
    '/stations/buoy',
    '/en',
    '/en/about',
    '/en/stations',
    '/en/stations/buoy',
    '/404',
    '/en/404',
  ]);
});

test.each([
  ['/', 'page', 'index.html', 'index.html'],
  ['/en', 'page', 'en.html', 'en/index.html'],
  ['/about', 'page', 'about.html', 'about/index.html'],
  ['/en/about', 'page', 'en/about.html', 'en/about/index.html'],
  ['/stations/buoy', 'station', 'stations/buoy.html', 'stations/buoy/index.html'],
  ['/package-lighthouse', 'package', 'package-lighthouse.html', 'package-lighthouse/index.html'],
  ['/404', 'notFound', '404.html', '404.html'],
  ['/en/404', 'notFound', 'en/404.html', 'en/404.html'],
])('The route %s is a %s in the file %s, or %s in the directory style', async (path, kind, file, inFolder) => {
  const folders = await routesOf(edited('site.yaml', 'urlStyle: file', 'urlStyle: directory'));
  expect(find(path)).toMatchObject({ kind, output: file });
  expect(folders.routes.find((route) => route.path === path)).toMatchObject({ kind, output: inFolder });
});

test.each([
  ['/', { de: '/', en: '/en' }],
  ['/en', { de: '/', en: '/en' }],
  ['/en/stations', { de: '/stations', en: '/en/stations' }],
  ['/stations/buoy', { de: '/stations/buoy', en: '/en/stations/buoy' }],
  ['/offer', { de: '/offer' }],
])('The route %s lists itself and its translations as alternates', (path, alternates) => {
  expect(find(path).alternates).toEqual(alternates);
});

test('The route of a station is below the page that lists the stations, whatever the path of that page', async () => {
  const moved = await routesOf(edited('pages/catalog.yaml', '/stations', '/all/stations'));
  expect(moved.routes.map(({ path }) => path)).toContain('/en/all/stations/buoy');
});

test('A page without a path has the name of its file as its path, and stations are below that path', async () => {
  const named = await routesOf(edited('pages/catalog.yaml', 'path: /stations\n', ''));
  expect(named.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/en/catalog', '/en/catalog/buoy']));
});

test('A package can set the path of its route', async () => {
  const named = await routesOf(edited('packages/lighthouse.yaml', 'order: 1', 'order: 1\npath: /towers'));
  expect(named.routes.map(({ path }) => path)).toContain('/towers');
});

test('A page that exists only in English has no German route', async () => {
  const text = contentWith().texts.get('pages/offer.yaml') ?? '';
  const english = text.replace('[de]', '[en]').replaceAll('{ de:', '{ en:');
  const navigation = (contentWith().texts.get('navigation.yaml') ?? '')
    .replace('  - { label: { de: Angebot }, link: { page: offer }, languages: [de] }\n', '')
    .replace(
      '{ label: { de: Angebot, en: Offer }, link: { page: offer, fallback: de } }',
      '{ label: { en: Offer }, link: { page: offer }, languages: [en] }',
    );
  const plan = await routesOf({
    'pages/offer.yaml': english,
    'navigation.yaml': navigation,
    'pages/about.en.mdx': 'Text.\n',
    ...edited(
      'pages/home.yaml',
      '      - { label: { de: Zum Angebot, en: The offer }, link: { page: offer, anchor: price, fallback: de } }\n',
      '',
    ),
  });
  expect(plan.routes.filter(({ entry }) => entry.id === 'offer').map(({ path, alternates }) => [path, alternates])).toEqual([
    ['/en/offer', { en: '/en/offer' }],
  ]);
});
