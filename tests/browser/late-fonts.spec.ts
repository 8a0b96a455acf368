// If fonts load late, the text is visible before them and does not move when they arrive.
import { partOf, turnOfSearches } from '../support/samples.ts';
import { latch } from './latch.ts';
import { samplePaths } from './routes.ts';
import { recordLayoutShifts } from './shifts.ts';
import { expect, test } from './site-test.ts';

/** Pages whose lines can break at other words in the fallback font than in the typeface. */
const shifted = ['/api', '/en/ai-solutions/ai-coo', '/ai-solutions/content-team', '/ai-lead-masters', '/ai-lead-masters-dental'];

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of partOf([...samplePaths, ...shifted], 2, turnOfSearches)) {
      test(`the text of ${path} is readable before its fonts load, and does not move when they arrive`, async ({ page }) => {
        const { released, release } = latch();
        await page.route('**/*.woff2', async (route) => {
          await released;
          await route.continue();
        });
        const shifts = await recordLayoutShifts(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(false);
        release();
        await page.waitForFunction(() => document.fonts.check('16px "Inter Variable"'));
        expect(await shifts()).toBeLessThan(0.05);
      });
    }
  });
}
