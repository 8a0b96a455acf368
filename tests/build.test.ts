// The complete build pipeline.
import { expect, test } from 'vitest';
import { lengthOf } from '../src/model/output/byte-length.ts';
import { built, contentWith, placesOf, planned, tinyPage } from './support/fixture-site/content.ts';

test('A build reports problems of content and of finished pages in one sorted list', async () => {
  const { 'pages/tiny.yaml': page } = tinyPage('', '', '  - { type: hero, title: { de: Noch einer }, lead: { de: Zu viel. } }\n');
  const { diagnostics } = await built(contentWith({ 'pages/a-tiny.yaml': page }), { at: Date.parse('2030-01-01T00:00:00Z') });
  const found = placesOf(diagnostics).map((place) => place.replace(/:\d+:\d+$/, ''));
  expect(found).toEqual(['page-main-heading pages/a-tiny.yaml', 'promotion-ended pages/offer.yaml']);
});

test('The summary of a build has the number of pages of each language, and the bytes of its files by kind', async () => {
  const { routes } = await planned(contentWith());
  const { files, summary } = await built(contentWith());
  const pagesIn = (language: string): number =>
    routes.routes.filter(({ kind, locale }) => kind !== 'notFound' && locale === language).length;
  const sizes = [...files].map(([path, bytes]) => ({ path, length: lengthOf(bytes) }));
  const bytesOf = (ending: string): number => sizes.reduce((sum, { path, length }) => sum + (path.endsWith(ending) ? length : 0), 0);
  expect(summary).toMatchObject({
    routes: { de: pagesIn('de'), en: pagesIn('en') },
    notFoundPages: 2,
    largestPage: { bytes: Math.max(...sizes.map(({ path, length }) => (path.endsWith('.html') ? length : 0))) },
  });
  const byKind = { html: bytesOf('.html'), css: bytesOf('.css'), js: bytesOf('.js') };
  expect(summary.bytes).toEqual({ ...byKind, other: expect.any(Number) });
  // `other` counts texts such as the sitemap, but no pictures, because a check does not encode them.
  expect(summary.bytes.other).toBeGreaterThan(bytesOf('.xml') + bytesOf('.txt'));
  expect(Math.min(pagesIn('en'), ...Object.values(byKind))).toBeGreaterThan(0);
});
