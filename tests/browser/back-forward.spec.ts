// Pages that the browser restores from the back/forward cache, in the state in which the visitor left them.
import type { Page } from 'playwright/test';
import { wholeBrowserOptions } from '../support/chromium.mjs';
import { leaveWindow, popup } from './discount-popup.ts';
import { expect, test } from './site-test.ts';

test.use({
  launchOptions: { ...wholeBrowserOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Marks the page, so that a test can distinguish a restored page from a page that was loaded again. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'mark', 'still me'));

async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.evaluate(() => location.assign('/robots.txt'));
  await page.waitForURL('**/robots.txt');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => Reflect.get(window, 'mark')), 'the page was restored, not loaded again').toBe('still me');
}

test('The countdown of a restored page continues with the current time', async ({ page }) => {
  // Moves the end of the page's promotion to an hour from now, so that its countdown runs.
  const end = Date.now() + 3600_000;
  await page.route('**/ai-audit', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('2025-06-30T23:59:59+02:00', new Date(end).toISOString()) });
  });
  await page.goto('/ai-audit');
  await page.locator('.countdown').scrollIntoViewIfNeeded();
  const shown = async () => Number((await page.locator('.countdown__value').allTextContents()).slice(2).join(''));
  const expected = () => new Date(end - Date.now()).toISOString().slice(14, 19).replace(':', '');
  await expect.poll(shown).toBeGreaterThan(0);
  await mark(page);
  const before = await shown();
  await leaveAndReturn(page, () => page.waitForTimeout(3000));
  await expect.poll(async () => Math.abs((await shown()) - Number(expected()))).toBeLessThanOrEqual(1);
  expect(await shown()).not.toBe(before);
});

test('The form of a restored page has the typed text and still works', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Guten Tag');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Name ist erforderlich').last()).toBeVisible();
  await mark(page);
  await leaveAndReturn(page);
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Guten Tag');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Name' }).fill('Erika');
  await expect(page.getByText('Name ist erforderlich')).toHaveCount(0);
});

test('The discount popup of a restored page can be closed, and stays closed', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  await leaveAndReturn(page);
  await popup(page)
    .getByRole('button', { name: /Nein danke/ })
    .click();
  await expect(popup(page)).toBeHidden();
  await leaveWindow(page, 0);
  await expect(popup(page)).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe('before the choice about cookies,', () => {
  test.use({ isFirstVisit: true });

  test('the cookie banner of a restored page is hidden if the visitor has answered it on another page', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('.consent')).toBeVisible();
    await mark(page);
    await leaveAndReturn(page, () => page.evaluate(() => localStorage.setItem('cookieConsent', 'all')));
    await expect(page.locator('.consent')).toBeHidden();
  });
});
