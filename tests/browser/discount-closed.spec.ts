// The discount popup stays closed for visitors who have seen it, use another dialog, or do not leave the site.
import type { Page } from 'playwright/test';
import { goElsewhere, leave, memory, popup } from './discount-popup.ts';
import { expect, test } from './site-test.ts';

// Movement is not tested here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Stores that the visitor saw the popup `ago` milliseconds ago. */
const sawIt = (page: Page, ago: number) =>
  page.addInitScript((lastSeen) => {
    localStorage.setItem('exitIntentSeen', 'true');
    localStorage.setItem('exitIntentLastSeen', String(lastSeen));
  }, Date.now() - ago);

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

for (const [what, ago, comes] of [
  ['stays closed a minute before seven days are over', week - minute, false],
  ['opens again after seven days', week + minute, true],
  ['opens even if the clock was far ahead when it was last shown', -10 * week, true],
] as const) {
  test(`The discount popup ${what}`, async ({ page }) => {
    await sawIt(page, ago);
    await page.goto('/');
    await leave(page, 0);
    await (comes ? expect(popup(page)).toBeVisible() : expect(popup(page)).toBeHidden());
  });
}

test('The discount popup does not open in a second window of the same visitor', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/about');
  await leave(other, 0);
  await expect(popup(other)).toBeVisible();
  await leave(page, 0);
  await expect(popup(page)).toBeHidden();
});

test('The discount popup is stored as seen when the visitor leaves the site, not on navigation within it, and then stays closed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'KI-Beratung' }).first().click();
  await expect(page).toHaveURL('/ai-consulting');
  expect(await memory(page)).toEqual([null, null]);
  await goElsewhere(page);
  expect((await memory(page))[0]).toBe('true');
  for (const next of [() => page.goto('/about'), () => page.reload()]) {
    await next();
    await expect(popup(page)).toBeHidden();
    await leave(page, 0);
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
  await goElsewhere(page);
  for (const next of [() => page.goto('/'), () => page.reload()]) {
    await next();
    await expect(popup(page)).toBeHidden();
  }
  expect(await memory(page)).toEqual(['true', String(longAgo)]);
});

test('A click on a telephone number or an e-mail address does not open the discount popup', async ({ page }) => {
  await page.goto('/contact');
  for (const scheme of ['tel', 'mailto']) {
    await page.locator(`main a[href^="${scheme}:"]`).first().click();
    await expect(popup(page)).toBeHidden();
  }
  expect(await memory(page)).toEqual([null, null]);
});

test('The discount popup waits while another dialog is open, and opens later', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer Login' }).first().click();
  await leave(page, 0);
  await expect(popup(page)).toBeHidden();
  expect(await memory(page)).toEqual([null, null]);
  await page.keyboard.press('Escape');
  await leave(page, 0);
  await expect(popup(page)).toBeVisible();
});
