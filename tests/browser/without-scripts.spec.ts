// If scripts are off or do not load, no form appears to work, and no form reveals typed text.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { expect, test } from './site-test.ts';
import { fillIn, login, note } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const places = [
  { form: 'main form', path: '/contact', words: 'Dieses Formular braucht JavaScript.', mail: true },
  { form: 'main form', path: '/en/support', words: 'This form needs JavaScript.', mail: true },
  { form: '#newsletter-dialog', opener: 'Want News?', path: '/en', words: 'This form needs JavaScript.', mail: true },
  { form: '#login-dialog', opener: 'Customer Login', path: '/', words: 'Dieses Formular braucht JavaScript.', mail: false },
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { form, opener, path, words, mail } of partOf(places, 2)) {
    test(`The form ${form} of ${path} states that it needs scripts, and names other ways to contact`, async ({ page }) => {
      await page.goto(path);
      if (opener) await page.getByRole('button', { name: opener }).click();
      const place = page.locator(form);
      await expect(place.locator('.no-script')).toBeVisible();
      await expect(place.locator('.no-script')).toContainText(words);
      await expect(place.locator('a[href^="tel:"]')).toBeVisible();
      await expect(place.locator('a[href^="mailto:"]')).toHaveCount(mail ? 1 : 0);
      await expect(place.locator(':is(input, select, textarea, [type=submit], .password__toggle):visible')).toHaveCount(0);
    });
  }

  test('Without scripts, the cookie banner, the button that opens it and the language hint are hidden', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.consent')).toBeHidden();
    await expect(page.locator('.language-hint')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeHidden();
  });
});

/** Sends a form as the browser does without scripts. Resolves to the resulting URL. */
async function sendUnaided(page: Page, form: string): Promise<string> {
  await page.locator(form).locator('input').first().press('Enter');
  await page.waitForLoadState();
  return page.url();
}

test('A password does not appear in the URL if the scripts do not load', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  await fillIn(page.locator('#login-dialog'), login);
  const requested = page.waitForRequest((request) => request.isNavigationRequest());
  expect(await sendUnaided(page, '#login-dialog form')).not.toMatch(/[?#]|Geheim/);
  expect((await requested).method()).toBe('POST');
});

test('A message does not appear in the URL if the scripts do not load', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/en/contact');
  await fillIn(page.locator('main form'), note);
  expect(await sendUnaided(page, 'main form')).not.toMatch(/[?#]/);
});
