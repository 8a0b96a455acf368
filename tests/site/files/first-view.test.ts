// The bytes that a visitor gets before doing anything, compressed and without pictures: bodies of responses.
import { expect, test } from 'vitest';
import { all, bytesOf, compressedFiles, files, publicPages } from '../../support/real-site/real-site.ts';

const weightOf = (file: string): number => bytesOf(compressedFiles.has(`${file}.br`) ? `${file}.br` : file).length;

/** The same on every page: styles, typefaces, drawings behind the page, scripts that run before any interaction. */
const shared = files.filter((file) => /^assets\/((site|inter|space-grotesk|stars-\d|skyline|layout|islands)-\w+\.\w+)$/.test(file));

test('a first view is at most 70 kB', () => {
  expect(shared).toHaveLength(8);
  const common = shared.reduce((sum, file) => sum + weightOf(file), 0);
  const heavy = publicPages.map(({ path, file }) => ({ path, bytes: common + weightOf(file) })).filter(({ bytes }) => bytes > 70_000);
  expect(heavy).toEqual([]);
});

test('pictures come later, so that the largest paint is text', () => {
  const early = publicPages.filter(({ tree }) => all(tree, 'main img:not([loading=lazy])').length > 0).map(({ path }) => path);
  expect(early).toEqual([]);
});
