import { expect, test } from 'vitest';
import { clockAt } from '../../src/model/time/clock.ts';
import { type Localizer, localize, sharedLocalizer } from '../../src/pages/render/view/localize.ts';
import { definition, locales } from '../support/fixture-site/theme.tsx';

const english: Localizer = {
  locales,
  locale: 'en',
  facts: new Map([['city', 'Hamburg']]),
  clock: clockAt(Date.parse('2026-06-15T12:00:00+02:00'), definition.calendar),
  resolve: (link) => ({ href: JSON.stringify(link), external: false, newTab: false, current: false }),
  pictureOf: ({ asset }) => expect.fail(asset),
};
const link = (href: object) => ({ href: JSON.stringify(href), external: false, newTab: false, current: false });

test.each([
  ['a text becomes a string', { de: 'Hier', en: 'Here' }, 'Here'],
  ['a text without the language becomes an empty string', { de: 'Hier' }, ''],
  ['a number with its unit has the format of the language', { number: 99.9, unit: 'percent' }, '99.9%'],
  ['a change has its sign', { number: 300, unit: 'percent', sign: true }, '+300%'],
  ['an amount of money has the format of the language', { amount: 1999.5, currency: 'EUR' }, '€1,999.50'],
  ['an amount of money without cents is written without cents', { amount: 49, currency: 'CHF' }, 'CHF\u00A049'],
  [
    'an amount of money for calculations keeps its number',
    { amount: 1999.5, currency: 'EUR', isMoneyParts: true },
    { text: '€1,999.50', amount: 1999.5, currency: 'EUR' },
  ],
  ['an amount with other keys is unchanged', { amount: 3, currency: 'EUR', note: 'x' }, { amount: 3, currency: 'EUR', note: 'x' }],
  ['a number without a unit is unchanged', { number: 3 }, { number: 3 }],
  ['facts are filled in', { en: 'In {city}' }, 'In Hamburg'],
  ['a link is resolved', { link: { page: 'about' } }, { link: link({ page: 'about' }) }],
  ['a link with a fallback is resolved', { link: { page: 'offer', fallback: 'de' } }, { link: link({ page: 'offer', fallback: 'de' }) }],
  ['lists keep their order', [{ en: 'b' }, { en: 'a' }], ['b', 'a']],
  ['an entry in the language remains', [{ languages: ['de', 'en'], label: { en: 'x' } }], [{ languages: ['de', 'en'], label: 'x' }]],
  ['an entry in another language is removed', [{ languages: ['de'], label: { de: 'x' } }, { label: { en: 'y' } }], [{ label: 'y' }]],
  ['an entry on its last day remains, without its dates', [{ a: 1, validUntil: '2026-06-15', reviewBy: '2026-01-01' }], [{ a: 1 }]],
  ['an entry after its last day is removed', [{ a: 1, validUntil: '2026-06-14' }, { a: 2 }], [{ a: 2 }]],
  [
    'an entry is removed at the instant of its end',
    [{ validUntil: '2026-06-15T12:00:00+02:00' }, { validUntil: '2026-06-15T12:00:01+02:00' }],
    [{}],
  ],
  ['other values are unchanged', { a: 1, b: true, c: null, d: 'text {city}' }, { a: 1, b: true, c: null, d: 'text {city}' }],
  ['nested blocks are localized', { a: { b: [{ c: { en: 'x' } }] } }, { a: { b: [{ c: 'x' }] } }],
])('Localized content: %s', (_name, value, expected) => {
  expect(localize<unknown>(value, english)).toEqual(expected);
});

test('Localizing does not change the content itself', () => {
  const value = { title: { de: 'Hier', en: 'Here' }, items: [{ languages: ['de'] }] };
  const before = structuredClone(value);
  localize(value, english);
  expect(value).toEqual(before);
});

const menu = { title: { en: 'Menu of {city}' }, items: [{ link: { page: 'about' } }, { link: { page: 'offer' } }] };

/** Returns a function that localizes the menu for a page, and the list of links that it has resolved. */
function counting() {
  const resolved: string[] = [];
  const { resolve: _, ...common } = english;
  const localizeOn = sharedLocalizer({
    ...common,
    resolveOn:
      ({ path }) =>
      (target) => {
        resolved.push(String(target['page']));
        const current = path === `/${target['page']}`;
        return { href: current ? '#top' : `/${target['page']}`, external: false, newTab: false, current };
      },
  });
  return { resolved, on: (path: string) => localizeOn(menu, { locale: 'en', path }) };
}

test('Shared content is localized once, and again for each page that it links to', () => {
  const { resolved, on } = counting();
  const elsewhere = on('/news');
  expect(elsewhere).toMatchObject({ title: 'Menu of Hamburg', items: [{ link: { href: '/about' } }, { link: { href: '/offer' } }] });
  expect(on('/imprint')).toBe(elsewhere);
  expect(resolved).toEqual(['about', 'offer']);
  expect(on('/about')).toMatchObject({ items: [{ link: { href: '#top', current: true } }, { link: { href: '/offer' } }] });
  expect(on('/news')).toBe(elsewhere);
});
