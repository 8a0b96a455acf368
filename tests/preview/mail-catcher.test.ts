// The mail catcher of `archipel preview` replaces the services of the forms until real ones are configured.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntries } from '../../src/relay/mail-catcher/request-log.ts';
import { freePort } from '../support/http/start-server.ts';
import { openMailServer } from '../support/mail/mail-server.ts';
import { postMessage } from '../support/mail/post-message.ts';
import { message, subscription } from '../support/mail/relay.ts';
import { build, freshFolder, type Running, smallContent, start } from '../support/process/process.ts';

let out: string;
let url: string;
const running: Running[] = [];

async function preview(env: Readonly<Record<string, string>> = {}): Promise<Running & { readonly url: string }> {
  const process = start(['preview', '--out', out, '--port', String(await freePort())], { env });
  running.push(process);
  const [, port] = await process.said(/http:\/\/localhost:(\d+)/);
  return { ...process, url: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  out = join(freshFolder(), 'dist');
  await build(smallContent(), out);
  ({ url } = await preview());
});
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
});
beforeEach(async () => void (await control('clear')));

const post = (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}, at = url) =>
  fetch(`${at}${path}`, { method: 'POST', redirect: 'manual', headers: { origin: at, ...headers }, body });
const json = { 'content-type': 'application/json' };
const contact = (fields: object = message, at = url) => postMessage(`${at}/api/send-contact-form`, fields, { origin: at });
const control = (verb: string, fields: Readonly<Record<string, string>> = {}) => post(`/__mail/${verb}`, new URLSearchParams(fields));
const readLog = async (): Promise<LogEntries> => (await (await fetch(`${url}/__mail.json`)).json()) as LogEntries;

const mailCall = {
  lib_version: '4.4.1',
  user_id: 'not-configured',
  service_id: 'not-configured',
  template_id: 'not-configured',
  template_params: { to_email: 'support@example.com', from_name: 'Ada' },
};
const emailjs = (call: object = mailCall) => post('/api/v1.0/email/send', JSON.stringify(call), { 'Content-type': 'application/json' });
const subscribe = (fields: Readonly<Record<string, string>> = subscription) => post('/api/subscribe', new URLSearchParams(fields));

describe('The mail catcher answers as the services do:', () => {
  test('the contact form has the checks of the relay, and its mails are recorded', async () => {
    expect(await (await contact()).json()).toEqual({
      success: true,
      message: 'Ihre Support-Anfrage wurde erfolgreich gesendet',
      ticket: expect.stringMatching(/^TICKET-\d+$/),
    });
    expect((await contact({ ...message, email: 'nobody' })).status).toBe(400);
    const { calls, mails } = await readLog();
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({
      method: 'POST',
      url: '/api/send-contact-form',
      headers: { origin: url, 'content-type': 'application/json' },
      body: expect.stringContaining(JSON.stringify(message).slice(0, -1)),
    });
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.org', 'inbox@example.com']);
  });

  test('the contact form has the limits of the relay, and emptying the mail catcher resets them', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await contact()).status).toBe(200);
    const limited = await contact();
    expect({ status: limited.status, wait: limited.headers.get('retry-after') }).toEqual({
      status: 429,
      wait: expect.stringMatching(/^\d+$/),
    });
    await control('clear');
    expect((await contact()).status).toBe(200);
  });

  test('the mail service accepts calls from pages', async () => {
    const response = await emailjs();
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect((await emailjs({ ...mailCall, service_id: '' })).status).toBe(400);
    expect((await readLog()).calls.map(({ body }) => JSON.parse(body))).toEqual([{ ...mailCall, service_id: '' }, mailCall]);
  });

  test('the newsletter accepts calls through the relay', async () => {
    expect(await (await subscribe()).json()).toEqual({ success: true });
    const [passedOn, call] = (await readLog()).calls;
    expect(call?.body).not.toContain('api_key');
    expect(passedOn).toMatchObject({ by: 'relay', body: expect.stringMatching(/^api_key=[^&]+&anrede=Frau&/) });
    expect((await subscribe({ ...subscription, email: 'nobody' })).status).toBe(400);
  });

  test('the newsletter accepts calls from pages', async () => {
    expect(await (await subscribe({ api_key: 'k', ...subscription })).json()).toEqual({ success: true });
    expect((await readLog()).calls).toHaveLength(1);
  });
});

describe('The next answer of the mail catcher', () => {
  test.each(['400', '401', '500'])('can be %s, from every service', async (answer) => {
    await control('next', { answer, until: 'changed' });
    for (const call of [contact, emailjs, subscribe]) expect((await call()).status).toBe(Number(answer));
    expect((await readLog()).mails).toEqual([]);
    await control('next', { answer: 'success', until: 'changed' });
    expect((await contact()).status).toBe(200);
  });

  test('can be a failure of the network', async () => {
    await control('next', { answer: 'down', until: 'once' });
    await expect(contact()).rejects.toThrow();
    expect((await contact()).status).toBe(200);
  });

  test('can be slow', async () => {
    await control('next', { answer: 'slow', until: 'once' });
    const start = performance.now();
    expect((await contact()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(4900);
  });

  test('can be a list of answers, so that only the second of three calls fails', async () => {
    for (const answer of ['success', '500']) await control('next', { answer, until: 'once' });
    expect([await emailjs(), await emailjs(), await emailjs()].map(({ status }) => status)).toEqual([200, 500, 200]);
  });

  test('cannot be any other status', async () => {
    expect((await control('next', { answer: '302' })).status).toBe(400);
  });
});

test('The mail catcher keeps at most 200 calls, the newest first', async () => {
  for (let call = 0; call < 205; call += 1) await emailjs({ ...mailCall, call });
  const { calls } = await readLog();
  expect(calls).toHaveLength(200);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ call: 204 });
});

