// The site still has its example values, which a release refuses.
import { expect, test } from 'vitest';
import { diagnose } from '../../support/fixture-site/content.ts';
import { definition } from '../../support/real-site/definition.ts';
import { site } from '../../support/real-site/refactored.ts';

test('A release of the site is refused for its example values', async () => {
  const found = await diagnose(site, { definition, release: true });
  expect(found.filter(({ code }) => code === 'example-value').map(({ file }) => file)).toContain('site.yaml');
});
