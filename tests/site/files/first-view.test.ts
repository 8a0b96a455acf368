// The bytes of response bodies that a visitor receives before doing anything, compressed and without pictures.
import { expect, test } from 'vitest';
import { all, bytesOf, compressedFiles, files, publicPages, type RealPage } from '../../support/real-site/real-site.ts';

const weightOf = (file: string): number => bytesOf(compressedFiles.has(`${file}.br`) ? `${file}.br` : file).length;
const sumOf = (names: readonly string[]): number => names.reduce((sum, file) => sum + weightOf(file), 0);

/** The drawings in the background of every page, which the stylesheet loads. */
const drawings = files.filter((file) => /^assets\/(stars-\d|skyline)-\w+\.svg$/.test(file));

/** Returns the stylesheets, fonts and scripts that the page itself names. */
const loadedBy = ({ tree }: RealPage): string[] =>
  all(tree, 'link[rel=stylesheet], link[rel=preload], script[src]')
    .map(({ attribs }) => attribs['href'] ?? attribs['src'] ?? '')
    .map((path) => path.replace(/^\//, ''));

test('The first view of a page has at most 68 kB', () => {
  expect(drawings).toHaveLength(3);
  const common = sumOf(drawings);
  const views = publicPages.map((page) => ({ path: page.path, bytes: common + weightOf(page.file) + sumOf(loadedBy(page)) }));
  // Each page has two fonts, the stylesheet and two scripts.
  expect(publicPages.filter((page) => loadedBy(page).length < 5).map(({ path }) => path)).toEqual([]);
  expect(views.filter(({ bytes }) => bytes > 68_000)).toEqual([]);
});

test('All pictures in the main part of a page load lazily, so that its largest paint is text', () => {
  const early = publicPages.filter(({ tree }) => all(tree, 'main img:not([loading=lazy])').length > 0).map(({ path }) => path);
  expect(early).toEqual([]);
});
