// Pages with a scrollbar that takes up space, as in desktop browsers. Headless browsers hide scrollbars by default.
import { launchOptions } from '../support/chromium.mjs';
import { expect, test } from './site-test.ts';

test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const path of ['/', '/en/contact']) {
  test(`${path} does not jump when a dialog opens`, async ({ page }) => {
    await page.goto(path);
    const place = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const before = await place();
    await page.locator('header').getByRole('button', { name: 'Customer Login' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await place()).toBe(before);
  });
}
