// The contact form of the site that `archipel init` creates, in both languages: with scripts and without, with success and with
// failures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { expectFits } from './fits.ts';
import { latch } from './latch.ts';
import { collectProblems } from './problems.ts';
import { violations } from './violations.ts';

test.describe.configure({ mode: 'serial' });

let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite();
  site.run('init', site.folder, '--name', 'Notes', '--locales', 'de,en', '--yes');
  site.run('build', '--quiet');
  host = await site.serve('preview');
});
test.afterAll(() => site.remove());

const languages = [
  {
    path: '/contact',
    labels: { name: 'Ihr Name', email: 'Ihre E-Mail-Adresse', message: 'Ihre Nachricht' },
    submit: 'Nachricht senden',
    sending: 'Wird gesendet …',
    summary: 'Bitte prüfen Sie diese Angaben:',
    missing: 'Bitte füllen Sie dieses Feld aus.',
    email: 'Bitte geben Sie eine vollständige E-Mail-Adresse an.',
    offline: 'Der Server ist nicht zu erreichen.',
    retry: 'Noch einmal versuchen',
    failed: 'Ihre Nachricht wurde nicht gesendet.',
    thanks: 'Danke, Ihre Nachricht ist gesendet',
    again: 'Weitere Nachricht schreiben',
    check: 'Bitte lesen Sie Ihre Nachricht noch einmal, und senden Sie sie ab',
    back: 'Zurück zur Seite',
    subject: 'Eine Nachricht von der Website',
  },
  {
    path: '/en/contact',
    labels: { name: 'Your name', email: 'Your e-mail address', message: 'Your message' },
    submit: 'Send message',
    sending: 'Sending…',
    summary: 'Please check these details:',
    missing: 'Please fill in this field.',
    email: 'Please enter a complete e-mail address.',
    offline: 'There is no connection to the server.',
    retry: 'Try again',
    failed: 'Your message was not sent.',
    thanks: 'Thank you, your message was sent',
    again: 'Write another message',
    check: 'Please read your message once more and send it',
    back: 'Back to the page',
    subject: 'A message from the website',
  },
] as const;

type Words = (typeof languages)[number];

const entries = { name: 'Ada Noyer', email: 'ada@example.org', message: 'Guten Tag\n"<b>Insel</b>"' };
type Entries = typeof entries;

async function fillIn(page: Page, { labels }: Words, values: Partial<Entries>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.getByLabel(labels[name as keyof Entries], { exact: true }).fill(value);
}

const entered = async (page: Page, { labels }: Words): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(labels).map(async ([name, label]) => [name, await page.getByLabel(label, { exact: true }).inputValue()] as const),
    ),
  );

const send = (page: Page, { submit }: Words): Locator => page.getByRole('button', { name: submit });

/** Returns the mails of the mail catcher, and empties it. */
async function mails(page: Page): Promise<readonly { subject: string; text: string; replyTo: string }[]> {
  const { mails } = await (await page.request.get(`${host}/__mail.json`)).json();
  await page.request.post(`${host}/__mail/clear`);
  return mails;
}

const answerOnce = (page: Page, answer: string) => page.request.post(`${host}/__mail/next`, { form: { answer, until: 'once' } });

const withoutScripts = (browser: Browser): Promise<Page> => browser.newPage({ javaScriptEnabled: false });

