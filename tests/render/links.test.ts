import { expect, test } from 'vitest';
import type { Link } from '../../src/model/references/link.ts';
import { clockAt } from '../../src/model/time/clock.ts';
import { indexPaths, linkResolver } from '../../src/pages/render/view/links.ts';
import { pageViews } from '../../src/pages/render/view/page-view.ts';
import { contentWith, duringSummer, planned } from '../support/fixture-site/content.ts';

const { site, routes } = await planned(contentWith());
const routeAt = (path: string) => routes.routes.find((route) => route.path === path) ?? expect.fail(`no ${path}`);
const resolve = (path: string, link: Partial<Link>) => linkResolver(site, indexPaths(routes), routeAt(path))(link as Link);
const inside = { external: false, newTab: false, current: false };

test.each([
  ['a page in the language of the page', '/about', { page: 'catalog' }, { ...inside, href: '/stations' }],
  ['the English page from an English one', '/en/about', { page: 'catalog' }, { ...inside, href: '/en/stations' }],
  ['the home page', '/about', { page: 'home' }, { ...inside, href: '/' }],
  ['the English home page', '/en/about', { page: 'home' }, { ...inside, href: '/en' }],
  ['a section of a page', '/about', { page: 'offer', anchor: 'price' }, { ...inside, href: '/offer#price' }],
  ['a German page if there is no English one', '/en', { page: 'offer', fallback: 'de' }, { ...inside, href: '/offer', hreflang: 'de' }],
  [
    'a section of a German page if there is no English one',
    '/en',
    { page: 'offer', anchor: 'price', fallback: 'de' },
    { ...inside, href: '/offer#price', hreflang: 'de' },
  ],
  ['a page in its own language, although a fallback is named', '/en', { page: 'about', fallback: 'de' }, { ...inside, href: '/en/about' }],
  ['the page itself, at its top', '/about', { page: 'about' }, { ...inside, href: '#top', current: true }],
  ['a section of the page itself', '/offer', { page: 'offer', anchor: 'price' }, { ...inside, href: '#price', current: true }],
  ['a station', '/en', { station: 'buoy' }, { ...inside, href: '/en/stations/buoy' }],
  ['a package', '/', { package: 'lighthouse' }, { ...inside, href: '/package-lighthouse' }],
  ['another site', '/', { external: 'shop' }, { ...inside, href: 'https://laden.inselfunk.test', external: true }],
  [
    'another site in a new tab',
    '/',
    { external: 'booking' },
    { ...inside, href: 'https://termin.inselfunk.test/gespraech', external: true, newTab: true },
  ],
  ['a telephone', '/', { phone: 'support' }, { ...inside, href: 'tel:+494066969100', text: '+49 40 66969 100' }],
  ['an e-mail address', '/', { email: 'contact' }, { ...inside, href: 'mailto:post@inselfunk.test', text: 'post@inselfunk.test' }],
  ['a section on the same page', '/', { anchor: 'questions' }, { ...inside, href: '#questions' }],
  ['a dialog', '/', { dialog: 'login' }, { ...inside, href: '#login-dialog', dialog: 'login' }],
] as const)('A link leads to %s', (_name, path, link, expected) => {
  expect(resolve(path, link)).toEqual(expected);
});

test('A link to a missing page leads to a path that the audit reports, and any other missing target throws', () => {
  expect(resolve('/', { page: 'nowhere' }).href).toBe('/page:nowhere');
  expect(() => resolve('/', { external: 'nowhere' })).toThrow('nowhere');
});

const viewOf = pageViews(site, { plan: routes, pictures: new Map(), clock: clockAt(duringSummer, site.model.calendar) });

test.each([
  ['/', { locale: 'en', href: '/en', isTranslation: true }],
  ['/en', { locale: 'de', href: '/', isTranslation: true }],
  ['/stations/buoy', { locale: 'en', href: '/en/stations/buoy', isTranslation: true }],
  ['/offer', { locale: 'en', href: '/en/about', isTranslation: false }],
  ['/package-lighthouse', { locale: 'en', href: '/en/stations', isTranslation: false }],
  ['/404', { locale: 'en', href: '/en', isTranslation: false }],
  ['/en/404', { locale: 'de', href: '/', isTranslation: false }],
])(
  'The language switch of %s leads to the translation, to the nearest parent with one, or from a not-found page to home',
  (path, expected) => {
    const view = viewOf(routeAt(path));
    expect(view.languages.map(({ locale }) => locale)).toEqual(['de', 'en']);
    expect(view.languages.filter(({ locale }) => locale !== view.locale)).toEqual([expect.objectContaining(expected)]);
  },
);

test.each([
  ['/', []],
  ['/about', ['/', '/about']],
  ['/offer', ['/', '/about', '/offer']],
  ['/en/stations/buoy', ['/en', '/en/stations', '/en/stations/buoy']],
  ['/package-lighthouse', ['/', '/stations', '/package-lighthouse']],
  ['/404', []],
])('The breadcrumbs of %s lead from the home page to the page; the home page and not-found pages have none', (path, expected) => {
  expect(viewOf(routeAt(path)).breadcrumbs.map(({ href }) => href)).toEqual(expected);
});
