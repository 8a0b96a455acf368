// A form with one description: the messages that its server accepts from scripts and from browsers without scripts, and the pages
// that browsers without scripts get.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeForm, problemsIn } from '../../src/forms/description.ts';
import { input, optional } from '../../src/forms/rules.ts';
import { sharedWords, shownWords } from '../../src/forms/words.ts';
import { serveForm } from '../../src/site/forms/serve-form.ts';
import { openRelay, origin, statusAndBody } from '../support/mail/relay.ts';
import { randomFrom } from '../support/samples.ts';

const order = describeForm({
  name: 'order',
  path: '/api/order',
  fields: {
    name: input.line(20),
    email: input.email(),
    size: input.choice(['small', 'large']),
    colour: optional(input.choice(['red', 'blue'])),
    note: optional(input.text(50)),
    terms: input.consent(),
  },
});
const guarded = describeForm({ ...order, path: '/api/guarded', token: true });

/** Returns messages that start with their language. */
const messagesIn = (locale: string) => ({
  form: Object.fromEntries(Object.keys(sharedWords).map((word) => [word, `${locale} ${word}${word === 'tooLong' ? ' {{most}}' : ''}`])),
  order: Object.fromEntries([...Object.keys(shownWords(order)), 'subject'].map((word) => [word, `${locale} own ${word}`])),
});
const messages = { de: messagesIn('de'), en: messagesIn('en') };

const good = { name: 'Ada', email: 'ada@example.org', size: 'large', terms: 'agreed', language: 'en' };
const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const htmlForm = 'application/x-www-form-urlencoded';
const page = `${origin}/en/shop?colour=red`;

function open(settings: Parameters<typeof openRelay>[0] = {}) {
  const relay = openRelay({ forms: [serveForm(order), serveForm(guarded)], messages, ...settings });
  const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}, path = order.path) =>
    relay.ask(new URLSearchParams(fields).toString(), { path, headers: { 'content-type': htmlForm, ...headers } });
  return {
    ...relay,
    /** Sends the form as a script does. */
    script: (fields: Readonly<Record<string, string>>) =>
      post(fields, { accept: 'application/json', 'accept-language': fields['language'] ?? 'en' }),
    /** Sends the form as a browser without scripts does. */
    browser: (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}, path?: string) =>
      post(fields, { accept: html, referer: page, ...headers }, path),
    json: (fields: object) => relay.ask(JSON.stringify(fields), { path: order.path }),
  };
}

describe('A form that a script sends', () => {
  test.each(['script', 'json'] as const)('as %s becomes one mail with all fields under their labels', async (way) => {
    const relay = open();
    expect(await statusAndBody(await relay[way](good))).toEqual([200, { success: true }]);
    expect(relay.mails).toEqual([
      {
        name: 'message',
        to: 'support@example.com',
        replyTo: 'ada@example.org',
        subject: 'en own subject',
        text: 'en own name:\nAda\n\nen own email:\nada@example.org\n\nen own size:\nlarge\n\nen own colour:\n-\n\nen own note:\n-\n\nen own terms:\nagreed\n',
        automatic: false,
      },
    ]);
  });

  test('has its errors in the language of the page', async () => {
    const relay = open();
    const wrong = { name: ' ', email: 'ada@', size: 'huge', note: 'x'.repeat(51), language: 'de' };
    expect(await statusAndBody(await relay.script(wrong))).toEqual([
      400,
      {
        success: false,
        message: 'de failed',
        errors: { name: 'de missing', email: 'de email', size: 'de malformed', note: 'de tooLong 50', terms: 'de missing' },
      },
    ]);
    expect(relay.mails).toEqual([]);
  });

  test('is not too large with the longest text in any writing system, however it is sent', async () => {
    const long = describeForm({ name: 'order', path: order.path, fields: { email: input.email(), note: input.text(10_000) } });
    const relay = open({ forms: [serveForm(long)] });
    const fields = { email: good.email, note: '字'.repeat(10_000), language: 'en' };
    expect((await relay.script(fields)).status).toBe(200);
    expect((await relay.json(fields)).status).toBe(200);
    expect(await statusAndBody(await relay.script({ ...fields, note: '字'.repeat(12_000) }))).toMatchObject([
      413,
      { errors: { note: 'en tooLong 10000' } },
    ]);
  });

  test('may have mails and an answer that the site defines', async () => {
    const served = serveForm(order, {
      mails: ({ name, size }, { settings: { inbox }, number }) => [
        { name: 'order', to: inbox, subject: `${name} ${size} ${number > 0}`, text: '', automatic: false },
      ],
      sent: (t, { number }) => ({ success: true, ticket: `${t('order.submit')} ${number > 0}` }),
    });
    const relay = open({ forms: [served] });
    expect(await statusAndBody(await relay.script(good))).toEqual([200, { success: true, ticket: 'en own submit true' }]);
    expect(relay.mails).toMatchObject([{ subject: 'Ada large true' }]);
  });
});

