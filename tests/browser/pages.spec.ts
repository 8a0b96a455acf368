// Links of pages without scripts, and the copyright year with scripts.
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

test('A script replaces the copyright year of an earlier build with the current year', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-year]').first()).toHaveText(String(new Date().getFullYear()));
});
