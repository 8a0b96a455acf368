// The loader of islands: when islands hydrate, which earlier events it replays, and how it handles code that does not load.
import { partOf } from '../support/samples.ts';
import { collectMismatches, delayScript, hydrateAll, hydrated, zones } from './hydration.ts';
import { recordRefusals } from './refusals.ts';
import { samplePaths } from './routes.ts';
import { expect, test } from './site-test.ts';

// A third of these pages each day, each in every time zone. In every-page.spec.ts, each page is opened in only one time zone.
for (const path of partOf(samplePaths, 3)) {
  test(`${path} hydrates without a mismatch in six time zones, seconds before the promotion ends`, async ({ page, context }) => {
    // One test does the work of several, because opening a page is expensive.
    test.setTimeout(240_000);
    const found = collectMismatches(page);
    const refused = await recordRefusals(page);
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
    expect(seen.size, 'time zones of the page').toBe(zones.length);
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
  const arrive = await delayScript(page, 'hydrate');
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

test('Repeated submits on a slow connection are sent once, after the code has loaded', async ({ page }) => {
  const arrive = await delayScript(page, 'SupportForm');
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

test('Code of an island that fails to load is requested again', async ({ page }) => {
  let refused = 0;
  await page.route('**/hydrate-*.js', (route) => (refused++ < 2 ? route.abort() : route.continue()));
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Nachricht' }).focus();
  await expect(hydrated(page, 'ContactForm')).toBeAttached();
  expect(refused).toBe(3);
});

const unavailable = [
  ['/contact', 'Dieses Formular lässt sich gerade nicht laden. Rufen Sie uns an oder schreiben Sie uns.', 'Lieber direkt?'],
  ['/en/contact', 'This form cannot be loaded right now. Please call us or send us an email.', 'Prefer to contact us directly?'],
] as const;

for (const [path, message, line] of partOf(unavailable, 2)) {
  test(`The form of ${path} reports that its code does not load, with other ways to contact, and requests the code again`, async ({
    page,
  }) => {
    await page.clock.install();
    let online = false;
    await page.route('**/ContactForm-*.js', (route) => (online ? route.continue() : route.abort()));
    await page.goto(path);
    const form = page.locator('[data-island="ContactForm"]');
    await form.locator('button[type=submit]').click();
    // The loader repeats the request several times before the message appears.
    const expectMessage = () =>
      expect(async () => {
        await page.clock.runFor(3000);
        await expect(form.getByText(message)).toBeVisible({ timeout: 500 });
      }).toPass();
    await expectMessage();
    await expect(form.getByText(line)).toBeVisible();
    await expect(form.locator('.direct a[href^="tel:"]')).toBeVisible();
    await expect(form.locator('.direct a[href^="mailto:"]')).toBeVisible();
    // The form offers to reload the page, because Firefox never requests a failed module again.
    const reload = form.getByRole('button', { name: path.startsWith('/en') ? 'Reload the page' : 'Seite neu laden' });
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    await form.locator('button[type=submit]').click();
    await expectMessage();
    online = true;
    await form.locator('textarea').click();
    await expect(hydrated(page, 'ContactForm')).toBeAttached({ timeout: 15_000 });
    await expect(form.getByText(message)).toBeHidden();
  });
}
