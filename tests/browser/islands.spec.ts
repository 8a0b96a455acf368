// The loader of islands: when islands hydrate, which earlier events are replayed, and what happens if code does not
// load.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { hydrateAll, mismatches, zones } from './hydration.ts';
import { refusals } from './refusals.ts';
import { samples } from './routes.ts';
import { expect, test } from './site-test.ts';
import { fillIn, login } from './visitor.ts';

const hydrated = (page: Page, name: string) => page.locator(`[data-island="${name}"][data-hydrated]`);

/** Delays a script until the returned function is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/${name}-*.js`, (route) => arrived.then(() => route.continue()));
  return arrive;
}

// One page of each kind in every zone; every-page.spec.ts opens every page in one of the zones.
for (const path of partOf(samples, 2)) {
  test(`${path} hydrates without a mismatch in any time zone, seconds before the promotion ends`, async ({ page, context }) => {
    // One test does the work of several, because opening a page is expensive.
    test.setTimeout(240_000);
    const found = mismatches(page);
    const refused = await refusals(page);
    const session = await context.newCDPSession(page);
    const seen = new Set<string>();
    for (const timezoneId of zones) {
      await session.send('Emulation.setTimezoneOverride', { timezoneId });
      await page.clock.setFixedTime(new Date('2025-06-30T21:59:50Z'));
      await page.goto(path);
      seen.add(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
      await hydrateAll(page);
      expect(await refused(), timezoneId).toEqual([]);
      expect(found, timezoneId).toEqual([]);
    }
    expect(seen.size, 'zones that the page was in').toBe(zones.length);
  });
}

test('A page loads no React before an action of the visitor', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/support');
  await page.waitForLoadState('networkidle');
  const scripts = () => loaded.filter((path) => path.endsWith('.js')).map((path) => path.replace(/^.*\/|-\w+\.js$/g, ''));
  expect(scripts().sort()).toEqual(['islands', 'layout']);
  await page.getByRole('textbox', { name: 'Betreff' }).focus();
  await expect(hydrated(page, 'SupportForm')).toBeAttached();
  expect(scripts()).toContain('hydrate');
});

test('Hydration keeps text that was typed before the code arrived', async ({ page }) => {
  const arrive = await holdBack(page, 'hydrate');
  await page.goto('/support');
  await page.getByLabel('Betreff').fill('Rechnung');
  await page.getByLabel('Priorität').selectOption('high');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Ich habe eine Frage.');
  arrive();
  await expect(hydrated(page, 'SupportForm')).toBeAttached();
  await expect(page.getByLabel('Betreff')).toHaveValue('Rechnung');
  await expect(page.getByLabel('Priorität')).toHaveValue('high');
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Ich habe eine Frage.');
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toBeFocused();
});

test('Hydration keeps text that a password manager fills in meanwhile', async ({ page }) => {
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

test('Hydration keeps the focus of a field that gets it meanwhile', async ({ page }) => {
  // React hydrates in tasks that it posts to itself. The test delays them until an event of the visitor makes React
  // hydrate at once.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if ('heldBack' in window) Object.assign(window, { heldBack: true });
      else postMessage.call(this, message);
    };
  });
  const arrive = await holdBack(page, 'hydrate');
  await page.goto('/support');
  const subject = page.getByLabel('Betreff');
  await subject.pressSequentially('Rechnung');
  await page.evaluate(() => Object.assign(window, { heldBack: false }));
  arrive();
  await page.waitForFunction(() => 'heldBack' in window && window.heldBack);
  await expect(hydrated(page, 'SupportForm')).toHaveCount(0);
  // The keyboard of a telephone moves the focus without a key event. The event is the change of the field that is left.
  const message = page.getByRole('textbox', { name: 'Nachricht' });
  await message.evaluate((element) => element.focus());
  await expect(hydrated(page, 'SupportForm')).toBeAttached();
  await expect(message).toBeFocused();
  await page.keyboard.type('Guten Tag');
  await expect(message).toHaveValue('Guten Tag');
  await expect(subject).toHaveValue('Rechnung');
});

test('Hydration keeps typed text, open dialogs and the focus if an extension has changed the page', async ({ page }) => {
  const found = mismatches(page);
  await page.goto('/');
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('#login-dialog input')) input.after(document.createElement('i'));
  });
  const arrive = await holdBack(page, 'hydrate');
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

test('Repeated submits on a slow connection are sent once, after the code has loaded', async ({ page }) => {
  const arrive = await holdBack(page, 'SupportForm');
  await page.goto('/support');
  const send = page.getByRole('button', { name: 'Ticket erstellen' });
  for (let click = 0; click < 3; click += 1) await send.click();
  await expect(page.locator('.island[aria-busy=true]')).toHaveCount(1);
  // The button also looks busy.
  await expect(send).toHaveCSS('cursor', 'progress');
  arrive();
  await expect(page.getByText('Kundennummer ist erforderlich').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Kundennummer' })).toBeFocused();
  await expect(page.locator('.island[aria-busy]')).toHaveCount(0);
});

test('A password that was typed before the code arrived is checked after hydration', async ({ page }) => {
  const arrive = await holdBack(page, 'LoginDialog');
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill('Geheim-123');
  arrive();
  await expect(hydrated(page, 'LoginDialog')).toBeAttached();
  await expect(page.locator('.password__rule--met')).toHaveCount(5);
});

test('Repeated login attempts before hydration count as one, with the values at the time of hydration', async ({ page }) => {
  const arrive = await holdBack(page, 'LoginDialog');
  await page.goto('/en');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  const dialog = page.locator('#login-dialog');
  await fillIn(dialog, { ...login, customerNumber: '1' });
  const submit = dialog.locator('[type=submit]');
  for (let attempt = 0; attempt < 3; attempt += 1) await submit.click();
  // The number is corrected while the code is missing, and submitted again.
  await fillIn(dialog, { customerNumber: login.customerNumber });
  await submit.click();
  arrive();
  await expect(hydrated(page, 'LoginDialog')).toBeAttached();
  await expect(page.locator('.island[aria-busy]')).toHaveCount(0);
  // Impatient clicks do not lock the form: two more attempts are left, and the corrected number was checked.
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
  await submit.click();
  await expect(dialog.locator('.failure:not([data-unavailable])')).toBeHidden();
  await submit.click();
  await expect(dialog.locator('.failure:not([data-unavailable])')).toBeVisible();
});

test('Repeated clicks on a button on a slow connection count once', async ({ page }) => {
  const arrive = await holdBack(page, 'LoginDialog');
  await page.goto('/en');
  await page.getByRole('button', { name: 'Customer Login' }).click();
  const show = page.getByRole('button', { name: 'Show password' });
  for (let click = 0; click < 2; click += 1) await show.click();
  arrive();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
});

test('Code of an island that does not arrive is requested again', async ({ page }) => {
  let refused = 0;
  await page.route('**/hydrate-*.js', (route) => (refused++ < 2 ? route.abort() : route.continue()));
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Nachricht' }).focus();
  await expect(hydrated(page, 'ContactForm')).toBeAttached();
  expect(refused).toBe(3);
});

