// Opens each page once, because opening takes most of the time. Just before a promotion ends, the page loads without problems and
// layout shifts, keeps its shape at the widths of a desktop, a tablet and two phones, passes axe, and hydrates under its policy.
// After the promotion has ended, it still keeps its shape. The contrast of text over the brightest part of the sky is checked on one
// page of each kind and on each edition, because each edition has its own accent.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { lowContrasts } from './contrast.ts';
import { findFlaws } from './flaws.ts';
import { collectMismatches, hydrateAll, zones } from './hydration.ts';
import { collectProblems } from './problems.ts';
import { recordRefusals } from './refusals.ts';
import { editions, paths, samplePaths } from './routes.ts';
import { recordLayoutShifts } from './shifts.ts';
import { expect, test } from './site-test.ts';
import { violations } from './violations.ts';

const height = 900;
/** One page of each kind and a tenth of all pages, which changes each day. A nightly run visits all pages. */
const visited = new Set([...samplePaths, ...partOf(paths, 10)]);
const checkedForContrast = new Set([...samplePaths, ...editions]);
/** The last minutes of the promotion. In some time zones, it is already the next day. */
const time = new Date('2025-06-30T21:50:00Z');

async function expectShape(page: Page, widths: readonly number[], when: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.evaluate(findFlaws), `flaws at ${width} px ${when}`).toEqual([]);
  }
}

/** Expects that axe finds nothing. Each width is checked in one language, because the markup is the same. */
async function expectAccessible(page: Page, isEnglish: boolean): Promise<void> {
  // axe would measure colours in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const width = isEnglish ? 320 : 1280;
  await page.setViewportSize({ width, height });
  expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
}

async function expectContrast(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height });
  expect.soft(await lowContrasts(page), 'contrast over the brightest part of the sky').toEqual([]);
}

// One test does the work of several, because opening a page is expensive.
test.describe.configure({ timeout: 240_000 });

for (const [index, timezoneId] of zones.entries()) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 375, height }, contextOptions: { reducedMotion: 'no-preference' } });

    for (const path of paths.filter((path, number) => visited.has(path) && number % zones.length === index)) {
      const isMissing = path.endsWith('no-such-page');
      const isEnglish = path === '/en' || path.startsWith('/en/');

      test(`${path} loads without problems, keeps its shape, passes axe and hydrates without a mismatch`, async ({ page }) => {
        const [problems, found] = [collectProblems(page), collectMismatches(page)];
        const [refused, shifts] = [await recordRefusals(page), await recordLayoutShifts(page)];
        await page.clock.install({ time });
        const response = await page.goto(path);
        expect(response?.status()).toBe(isMissing ? 404 : 200);
        expect.soft(response?.headers()['content-security-policy'], 'policy').toContain("require-trusted-types-for 'script'");
        await expect.soft(page.locator('html')).toHaveAttribute('lang', isEnglish ? 'en' : 'de');
        expect.soft(await shifts(), 'layout shift').toBeLessThan(0.01);
        // 959 px is the greatest width at which most sections have one column, and so the longest lines.
        await expectShape(page, [375, 320, 768, 959, 1440], 'during the promotion');
        await expectAccessible(page, isEnglish);
        await hydrateAll(page);
        await page.clock.fastForward('15:00');
        await expectShape(page, [320, 1440], 'after the promotion');
        if (checkedForContrast.has(path)) await expectContrast(page);
        expect.soft(await refused(), 'refused by the policy').toEqual([]);
        expect.soft(problems, 'problems, and requests to other sites').toEqual([]);
        expect.soft(found, 'hydration').toEqual(isMissing ? [expect.stringContaining('404')] : []);
      });
    }
  });
}
