// Pages vary in rhythm: each except the short ones has a section with its own background, and no page has two sections of
// the same kind.
import { expect, test } from 'vitest';
import { all, pages, type RealPage } from '../../support/real-site/real-site.ts';

/** Legal texts and not-found pages are short and calm. */
const calm = ['/imprint', '/en/imprint', '/404', '/en/404'];
const livelyPages = pages.filter(({ path }) => !calm.includes(path));

/** The kinds of sections, by the class of their content. */
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

test.each(pages)('The page $path has no two sections of the same kind', (page) => {
  const found = modulesOf(page);
  // The class `rows` is used for two kinds: titles beside a list, and rows across the page.
  const twice = found.filter((name, index) => found.indexOf(name) !== index && name !== 'rows');
  expect(twice).toEqual([]);
});

test('No page has the drawing of an orb with its satellites', () => {
  expect(pages.filter(({ tree }) => all(tree, '.orb').length > 0).map(({ path }) => path)).toEqual([]);
});
