// How forms react when the browser refuses a request to another origin or access to storage. On a page with an opaque origin (data:), a
// real browser refuses both.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Page, test } from 'playwright/test';

const islands = fileURLToPath(new URL('../../islands/', import.meta.url));

/** Bundles the functions that send forms into one script, in which they are properties of the global `calls`. */
async function script(): Promise<string> {
  const contents = "export { subscribe } from './api/subscribe.ts'; export { sendMail } from './api/send-mail.ts';";
  const options = { bundle: true, write: false, format: 'iife', globalName: 'calls' } as const;
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: islands, loader: 'ts' } });
  return outputFiles[0]?.text ?? '';
}

/** Resolves to the result of a call on a page with an opaque origin. */
async function resultOf(page: Page, call: string): Promise<unknown> {
  await page.goto('data:text/html,<title>Page</title>');
  return page.evaluate(`${await script()}; ${call}`);
}

const erika = { salutation: 'Frau', title: '', firstName: 'Erika', lastName: 'Muster', email: 'erika@example.com' };
const subscribe = `calls.subscribe(${JSON.stringify(erika)}, { endpoint: 'https://provider.example/subscriber', provider: 'Briefpost' })`;

/** Answers requests to the provider with a header that allows calls from `origin`. */
const allow = (page: Page, origin: string): Promise<unknown> =>
  page.route('https://provider.example/**', (route) =>
    route.fulfill({ json: { id: 7 }, headers: { 'access-control-allow-origin': origin } }),
  );

test('The newsletter provider subscribes a visitor if it allows calls from the site', async ({ page }) => {
  await allow(page, '*');
  expect(await resultOf(page, subscribe)).toEqual({ success: true });
});

test('The newsletter form reports a general error if the provider refuses calls from the site', async ({ page }) => {
  await allow(page, 'https://www.example.com');
  expect(await resultOf(page, subscribe)).toEqual({ success: false, error: { key: 'errorGeneral' } });
});

test('A form sends its mail even if storage is blocked', async ({ page }) => {
  const templates: unknown[] = [];
  await page.route('https://mail.example/api/v1.0/email/send', (route) => {
    templates.push(route.request().postDataJSON().template_id);
    return route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } });
  });
  const message = JSON.stringify({ name: 'Erika', email: 'erika@example.com', message: 'Hallo' });
  const options =
    "{ origin: 'https://mail.example', serviceId: 's', templateId: 't', confirmationTemplateId: 'c', publicKey: 'p', to: 'a@b.de', language: 'de', now: Date.now }";
  expect(await resultOf(page, `calls.sendMail(${message}, ${options})`)).toEqual({
    success: true,
    message: { key: 'sent' },
    ticket: expect.stringMatching(/^TICKET-\d+$/),
  });
  expect(templates).toEqual(['t', 'c']);
  expect(await page.evaluate("try { localStorage; 'readable' } catch { 'blocked' }")).toBe('blocked');
});
