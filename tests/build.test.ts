// The pipeline as a whole.
import { expect, test } from 'vitest';
import { built, contentWith, placesOf, tinyPage } from './support/fixture-site/content.ts';

test('Problems of content and of finished pages come in one order', async () => {
  const { 'pages/tiny.yaml': page } = tinyPage('', '', '  - { type: hero, title: { de: Noch einer }, lead: { de: Zu viel. } }\n');
  const { diagnostics } = await built(contentWith({ 'pages/a-tiny.yaml': page }), { at: Date.parse('2030-01-01T00:00:00Z') });
  const found = placesOf(diagnostics).map((place) => place.replace(/:\d+:\d+$/, ''));
  expect(found).toEqual(['page-main-heading pages/a-tiny.yaml', 'promotion-ended pages/offer.yaml']);
});