for (const words of languages) {
  test.describe(words.path, () => {
    test('reports errors at each field and in a list, and focuses the first field with an error', async ({ page }) => {
      const problems = collectProblems(page, host);
      await page.goto(host + words.path);
      await send(page, words).click();
      await expect(page.getByLabel(words.labels.name)).toBeFocused();
      for (const label of Object.values(words.labels)) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(words.missing);
      }
      // The errors themselves are announced at their fields.
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(words.summary);
      const list = page.locator('.failure').getByRole('link');
      await expect(list).toHaveText(Object.values(words.labels).map((label) => `${label}: ${words.missing}`));
      for (const width of [1440, 768, 375]) {
        await expectFits(page, width);
      }
      await list.last().click();
      await expect(page.getByLabel(words.labels.message)).toBeFocused();
      await fillIn(page, words, { ...entries, email: 'ada@example' });
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      await send(page, words).click();
      await expect(page.getByLabel(words.labels.email)).toHaveAccessibleDescription(words.email);
      await expect(page.getByLabel(words.labels.email)).toBeFocused();
      expect(await mails(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('sends once if its button is pressed repeatedly, and is replaced by thanks', async ({ page }) => {
      const problems = collectProblems(page, host);
      const posts: string[] = [];
      const { released, release } = latch();
      await page.route('**/api/contact', async (route) => {
        if (route.request().method() === 'POST') {
          posts.push(route.request().postData() ?? '');
          await released;
        }
        await route.continue();
      });
      await page.goto(host + words.path);
      await fillIn(page, words, entries);
      await send(page, words).evaluate((button: HTMLButtonElement) => {
        for (let click = 0; click < 5; click += 1) button.click();
      });
      const busy = page.getByRole('button', { name: words.sending });
      await expect(busy).toBeDisabled();
      release();
      const thanks = page.getByRole('status').filter({ hasText: words.thanks });
      await expect(thanks).toBeFocused();
      await expect(page.locator('form')).toBeHidden();
      expect(await violations(page)).toEqual([]);
      expect(posts).toHaveLength(1);
      expect(new URLSearchParams(posts[0]).get('token')).toMatch(/^[\w.]+$/);
      expect(await mails(page)).toMatchObject([
        { subject: words.subject, replyTo: entries.email, text: expect.stringContaining('"<b>Insel</b>"') },
      ]);
      await page.getByRole('button', { name: words.again }).click();
      await expect(page.getByLabel(words.labels.name)).toBeFocused();
      expect(await entered(page, words)).toEqual({ name: '', email: '', message: '' });
      expect(problems).toEqual([]);
    });

    test('keeps the entries if the network is down, and sends them again', async ({ page, context }) => {
      await page.goto(host + words.path);
      await fillIn(page, words, entries);
      // The code of the form was requested when the first field got the focus, and may not have loaded yet.
      await expect(page.locator('[data-hydrated]')).toHaveCount(1);
      await context.setOffline(true);
      await send(page, words).click();
      await expect(page.getByRole('alert').filter({ hasText: words.offline })).toBeVisible();
      expect(await entered(page, words)).toEqual(entries);
      expect(await violations(page)).toEqual([]);
      await context.setOffline(false);
      await page.getByRole('button', { name: words.retry }).click();
      await expect(page.getByText(words.thanks)).toBeVisible();
      expect(await mails(page)).toHaveLength(1);
    });

    test('keeps the entries if the server refuses them', async ({ page }) => {
      await page.goto(host + words.path);
      await fillIn(page, words, entries);
      await answerOnce(page, '500');
      await send(page, words).click();
      await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
      expect(await entered(page, words)).toEqual(entries);
      await send(page, words).click();
      await expect(page.getByText(words.thanks)).toBeVisible();
      expect(await mails(page)).toHaveLength(1);
    });

    test('works without scripts: a page shows the entries for confirmation, and after sending, a page thanks the visitor', async ({
      browser,
    }) => {
      const page = await withoutScripts(browser);
      await page.goto(host + words.path);
      await fillIn(page, words, entries);
      await send(page, words).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.check);
      expect(await mails(page)).toEqual([]);
      expect((await entered(page, words))['message']?.replaceAll('\r\n', '\n')).toBe(entries.message);
      await send(page, words).click();
      await expect(page).toHaveURL(`${host}${words.path}#contact-sent`);
      await expect(page.getByText(words.thanks)).toBeVisible();
      await expect(page.locator('form')).toBeHidden();
      expect(await mails(page)).toMatchObject([{ subject: words.subject, replyTo: entries.email }]);
      await page.close();
    });

    test('reports errors without scripts in the language of its page, and keeps the other entries', async ({ browser }) => {
      const page = await withoutScripts(browser);
      await page.goto(host + words.path);
      await fillIn(page, words, { ...entries, name: '  ', email: 'ada@example' });
      await send(page, words).click();
      await expect(page.getByLabel(words.labels.name)).toHaveAccessibleDescription(words.missing);
      await expect(page.getByLabel(words.labels.email)).toHaveAccessibleDescription(words.email);
      await expect(page.getByLabel(words.labels.message)).toHaveValue(entries.message);
      await expect(page.getByRole('link', { name: words.back })).toHaveAttribute('href', host + words.path);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        // The test itself can still run scripts in the page.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).maxInlineSize)).not.toBe('none');
      await answerOnce(page, '500');
      await send(page, words).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.failed);
      await page.close();
    });

    test('passes axe on the page with errors that the server returns', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(host + words.path);
      await page.locator('form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await send(page, words).click();
      await expect(page.getByLabel(words.labels.name)).toHaveAccessibleDescription(words.missing);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}

test("The scripts of the starter's contact form contain only the part of the form for browsers", () => {
  const folder = join(site.folder, 'dist/assets');
  const names = readdirSync(folder).filter((name) => name.startsWith('MessageForm-') && name.endsWith('.js'));
  expect(names).toHaveLength(1);
  const [code = ''] = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  // The script contains the path of the form, but not the schemas of the server, its mails or its texts.
  expect(code).toContain('/api/contact');
  expect(code).not.toMatch(/Zod|strictObject|inbox|replyTo|subject/);
  expect(code.length).toBeLessThan(11_000);
});