for (const [path, message, line] of [
  ['/contact', 'Dieses Formular lässt sich gerade nicht laden. Rufen Sie uns an oder schreiben Sie uns.', 'Lieber direkt?'],
  ['/en/contact', 'This form cannot be loaded right now. Please call us or send us an email.', 'Prefer to contact us directly?'],
] as const) {
  test(`Code of an island that never loads is reported on ${path}, with other ways to contact, and requested again`, async ({ page }) => {
    await page.clock.install();
    let online = false;
    await page.route('**/ContactForm-*.js', (route) => (online ? route.continue() : route.abort()));
    await page.goto(path);
    const form = page.locator('[data-island="ContactForm"]');
    await form.locator('button[type=submit]').click();
    // The loader repeats the request for a while.
    await expect(async () => {
      await page.clock.runFor(3000);
      await expect(form.getByText(message)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(form.getByText(line)).toBeVisible();
    await expect(form.locator('.direct a[href^="tel:"]')).toBeVisible();
    await expect(form.locator('.direct a[href^="mailto:"]')).toBeVisible();
    // Firefox does not request a module again that has failed once.
    const reload = form.getByRole('button', { name: path.startsWith('/en') ? 'Reload the page' : 'Seite neu laden' });
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    await form.locator('button[type=submit]').click();
    await expect(async () => {
      await page.clock.runFor(3000);
      await expect(form.getByText(message)).toBeVisible({ timeout: 500 });
    }).toPass();
    online = true;
    await form.locator('textarea').click();
    await expect(hydrated(page, 'ContactForm')).toBeAttached({ timeout: 15_000 });
    await expect(form.getByText(message)).toBeHidden();
  });
}
