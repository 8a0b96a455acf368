// Every page at the widths of a desktop, a tablet and two telephones.
import { expect, type Page, test } from 'playwright/test';
import { findFlaws } from './flaws.ts';
import { watch } from './problems.ts';
import { paths, samples } from './routes.ts';

const height = 900;
const phone = { width: 375, height };

/** Adds up what moves by itself while a page loads (Cumulative Layout Shift, W3C Layout Instability). */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return Number(Reflect.get(window, 'layoutShift'));
    });
}

test.describe('on a telephone first', () => {
  test.use({ viewport: phone });

  for (const path of paths) {
    test(`${path} loads in peace and keeps its shape at every width`, async ({ page }) => {
      const problems = watch(page);
      const shifts = await countShifts(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(path.endsWith('no-such-page') ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', path === '/en' || path.startsWith('/en/') ? 'en' : 'de');
      expect(await shifts(), 'layout shift').toBeLessThan(0.01);
      for (const width of [375, 320, 768, 1440]) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(findFlaws), `at ${width} px`).toEqual([]);
      }
      expect(problems).toEqual([]);
    });
  }
});

test.describe('on a desktop first', () => {
  test.use({ viewport: { width: 1440, height } });

  for (const path of samples) {
    test(`${path} does not move while it loads`, async ({ page }) => {
      const shifts = await countShifts(page);
      await page.goto(path);
      expect(await shifts()).toBeLessThan(0.01);
    });
  }
});

test('A page that leaves its shape is noticed', async ({ page }) => {
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
