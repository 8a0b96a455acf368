// The behaviour of pages for their visitors, with and without scripts.
import { expect, test } from './site-test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the navigation of the home page links to the main services', async ({ page }) => {
    await page.goto('/');
    for (const name of ['AI Act Officer Services', 'KI-Beratung', 'AI Agent Teams'])
      await expect(page.getByRole('navigation').getByRole('link', { name }).first()).toBeAttached();
  });

  test('the language switch leads to the counterpart of a page', async ({ page }) => {
    await page.goto('/ai-audit');
    await page.locator('header a[data-language="en"]').first().click();
    await expect(page).toHaveURL('/en/ai-audit');
  });
});

test('the copyright year is corrected if the build is from an earlier year', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-year]').first()).toHaveText(String(new Date().getFullYear()));
});
