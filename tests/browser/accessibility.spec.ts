// Runs axe on one page of each kind in states that every-page.spec.ts does not cover: with motion, in forced colours, and with open
// dialogs. A run tests a sixth of these pages, and a nightly run tests all of them.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { samplePaths } from './routes.ts';
import { expect, test } from './site-test.ts';
import { violations } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 900 } });

// One test does the work of several, because opening a page is expensive.
test.describe.configure({ timeout: 240_000 });

async function expectAccessibleDialogs(page: Page): Promise<void> {
  for (const id of ['login-dialog', 'newsletter-dialog', 'discount-dialog']) {
    const dialog = page.locator(`#${id}`);
    await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.showModal());
    await expect(dialog).toBeVisible();
    expect.soft(await violations(page), id).toEqual([]);
    await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close());
  }
}

for (const path of partOf(samplePaths, 6)) {
  test(`axe finds nothing on ${path} with motion, in open dialogs and in forced colours`, async ({ page }) => {
    await page.goto(path);
    expect.soft(await violations(page), 'with motion').toEqual([]);
    // axe would measure colours in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessibleDialogs(page);
    // Forced colours are the same on every page, so one page of each kind is enough.
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page), `in forced colours at ${width} px`).toEqual([]);
    }
  });
}