describe('A form that a browser sends without scripts', () => {
  test('redirects back to its page, to the anchor of the success message', async () => {
    const relay = open();
    const answer = await relay.browser(good);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}#order-sent`]);
    expect(relay.mails).toHaveLength(1);
  });

  test.each([
    ['another site', { referer: 'https://evil.example/en/shop' }],
    ['no page', { referer: '' }],
    ['the form itself', { referer: `${origin}/docs/api/order` }],
  ])('from %s gets its success message as a page', async (_, headers) => {
    const answer = await open().browser(good, headers);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(text).toContain('en own sentText');
    expect(text).not.toContain('evil');
  });

  test('shows its errors with the entries, escaped as text', async () => {
    const relay = open();
    const answer = await relay.browser({ ...good, name: '', note: '"><script>alert(1)</script>', email: 'ada@example' });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toMatch(/^<!doctype html><html lang="en-GB">/);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
    expect(text).toMatch(/<input type="email"[^>]*aria-invalid="true"[^>]*value="ada@example"/);
    expect(text).toMatch(/<p class="field__error" id="order-name-error">en missing<\/p>/);
    expect(text).toMatch(/<option value="large" selected="">/);
    expect(text).toMatch(/<input type="checkbox"[^>]*checked=""/);
    expect(text).toContain(`<input type="hidden" name="page" value="/en/shop?colour=red"/>`);
    expect(relay.mails).toEqual([]);
    const again = await relay.browser({ ...good, page: '/en/shop?colour=red' }, { referer: `${origin}/api/order` });
    expect(again.headers.get('location')).toBe(`${page}#order-sent`);
  });

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'does not lead to the page %s',
    async (target) => {
      const answer = await open().browser({ ...good, page: target }, { referer: '' });
      expect(new URL(answer.headers.get('location') ?? origin).origin).toBe(origin);
    },
  );

  test('gets pages that allow only their own style, and send their origin to the server', async () => {
    const answer = await open().browser({});
    const text = await answer.text();
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(text).not.toMatch(/ style="| on\w+="/);
  });

  test('is answered in the language that it names, or otherwise in the language of the browser', async () => {
    expect(await (await open().browser({ ...good, language: 'de', name: '' })).text()).toContain('de missing');
    expect(await (await open().browser({}, { 'accept-language': 'en-GB,en' })).text()).toContain('en missing');
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('from %s is refused', async (_, headers) => {
    const relay = open();
    expect((await relay.browser(good, headers)).status).toBe(403);
    expect(relay.mails).toEqual([]);
  });

  test('as multipart is refused, with a page', async () => {
    const relay = open();
    const answer = await relay.ask('--x--', {
      path: order.path,
      headers: { 'content-type': 'multipart/form-data; boundary=x', accept: html },
    });
    expect(answer.status).toBe(415);
    expect(relay.mails).toEqual([]);
  });

  test('with a filled honeypot is answered as a success, and held', async () => {
    const relay = open();
    expect((await relay.browser({ ...good, website: 'https://spam.example' })).status).toBe(303);
    expect([relay.mails.length, relay.held.length]).toEqual([0, 1]);
  });

  test('is answered with the time to try again after too many requests', async () => {
    const relay = open({ settings: { requestsAtOnce: 1 } });
    await relay.browser(good);
    const answer = await relay.browser(good);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await answer.text()).toContain('<h1>en failed</h1>');
  });

  test('is shown again with its entries and an error if it cannot be stored', async () => {
    const answer = await open({ store: async () => false }).browser(good);
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(text).toContain('<h1>en failed</h1>');
    expect(text).toMatch(/<input type="text"[^>]*value="Ada"/);
  });

  test('with a token needs a confirmation, and is then delivered once, however often it is sent', async () => {
    const relay = open();
    const confirmation = await relay.browser(good, {}, guarded.path);
    const text = await confirmation.text();
    expect(confirmation.status).toBe(428);
    expect(text).toContain('<h1>en check</h1>');
    expect(relay.mails).toEqual([]);
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(text) ?? [];
    for (let times = 0; times < 2; times += 1)
      expect((await relay.browser({ ...good, token }, {}, guarded.path)).headers.get('location')).toBe(`${page}#order-sent`);
    expect([relay.mails.length, relay.held.length]).toEqual([1, 0]);
  });
});

const odd = [
  '',
  ' ',
  '\n',
  '\u200B',
  'a@b',
  'ada@example.org',
  'ada@example.org.',
  'small',
  'agreed',
  'x'.repeat(20),
  'x'.repeat(21),
  '😀'.repeat(26),
];

test('The browser half of a form accepts exactly what its server accepts', async () => {
  const random = randomFrom(25);
  const pick = (): string => odd[Math.floor(random() * odd.length)] ?? '';
  for (let round = 0; round < 300; round += 1) {
    const changed = Object.fromEntries(
      Object.keys(order.fields).map((name) => [name, random() < 0.6 ? (Reflect.get(good, name) ?? '') : pick()]),
    );
    const errors = problemsIn(order.fields, changed).map(({ name }) => name);
    const [status, body] = await statusAndBody(await open().script({ ...changed, language: 'en' }));
    const refused = Object.keys(Object((body as { readonly errors?: object }).errors));
    expect([changed, status, refused]).toEqual([changed, errors.length === 0 ? 200 : 400, errors]);
  }
});
