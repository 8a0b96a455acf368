// Islands that hydrate while a visitor, a password manager or an extension uses them.
import { collectMismatches, delayScript, hydrated } from './hydration.ts';
import { expect, test } from './site-test.ts';
import { fillIn, login } from './visitor.ts';

test('Hydration keeps values that a password manager fills in at the same time', async ({ page }) => {
  // React hydrates in a message that it posts to itself, and the test delays that message. A key or a click of a visitor
  // would make React hydrate at once; a password manager does not.
  await page.addInitScript(() => {
    const send = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push(() => send.call(this, message));
    };
    Object.assign(window, { isHeld: () => held.length > 0, release: () => held.splice(0).forEach((go) => void go()) });
  });
  await page.goto('/support');
  await page.getByLabel('Betreff').fill('Rechnung');
  await expect.poll(() => page.evaluate('isHeld()')).toBe(true);
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    for (const [name, value] of Object.entries({ customerNumber: '12345678', priority: 'high' })) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await page.evaluate('release()');
  await expect(hydrated(page, 'SupportForm')).toBeAttached();
  await expect(page.getByLabel('Betreff')).toHaveValue('Rechnung');
  await expect(page.getByRole('main').getByLabel('Kundennummer')).toHaveValue('12345678');
  await expect(page.getByLabel('Priorität')).toHaveValue('high');
});

test('A field that has the focus before hydration still has it afterwards', async ({ page }) => {
  // React hydrates in tasks that it posts to itself. The test delays them until an event of the visitor makes React
  // hydrate at once.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if ('heldBack' in window) Object.assign(window, { heldBack: true });
      else postMessage.call(this, message);
    };
  });
  const arrive = await delayScript(page, 'hydrate');
  await page.goto('/support');
  const subject = page.getByLabel('Betreff');
  await subject.pressSequentially('Rechnung');
  await page.evaluate(() => Object.assign(window, { heldBack: false }));
  arrive();
  await page.waitForFunction(() => 'heldBack' in window && window.heldBack);
  await expect(hydrated(page, 'SupportForm')).toHaveCount(0);
  // The keyboard of a phone moves the focus without a key event. React hydrates because the field that loses the
  // focus sends `change`.
  const message = page.getByRole('textbox', { name: 'Nachricht' });
  await message.evaluate((element) => element.focus());
  await expect(hydrated(page, 'SupportForm')).toBeAttached();
  await expect(message).toBeFocused();
  await page.keyboard.type('Guten Tag');
  await expect(message).toHaveValue('Guten Tag');
  await expect(subject).toHaveValue('Rechnung');
});

test('Hydration keeps typed text, open dialogs and the focus if an extension has changed the page', async ({ page }) => {
  const found = collectMismatches(page);
  await page.goto('/');
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('#login-dialog input')) input.after(document.createElement('i'));
  });
  const arrive = await delayScript(page, 'hydrate');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vorname').fill('Ada');
  await dialog.getByLabel('Angemeldet bleiben').check();
  await dialog.getByLabel('Passwort', { exact: true }).fill('geheim');
  arrive();
  await expect(hydrated(page, 'LoginDialog')).toBeAttached();
  expect(found).toEqual([expect.stringContaining('React rendered the island LoginDialog again')]);
  await expect(dialog.getByLabel('Vorname')).toHaveValue('Ada');
  await expect(dialog.getByLabel('Angemeldet bleiben')).toBeChecked();
  await expect(dialog.getByLabel('Passwort', { exact: true })).toHaveValue('geheim');
  await expect(dialog.getByLabel('Passwort', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => document.querySelector('#login-dialog')?.matches(':modal'))).toBe(true);
});

test('A password that was typed before the code arrived is checked after hydration', async ({ page }) => {
  const arrive = await delayScript(page, 'LoginDialog');
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill('Geheim-123');
  arrive();
  await expect(hydrated(page, 'LoginDialog')).toBeAttached();
  await expect(page.locator('.password__rule--met')).toHaveCount(5);
});

test('Repeated login attempts before hydration count as one, with the values at the time of hydration', async ({ page }) => {
  const arrive = await delayScript(page, 'LoginDialog');
  await page.goto('/en');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  const dialog = page.locator('#login-dialog');
  await fillIn(dialog, { ...login, customerNumber: '1' });
  const submit = dialog.locator('[type=submit]');
  for (let attempt = 0; attempt < 3; attempt += 1) await submit.click();
  // Corrects the number and submits it again before the code arrives.
  await fillIn(dialog, { customerNumber: login.customerNumber });
  await submit.click();
  arrive();
  await expect(hydrated(page, 'LoginDialog')).toBeAttached();
  await expect(page.locator('.island[aria-busy]')).toHaveCount(0);
  // The clicks before hydration count as one attempt, so two attempts are left. The corrected number was checked.
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
  await submit.click();
  await expect(dialog.locator('.failure:not([data-unavailable])')).toBeHidden();
  await submit.click();
  await expect(dialog.locator('.failure:not([data-unavailable])')).toBeVisible();
});

test('Repeated clicks on a button on a slow connection count once', async ({ page }) => {
  const arrive = await delayScript(page, 'LoginDialog');
  await page.goto('/en');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  const show = page.getByRole('button', { name: 'Show password' });
  for (let click = 0; click < 2; click += 1) await show.click();
  arrive();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
});
