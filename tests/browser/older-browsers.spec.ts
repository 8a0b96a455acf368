// Browsers that support neither buttons with a `command` nor dialogs that close on a click outside: a polyfill replaces both. The
// last group of tests also removes features that are newer than the oldest supported browsers.
import { delayScript } from './hydration.ts';
import { collectProblems } from './problems.ts';
import { focusAsSafari } from './safari-focus.ts';
import { expect, test } from './site-test.ts';
import { fillIn, note } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    document.addEventListener('command', (event) => event.preventDefault(), true);
    document.addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
    });
  });
});

test('The dialog polyfill opens dialogs by their buttons and closes them in all three ways', async ({ page }) => {
  await page.goto('/');
  const opener = page.locator('header').getByRole('button', { name: 'Customer Login' });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Vorname');
  const ways = [
    () => dialog.getByRole('button', { name: 'Fenster schließen' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 400),
  ];
  for (const leave of ways) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('The dialog polyfill keeps a dialog open if a selection of its text ends outside of the dialog', async ({ page }) => {
  await page.goto('/');
  await page.locator('header').getByRole('button', { name: 'Customer Login' }).click();
  const field = page.getByRole('dialog').getByLabel('Vorname');
  await field.fill('Erika');
  const box = await field.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(8, 400, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('The dialog polyfill opens a dialog whose button was clicked before the script loaded', async ({ page }) => {
  const release = await delayScript(page, 'dialog-polyfill');
  const requested = page.waitForRequest('**/dialog-polyfill-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await requested;
  await page.locator('header').getByRole('button', { name: 'Customer Login' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: 'Customer Login' })).toBeVisible();
});

test.describe('in the oldest supported browsers, where clicks do not focus buttons,', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // Features that Chrome 117, Firefox 128 or Safari 17.4 lacks.
      for (const [owner, name] of [
        [Element.prototype, 'checkVisibility'],
        [URLSearchParams.prototype, 'size'],
        [Element.prototype, 'moveBefore'],
        [HTMLElement.prototype, 'showPicker'],
        [Document.prototype, 'startViewTransition'],
        [Promise, 'try'],
        [Set.prototype, 'union'],
        [RegExp, 'escape'],
        [Uint8Array, 'fromBase64'],
        [window, 'scheduler'],
        [window, 'navigation'],
        [window, 'requestIdleCallback'],
        [window, 'cookieStore'],
      ] as const)
        Reflect.deleteProperty(owner, name);
    });
    await page.addInitScript(focusAsSafari);
  });

  for (const [path, words] of [
    ['/contact', ['Nachricht senden', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut', 'Nachricht gesendet!']],
    ['/en/contact', ['Send message', 'An error occurred. Please try again later', 'Message Sent!']],
  ] as const)
    test(`the form of ${path} keeps its entries if sending fails, and can be sent again`, async ({ page }) => {
      const [submit, failure, success] = words;
      const problems = collectProblems(page);
      let answers = 0;
      await page.route(/\/api\/(?:v1\.0\/email\/send|send-contact-form)$/, (route) => {
        if (route.request().method() === 'GET') return route.fulfill({ json: { token: 'a token' } });
        answers += 1;
        if (answers === 1) return route.fulfill({ status: 500, body: 'no' });
        return route.fulfill(path === '/contact' ? { body: 'OK' } : { json: { success: true, message: 'ok', ticket: 'TICKET-7' } });
      });
      await page.goto(path);
      const form = page.locator('main form');
      await fillIn(form, note);
      await form.getByRole('button', { name: submit }).click();
      await expect(form.getByText(failure)).toBeVisible();
      await expect(form.locator('[name=message]')).toHaveValue(note.message);
      await form.getByRole('button', { name: submit }).click();
      await expect(page.getByText(success)).toBeVisible();
      expect(problems.filter((problem) => problem.startsWith('error:'))).toEqual([]);
    });

  test('a link with ?lang= keeps the rest of its query', async ({ page }) => {
    await page.goto('/contact?lang=en&utm=x#top');
    await expect(page).toHaveURL('/en/contact?utm=x#top');
  });
});
