// Checks the markup of pages and gallery examples with the recommended rules of html-validate. Each day checks a fifth of them.
import { expect, test } from 'vitest';
import { problemsIn } from '../../support/markup.ts';
import { gallery } from '../../support/real-site/gallery.ts';
import { pages } from '../../support/real-site/real-site.ts';
import { partOf } from '../../support/samples.ts';

test.each(partOf(pages, 5))('The markup of $path is valid', async ({ file, html }) => {
  expect(await problemsIn(html, file)).toEqual([]);
});

// Selects the pages that show all examples of a type at once. A page has only one main heading, so each hero has its own page.
const showsAllExamples = (path: string): boolean =>
  /__gallery\/hero/.test(path) ? path.includes('/hero/') : /__gallery(?:\/[^/]+)?$/.test(path);

test.each(partOf(gallery.paths.filter(showsAllExamples), 5))('The markup of the gallery page %s is valid', async (path) => {
  expect(await problemsIn(gallery.render(path) ?? '', `${path}.html`)).toEqual([]);
});
