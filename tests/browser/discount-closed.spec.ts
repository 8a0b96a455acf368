// The discount popup stays closed for visitors who have seen it, use another dialog, or do not leave the site.
import type { Page } from 'playwright/test';
import { leaveSite, leaveWindow, popup, storedEntries } from './discount-popup.ts';
import { expect, test } from './site-test.ts';

// These tests do not cover motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Stores that the visitor saw the popup `ago` milliseconds ago. */
const storeVisit = (page: Page, ago: number) =>
  page.addInitScript((lastSeen) => {
    localStorage.setItem('exitIntentSeen', 'true');
    localStorage.setItem('exitIntentLastSeen', String(lastSeen));
  }, Date.now() - ago);

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

for (const [outcome, ago, opens] of [
  ['stays closed a minute before seven days are over', week - minute, false],
  ['opens again after seven days', week + minute, true],
  ['opens even if the stored time of its last view is in the future', -10 * week, true],
] as const) {
  test(`The discount popup ${outcome}`, async ({ page }) => {
    await storeVisit(page, ago);
    await page.goto('/');
    await leaveWindow(page, 0);
    await (opens ? expect(popup(page)).toBeVisible() : expect(popup(page)).toBeHidden());
  });
}

test('The discount popup opens in only one of two windows of the same visitor', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/about');
  await leaveWindow(other, 0);
  await expect(popup(other)).toBeVisible();
  await leaveWindow(page, 0);
  await expect(popup(page)).toBeHidden();
});

test('The discount popup counts as seen once the visitor leaves the site, but not after navigation within the site, and then stays closed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'KI-Beratung' }).first().click();
  await expect(page).toHaveURL('/ai-consulting');
  expect(await storedEntries(page)).toEqual([null, null]);
  await leaveSite(page);
  expect((await storedEntries(page))[0]).toBe('true');
  for (const next of [() => page.goto('/about'), () => page.reload()]) {
    await next();
    await expect(popup(page)).toBeHidden();
    await leaveWindow(page, 0);
    await expect(popup(page)).toBeHidden();
  }
});

test('The discount popup stays closed, and its stored time unchanged, when a visitor who has seen it leaves the site and returns', async ({
  page,
}) => {
  const longAgo = Date.now() - 2 * week;
  await page.goto('/');
  await page.evaluate((time) => {
    localStorage.setItem('exitIntentSeen', 'true');
    localStorage.setItem('exitIntentLastSeen', String(time));
  }, longAgo);
  await page.goto('/about');
  await leaveSite(page);
  for (const next of [() => page.goto('/'), () => page.reload()]) {
    await next();
    await expect(popup(page)).toBeHidden();
  }
  expect(await storedEntries(page)).toEqual(['true', String(longAgo)]);
});

test('A click on a telephone number or an e-mail address does not open the discount popup', async ({ page }) => {
  await page.goto('/contact');
  for (const scheme of ['tel', 'mailto']) {
    await page.locator(`main a[href^="${scheme}:"]`).first().click();
    await expect(popup(page)).toBeHidden();
  }
  expect(await storedEntries(page)).toEqual([null, null]);
});

test('The discount popup waits while another dialog is open, and opens later', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer Login' }).first().click();
  await leaveWindow(page, 0);
  await expect(popup(page)).toBeHidden();
  expect(await storedEntries(page)).toEqual([null, null]);
  await page.keyboard.press('Escape');
  await leaveWindow(page, 0);
  await expect(popup(page)).toBeVisible();
});
