// Calls of the forms where only a real browser says no: to another origin that does not allow them, and to storage
// that the visitor blocks. A page without an origin of its own (data:) has both.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Page, test } from 'playwright/test';

const islands = fileURLToPath(new URL('../../islands/', import.meta.url));

/** The calls as one script, under the name `calls`. */
async function script(): Promise<string> {
  const contents = "export { subscribe } from './api/subscribe.ts'; export { sendMail } from './api/send-mail.ts';";
  const options = { bundle: true, write: false, format: 'iife', globalName: 'calls' } as const;
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: islands, loader: 'ts' } });
  return outputFiles[0]?.text ?? '';
}

/** What `call` returns in a page without an origin. */
async function returned(page: Page, call: string): Promise<unknown> {
  await page.goto('data:text/html,<title>Page</title>');
  return page.evaluate(`${await script()}; ${call}`);
}

const erika = { salutation: 'Frau', title: '', firstName: 'Erika', lastName: 'Muster', email: 'erika@example.com' };
const subscribe = `calls.subscribe(${JSON.stringify(erika)}, { endpoint: 'https://provider.example/subscriber', provider: 'Briefpost' })`;

/** The provider allows `origin` to call it. */
const allow = (page: Page, origin: string): Promise<unknown> =>
  page.route('https://provider.example/**', (route) =>
    route.fulfill({ json: { id: 7 }, headers: { 'access-control-allow-origin': origin } }),
  );

test('A provider that lets the site call it signs the visitor up', async ({ page }) => {
  await allow(page, '*');
  expect(await returned(page, subscribe)).toEqual({ success: true });
});

test('A provider that lets only others call it is a failure in plain words', async ({ page }) => {
  await allow(page, 'https://www.example.com');
  expect(await returned(page, subscribe)).toEqual({ success: false, error: { key: 'errorGeneral' } });
});

test('Mail is sent where site data is blocked', async ({ page }) => {
  const templates: unknown[] = [];
  await page.route('https://mail.example/api/v1.0/email/send', (route) => {
    templates.push(route.request().postDataJSON().template_id);
    return route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } });
  });
  const message = JSON.stringify({ name: 'Erika', email: 'erika@example.com', message: 'Hallo' });
  const options =
    "{ origin: 'https://mail.example', serviceId: 's', templateId: 't', confirmationTemplateId: 'c', publicKey: 'p', to: 'a@b.de', language: 'de', now: Date.now }";
  expect(await returned(page, `calls.sendMail(${message}, ${options})`)).toEqual({
    success: true,
    message: { key: 'sent' },
    ticket: expect.stringMatching(/^TICKET-\d+$/),
  });
  expect(templates).toEqual(['t', 'c']);
  expect(await page.evaluate("try { localStorage; 'readable' } catch { 'blocked' }")).toBe('blocked');
});
