// Pages are not rows of equal parts: each has a section with its own background, and uses no module twice unless
// content needs it.
import { expect, test } from 'vitest';
import { all, pages, type RealPage } from '../../support/real-site/real-site.ts';

/** Legal texts and not-found pages are short and calm. */
const calm = ['/imprint', '/en/imprint', '/404', '/en/404'];
const livelyPages = pages.filter(({ path }) => !calm.includes(path));

/** The kind of a section: the class of its content. */
const modules = [
  'bento',
  'rows',
  'flow',
  'line',
  'checklist',
  'figures--large',
  'trust',
  'quotes',
  'tiles',
  'faq__item',
  'chart',
  'form',
  'prices',
];

test.each(livelyPages)('The page $path has a section with a background from edge to edge', ({ tree }) => {
  expect(all(tree, 'main section.band').length).toBeGreaterThan(0);
});

const modulesOf = ({ tree }: RealPage): string[] =>
  all(tree, 'main section').flatMap((section) => modules.filter((name) => all(section, `.${name}`).length > 0));

test.each(pages)('The page $path uses no module twice', (page) => {
  const found = modulesOf(page);
  // Titles beside a list, and rows across the page, are two modules with the same class.
  const twice = found.filter((name, index) => found.indexOf(name) !== index && name !== 'rows');
  expect(twice).toEqual([]);
});

test('No page has the drawing of a whole with its parts', () => {
  expect(pages.filter(({ tree }) => all(tree, '.orb').length > 0).map(({ path }) => path)).toEqual([]);
});
