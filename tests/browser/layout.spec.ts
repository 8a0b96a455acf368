// Every page at the widths of a desktop, a tablet and two telephones.
import { expect, test } from 'playwright/test';
import { findFlaws } from './flaws.ts';
import { watch } from './problems.ts';
import { paths, samples } from './routes.ts';
import { countShifts } from './shifts.ts';

const height = 900;
const phone = { width: 375, height };

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
