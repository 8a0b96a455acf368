// The mail catcher of the preview, with scripts and without. These tests start their own preview, because the answers that they
// choose would disturb the forms of other tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { violations } from './violations.ts';

test.use({ locale: 'de-DE' });
test.describe.configure({ mode: 'serial' });

let preview: ChildProcess;
let url: string;
test.beforeAll(async () => {
  preview = spawn(process.execPath, ['bin/archipel.js', 'preview', '--out', 'node_modules/.cache/browser-site']);
  url = await new Promise((resolve, reject) => {
    preview.once('close', () => reject(new Error('The preview has ended.')));
    preview.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
});
test.afterAll(() => void preview.kill());

test('The mail catcher shows the mail of a form, answers the next request as chosen, and can be emptied', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  const send = async () => {
    await page.goto(`${url}/contact`);
    return page.evaluate(async () => {
      const fields = { name: 'Ada Noyer', email: 'ada@example.org', message: 'Guten Tag', language: 'de' };
      const headers = { 'Content-Type': 'application/json' };
      const reply = await fetch('/api/send-contact-form', { method: 'POST', headers, body: JSON.stringify(fields) });
      return reply.status;
    });
  };
  expect(await send()).toBe(200);

  await page.goto(`${url}/__mail`);
  await expect(page.getByRole('heading', { name: 'E-Mail: [DE] New Support Ticket' })).toBeVisible();
  await page.getByLabel('Wie soll der Dienst antworten?').selectOption('Fehler 500: Dienst gestört');
  await page.getByRole('button', { name: 'Antwort festlegen' }).click();
  await expect(page.getByText('Davor, je einmal: Fehler 500')).toBeVisible();
  expect(problems).toEqual([]);
  expect(await send()).toBe(500);
  await page.goto(`${url}/__mail`);
  await page.getByRole('button', { name: 'Mail-Catcher leeren' }).click();
  await expect(page.getByText('Noch nichts.')).toBeVisible();
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [320, 'dark'],
] as const)
  test(`The mail catcher fits ${width} pixels in ${colorScheme} colours, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.request.post(`${url}/api/v1.0/email/send`, { headers: { origin: url }, data: { text: 'long'.repeat(200) } });
    await page.goto(`${url}/__mail?lang=en`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the mail catcher switches its language, shows the chosen answer, and answers each request with it', async ({ page }) => {
    await page.goto(`${url}/__mail`);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByLabel('How should the service answer?').selectOption('Network down: no answer');
    await page.getByLabel('Until I choose something else').check();
    await page.getByRole('button', { name: 'Set the answer' }).click();
    const chosen = page.locator('.answer strong');
    await expect(chosen).toHaveText('Network down: no answer');
    const send = () => page.request.post(`${url}/api/v1.0/email/send`, { headers: { origin: url }, data: { text: 'Guten Tag' } });
    for (let time = 0; time < 2; time += 1) await expect(send()).rejects.toThrow();
    await page.getByRole('link', { name: 'Refresh', exact: true }).click();
    await expect(chosen).toHaveText('Network down: no answer');
    await expect(page.locator('.answered', { hasText: 'Network down' })).toHaveCount(2);
  });
});