describe('The page of the mail catcher', () => {
  const page = async (query = '', headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${url}/__mail${query}`, { headers });
    return { headers: Object.fromEntries(response.headers), text: await response.text() };
  };

  test('escapes markup and scripts in sent texts', async () => {
    await contact({ ...message, message: '<script>alert(1)</script><img src=x onerror=alert(2)>' });
    const { headers, text } = await page();
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toMatch(/<script|<img|<style| style=| on[a-z]+="/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; form-action 'self'/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('uses the requested language, or the language of the site', async () => {
    expect((await page()).text).toContain('<html lang="de">');
    expect((await page('', { 'accept-language': 'en-GB' })).text).toContain('<html lang="en">');
    expect((await page('', { 'accept-language': 'fr-FR, en;q=0.8, de;q=0.5' })).text).toContain('<html lang="en">');
    expect((await page('?lang=fr')).text).toContain('<html lang="de">');
    expect((await page('?lang=en')).text).toContain('Mail catcher of the preview');
  });

  test('refreshes itself on request', async () => {
    expect((await page()).headers['refresh']).toBeUndefined();
    expect((await page('?follow')).headers['refresh']).toBe('3');
  });

  test('is displayed again after one of its forms is sent', async () => {
    const { status, headers } = await control('next', { answer: '500', until: 'changed', lang: 'en' });
    expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '../__mail?lang=en' });
    expect((await page()).text).toContain('Fehler 500');
  });
});

describe('The mail catcher refuses a foreign page', () => {
  test.each(['https://evil.example', 'null', 'http://localhost:1'])('at %s, without effect', async (origin) => {
    for (const path of ['/api/send-contact-form', '/api/subscribe', '/api/v1.0/email/send', '/__mail/next', '/__mail/clear'])
      expect((await post(path, 'answer=500', { origin })).status).toBe(403);
    expect(await readLog()).toEqual({ calls: [], mails: [], answer: 'success', queued: [] });
  });

  test('that uses another host name', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve) =>
      request(`${url}/__mail.json`, { headers: { host: 'evil.example' } }, (r) => resolve(r.resume().statusCode)).end(),
    );
    expect(status).toBe(403);
  });
});

test.each(['/api/send-contact-form', '/api/subscribe', '/api/v1.0/email/send'])(
  'The mail catcher refuses a form to %s without an Origin header, like the forms server, and records nothing',
  async (path) => {
    expect((await fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(message) })).status).toBe(403);
    expect((await readLog()).calls).toEqual([]);
  },
);

test('The mail catcher refuses a body that is too large, and records nothing', async () => {
  expect((await post('/api/v1.0/email/send', 'a'.repeat(40_000), json)).status).toBe(413);
  expect((await readLog()).calls).toEqual([]);
});

test('The mail catcher refuses another method or path', async () => {
  expect((await fetch(`${url}/api/subscribe`)).status).toBe(405);
  expect((await fetch(`${url}/__mail/next`)).status).toBe(405);
  expect((await fetch(`${url}/__mail/other`)).status).toBe(404);
  expect((await post('/__mail', '')).status).toBe(405);
});

test('The built site has no file of the mail catcher', () => {
  expect(readdirSync(out, { recursive: true }).filter((name) => /(?:^|\/)__mail|^api/.test(String(name)))).toEqual([]);
});

describe('preview with a configured relay', () => {
  const relay = {
    ARCHIPEL_RELAY_QUEUE: join(freshFolder(), 'queue'),
    ARCHIPEL_RELAY_ORIGINS: 'https://www.example.com',
    ARCHIPEL_RELAY_SMTP_HOST: '127.0.0.1',
    ARCHIPEL_RELAY_SMTP_SECURITY: 'none',
    ARCHIPEL_RELAY_FROM: 'web@example.com',
    ARCHIPEL_RELAY_INBOX: 'support@example.com',
  };

  test('really sends mails of the contact form and reports this, but still answers subscriptions itself', async () => {
    const mailServer = await openMailServer();
    const configured = await preview({ ...relay, ARCHIPEL_RELAY_SMTP_PORT: String(mailServer.port) });
    expect((await contact(message, configured.url)).status).toBe(200);
    await expect.poll(() => mailServer.delivered.map(({ to }) => to)).toEqual([['support@example.com'], ['ada@example.org']]);
    await configured.said(/really sent/);
    expect((await post('/api/subscribe', new URLSearchParams(subscription), {}, configured.url)).status).toBe(200);
    await mailServer.close();
  });

  test('reports an invalid relay, and serves nothing', async () => {
    const process = start(['preview', '--out', out], { env: { ...relay, ARCHIPEL_RELAY_INBOX: 'canary' } });
    const { code, stderr } = await process.ended;
    expect(code).toBe(2);
    expect(stderr).toContain('ARCHIPEL_RELAY_INBOX');
    expect(stderr).not.toContain('canary');
  });
});
