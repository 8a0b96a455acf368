// The requests that the forms server refuses before it reads a message, and the headers of all its answers.
import { describe, expect, test } from 'vitest';
import { defineForm, field, z } from '../../src/site/index.ts';
import { type Ask, message, openRelay, origin } from '../support/mail/relay.ts';

const body = JSON.stringify(message);

describe('The forms server refuses', () => {
  test.each<[string, number, Ask]>([
    ['a foreign origin', 403, { headers: { origin: 'https://evil.example' } }],
    ['an origin with the same start', 403, { headers: { origin: `${origin}.evil.example` } }],
    ['the same host without TLS', 403, { headers: { origin: 'http://www.example.com' } }],
    ['an opaque origin', 403, { headers: { origin: 'null' } }],
    ['the content type of a plain form', 415, { headers: { 'content-type': 'text/plain' } }],
    ['a content type with the same start', 415, { headers: { 'content-type': 'application/jsonp' } }],
    ['compressed bytes', 415, { headers: { 'content-encoding': 'gzip' } }],
    ['another path', 404, { path: '/api/other' }],
    ['a path with the same start', 404, { path: '/api/send-contact-form/more' }],
    ['the root', 404, { path: '/' }],
    ['PUT', 405, { method: 'PUT' }],
    ['DELETE', 405, { method: 'DELETE' }],
  ])('%s with status %i', async (_, status, ask) => {
    const relay = openRelay();
    const response = await relay.ask(body, ask);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
    expect(relay.mails).toEqual([]);
  });

  test.each([
    ['a form without a token', 'GET', '/api/subscribe', 'POST, OPTIONS'],
    ['a form with a token', 'HEAD', '/api/send-contact-form', 'GET, POST, OPTIONS'],
  ])('with 405 a method that the form does not allow, and names the allowed methods: %s', async (_, method, path, allowed) => {
    const response = await openRelay().ask(null, { method, path });
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow: allowed });
  });

  test('a token for a foreign page', async () => {
    const response = await openRelay().ask(null, { method: 'GET', headers: { origin: 'https://evil.example' } });
    expect(response.status).toBe(403);
    expect(await response.json()).not.toHaveProperty('token');
  });

  test('a newsletter that is not configured, with 404', async () => {
    const { subscribe } = openRelay({ settings: { services: {} } });
    expect((await subscribe({})).status).toBe(404);
  });
});

test('The forms server accepts a content type with a charset', async () => {
  expect((await openRelay().ask(body, { headers: { 'content-type': 'Application/JSON; charset=utf-8' } })).status).toBe(200);
});

describe('A body of more than 32 KiB', () => {
  /** Returns a stream without a length, and the number of parts that were read from it. */
  const parts = (size: number, count: number) => {
    const read = { count: 0 };
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read.count += 1;
          controller.enqueue(new TextEncoder().encode(' '.repeat(size)));
          if (read.count === count) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return { stream, read };
  };

  test('is refused by its length', async () => {
    expect((await openRelay().ask(' '.repeat(32 * 1024 + 1))).status).toBe(413);
    expect((await openRelay().ask(`${body}${' '.repeat(32 * 1024 - body.length)}`)).status).toBe(200);
  });

  test('is refused while it arrives, and is not read to its end', async () => {
    const { stream, read } = parts(1024, 100);
    expect((await openRelay().ask(stream)).status).toBe(413);
    expect(read.count).toBeLessThan(35);
  });

  test('is refused if its declared length is wrong', async () => {
    expect((await openRelay().ask(parts(1024, 100).stream, { headers: { 'content-length': '10' } })).status).toBe(413);
  });
});

test('The answer to a form without a language field is in the language that the browser requests', async () => {
  const form = defineForm({
    path: '/api/wish',
    fields: () => z.strictObject({ email: field.email }),
    honeypot: 'website',
    email: ({ email }) => email,
    mails: () => [],
    sent: (t) => ({ success: true, message: t('supportForm.sent') }),
    failed: () => ({ success: false }),
  });
  const relay = openRelay({ forms: [form] });
  const replies = await Promise.all(
    ['de', 'en'].map((language) =>
      relay.ask(JSON.stringify({ email: 'ada@example.org' }), { path: '/api/wish', headers: { 'accept-language': language } }),
    ),
  );
  const texts = await Promise.all(replies.map((reply) => reply.text()));
  expect(texts).toEqual([expect.stringContaining('erfolgreich gesendet'), expect.stringContaining('sent successfully')]);
});

describe('In the language of the Accept-Language header, the forms server refuses', () => {
  const english = { 'accept-language': 'en' };
  test.each([
    ['de-CH, en;q=0.5', 'Dieser Text ist zu lang. Bitte kürzen Sie ihn'],
    ['fr, en-US;q=0.9', 'This text is too long. Please shorten it'],
    ['*', 'Dieser Text ist zu lang. Bitte kürzen Sie ihn'],
  ])('a body that is too large, and names the field to shorten: %s', async (language, expected) => {
    const response = await openRelay().ask(' '.repeat(32 * 1024 + 1), { headers: { 'accept-language': language } });
    expect([response.status, await response.json()]).toMatchObject([413, { success: false, errors: { message: expected } }]);
  });

  test.each<[string, Ask]>([
    ['a body with another content type', { headers: { ...english, 'content-type': 'text/plain' } }],
    ['a compressed body', { headers: { ...english, 'content-encoding': 'gzip' } }],
  ])('%s', async (_, ask) => {
    const response = await openRelay().ask(body, ask);
    expect([response.status, await response.json()]).toEqual([
      415,
      { success: false, message: 'An error occurred. Please try again later' },
    ]);
  });
});

describe('A preflight request', () => {
  test('from an allowed origin is accepted', async () => {
    const { status, headers } = await openRelay().ask(null, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
      vary: 'Origin',
    });
  });

  test.each(['https://evil.example', 'null'])('from %s gets no headers that allow access', async (foreign) => {
    const { status, headers } = await openRelay().ask(null, { method: 'OPTIONS', headers: { origin: foreign } });
    expect(status).toBe(403);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test.each([
  ['success', body, {}],
  ['failure', '{', {}],
  ['refusal', body, { headers: { origin: 'null' } }],
  ['an unknown path', body, { path: '/' }],
  ['preflight', null, { method: 'OPTIONS' }],
] as const)('Every answer of the forms server is safe to display and not cacheable: %s', async (_, sent, ask) => {
  const { headers } = await openRelay().ask(sent, ask);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});
