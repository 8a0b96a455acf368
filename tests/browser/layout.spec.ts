// Cases that every-page.spec.ts does not cover: pages that load at desktop width, and the detection of flaws.
import { findFlaws } from './flaws.ts';
import { samplePaths } from './routes.ts';
import { recordLayoutShifts } from './shifts.ts';
import { expect, test } from './site-test.ts';

const height = 900;
const phone = { width: 375, height };

test.describe('in a desktop window', () => {
  test.use({ viewport: { width: 1440, height }, contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of samplePaths) {
    test(`${path} does not move while it loads`, async ({ page }) => {
      const shifts = await recordLayoutShifts(page);
      await page.goto(path);
      expect(await shifts()).toBeLessThan(0.01);
    });
  }
});

test('The layout check reports text that leaves its box, and text over other text', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.locator('h1').evaluate((title) => {
    title.style.whiteSpace = 'nowrap';
    title.style.marginBlockEnd = '-4rem';
    title.textContent = 'Donaudampfschifffahrtsgesellschaftskapitän';
  });
  const flaws = await page.evaluate(findFlaws);
  expect(flaws.some((flaw) => flaw.includes('leaves'))).toBe(true);
  expect(flaws.some((flaw) => flaw.includes('lies on'))).toBe(true);
});
