// The target of a redirect from a removed page: the home page of its language.
import { expect, test } from 'vitest';
import { homeOf } from '../../src/watch/dev-state.ts';

const route = (path: string, locale: 'de' | 'en') => ({ kind: 'page', path, locale }) as const;
const routes = [route('/english', 'de'), route('/', 'de'), route('/en', 'en'), route('/en/about', 'en')];

test.each([
  ['/gone', '/'],
  ['/', '/'],
  ['/en', '/en'],
  ['/en/gone', '/en'],
  ['/english', '/'],
])('The removed page %s leads to %s', (path, home) => {
  expect(homeOf(routes, path)).toBe(home);
});

test('Without a site, a removed page leads to the root', () => {
  expect(homeOf([], '/en/gone')).toBe('/');
});
