// URLs that are reserved, names of assets, and the not-found page, to which no link can lead.
import { expect, test } from 'vitest';
import { contentWith, edited, problemsOf, tinyLink, tinyPage } from '../support/fixture-site/content.ts';

test.each([
  ['/en', ['url-reserved pages/tiny.yaml:2:7']],
  ['/en/tiny', ['url-reserved pages/tiny.yaml:2:7']],
  ['/assets/tiny', ['url-reserved pages/tiny.yaml:2:7']],
  ['/404', ['url-reserved pages/tiny.yaml:2:7']],
  ['/small/404', ['url-reserved pages/tiny.yaml:2:7']],
  ['/index', ['url-reserved pages/tiny.yaml:2:7']],
  ['/small/index', ['url-reserved pages/tiny.yaml:2:7']],
  ['/english', []],
  ['/index-cards', []],
  ['/4040', []],
])('A page at %s has the problems %j', async (path, expected) => {
  expect(await problemsOf(contentWith(tinyPage('name:', `path: ${path}\nname:`)))).toEqual(expected);
});

test('A page in a file named index is refused', async () => {
  const { 'pages/tiny.yaml': page } = tinyPage();
  expect(await problemsOf(contentWith({ 'pages/index.yaml': page }))).toEqual(['url-reserved pages/index.yaml:1:1']);
});

test.each([
  ['Icon_2.svg', []],
  ['brand/icon.svg', []],
  ['my icon.svg', ['name-invalid assets/my icon.svg']],
  ['icon#1.svg', ['name-invalid assets/icon#1.svg']],
  ['größe.svg', ['name-invalid assets/größe.svg']],
])('An asset named %s has the problems %j', async (name, expected) => {
  const tree = contentWith(edited('site.yaml', 'icon: icon.svg', `icon: "${name}"`));
  const assets = new Map([...tree.assets].map(([asset, file]) => [asset === 'icon.svg' ? name : asset, file]));
  expect(await problemsOf({ ...tree, assets })).toEqual(expected);
});

test('The not-found page cannot be the target of a link, and cannot be a parent', async () => {
  expect(await problemsOf(contentWith(tinyLink('{ page: not-found }')))).toEqual(['entry-unknown pages/tiny.yaml:10:84']);
  expect(await problemsOf(contentWith(tinyPage('name:', 'parent: not-found\nname:')))).toEqual(['entry-unknown pages/tiny.yaml:2:9']);
});
