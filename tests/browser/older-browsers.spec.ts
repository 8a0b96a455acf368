// Browsers that know neither buttons with a `command` nor dialogs that close by a click outside: a script steps in.
import { expect, test } from './site-test.ts';

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

test('Dialogs open by their buttons and close in all three ways', async ({ page }) => {
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

test('A dialog stays open while its text is marked, even beyond its edge', async ({ page }) => {
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
