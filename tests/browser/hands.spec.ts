// Dialogs and forms with only the keyboard, and by touch on a small phone.
import type { Page } from 'playwright/test';
import { leaveWindow } from './discount-popup.ts';
import { expect, test } from './site-test.ts';
import { login, note, subscriber, ticket, untilHydrated } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!(focused instanceof HTMLElement)) return '';
    return focused.getAttribute('name') ?? focused.getAttribute('type') ?? focused.tagName.toLowerCase();
  });

/**
 * Fills in the fields before `last`, starting at the focused one, with keys only. The focus ends on `last`. Resolves to the names of the
 * fields in their order, including `last`.
 */
async function typeThrough(page: Page, entries: Readonly<Record<string, string>>, last: string): Promise<string[]> {
  const order: string[] = [];
  for (let name = await focusedName(page); ; name = await focusedName(page)) {
    order.push(name);
    if (name === last) return order;
    const value = entries[name];
    if (value && (await page.evaluate(() => document.activeElement instanceof HTMLSelectElement)))
      await page.keyboard.type(value.slice(0, 2));
    else if (value) await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
}

test.describe('by keyboard', () => {
  test('Tab reaches the fields of the login in their order, and several attempts lock it', async ({ page }) => {
    await page.goto('/en');
    await page.locator('header').getByRole('button', { name: 'Customer Login' }).press('Enter');
    await expect(page.locator('[name=firstName]:focus')).toBeVisible();
    expect(await typeThrough(page, login, 'submit')).toEqual([
      'firstName',
      'lastName',
      'customerNumber',
      'email',
      'password',
      'button',
      'rememberMe',
      'submit',
    ]);
    // Several attempts before hydration would be replayed as one.
    await untilHydrated(page, 'LoginDialog');
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
    await expect(page.locator('#login-dialog .failure:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#login-dialog')).toBeHidden();
  });

  test('a visitor can subscribe to the newsletter', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/subscribe', (route) => route.fulfill({ json: {} }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Lust auf News?' }).press('Enter');
    await untilHydrated(page, 'NewsletterDialog');
    const fields = ['salutation', 'title', 'firstName', 'lastName', 'email'];
    expect(await typeThrough(page, subscriber, 'email')).toEqual(fields);
    await page.keyboard.type(subscriber.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Erfolgreich angemeldet!')).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page.getByRole('button', { name: 'Lust auf News?' })).toBeFocused();
  });

  for (const { path, entries, fields } of [
    { path: '/support', entries: ticket, fields: ['customerNumber', 'priority', 'name', 'email', 'subject', 'message', 'submit'] },
    { path: '/en/contact', entries: note, fields: ['name', 'email', 'subject', 'message', 'a', 'submit'] },
  ]) {
    test(`the form of ${path} can be corrected through the list of its errors, and sent`, async ({ page }) => {
      await page.route(/\/api\//, (route) => route.fulfill({ json: { success: true } }));
      await page.goto(path);
      const form = page.locator('main form');
      await form.locator('[type=submit]').press('Enter');
      await expect(form.locator('[aria-invalid]').first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(form.locator('.failure a').last()).toBeFocused();
      await form.locator('.failure a').first().press('Enter');
      expect(await typeThrough(page, entries, 'submit')).toEqual(fields);
      await page.keyboard.press('Enter');
      await expect(page.locator('main .success')).toBeFocused();
    });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  /** Resolves to the flaws of a dialog: controls that are too small for a thumb, sideways scrolling, and parts outside the window. */
  const flaws = (page: Page, dialog: string) =>
    page.locator(dialog).evaluate((pane) => {
      const found: string[] = [];
      for (const control of pane.querySelectorAll('input, select, textarea, button, a')) {
        if (!control.checkVisibility() || control.closest('p:not(.direct), [aria-hidden]')) continue;
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        if (width < 44 || height < 44) found.push(`${control.outerHTML.slice(0, 60)} is ${Math.round(width)} × ${Math.round(height)} px`);
      }
      if (pane.scrollWidth > pane.clientWidth) found.push('it scrolls sideways');
      const { left, right, top, bottom } = pane.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) found.push('it leaves the window');
      return found;
    });

  /** Resolves to the distances of the close button from the top and right edges of its dialog, inside the border. */
  const cornerOf = (page: Page, dialog: string) =>
    page.locator(dialog).evaluate((pane) => {
      const [outer, inner] = [pane.getBoundingClientRect(), pane.querySelector('.dialog__close')?.getBoundingClientRect() ?? new DOMRect()];
      return [Math.round(inner.top - outer.top - 1), Math.round(outer.right - inner.right - 1)];
    });

  const dialogs: readonly (readonly [dialog: string, open: (page: Page) => Promise<void>])[] = [
    [
      'login',
      async (page) => {
        await page.locator('.menu-button').tap();
        await page.getByRole('button', { name: 'Customer Login' }).tap();
      },
    ],
    ['newsletter', (page) => page.locator('footer button[commandfor]').tap()],
    ['discount', (page) => leaveWindow(page, 0)],
  ];

  for (const path of ['/', '/en']) {
    test(`the dialogs of ${path} fit the window, and can be closed after scrolling to their end`, async ({ page }) => {
      await page.goto(path);
      for (const [name, open] of dialogs) {
        await open(page);
        const dialog = page.locator(`#${name}-dialog`);
        await expect(dialog).toBeVisible();
        await dialog.locator('[type=submit]').tap();
        await expect(dialog.locator('[aria-invalid]').first()).toBeVisible();
        expect(await flaws(page, `#${name}-dialog`), name).toEqual([]);
        await dialog.locator('form > :visible').last().scrollIntoViewIfNeeded();
        await expect(dialog.locator('.dialog__close'), name).toBeInViewport({ ratio: 1 });
        expect(await cornerOf(page, `#${name}-dialog`), name).toEqual([12, 12]);
        await dialog.locator('.dialog__close').tap();
        await expect(dialog).toBeHidden();
      }
    });
  }
});
