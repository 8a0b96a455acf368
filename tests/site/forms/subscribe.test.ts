// The forms server forwards newsletter subscriptions to a provider.
import { describe, expect, test } from 'vitest';
import { openRelay, provider, statusAndBody, subscription } from '../../support/mail/relay.ts';

const answering = (response: () => Response) => openRelay({ fetch: async () => response() });
const json = (status: number, body: unknown) => () => Response.json(body, { status });

test('A newsletter subscription is forwarded with its fields and the key, in order', async () => {
  const relay = openRelay();
  expect(await statusAndBody(await relay.subscribe(subscription))).toEqual([200, { success: true }]);
  expect(relay.calls).toEqual([
    {
      url: provider.endpoint,
      body: 'api_key=canary-key&anrede=Frau&titel=Dr.&vorname=Ada&nachname=Noyer&email=ada%40example.org&double_opt_in=true&tag=newsletter',
    },
  ]);
});

test('A newsletter subscription needs only an e-mail address', async () => {
  const bare = { ...subscription, anrede: '', titel: '', vorname: '', nachname: '' };
  expect((await openRelay().subscribe(bare)).status).toBe(200);
});

test('A newsletter subscription with a filled honeypot gets the success answer, and is not forwarded', async () => {
  const relay = openRelay();
  expect(await statusAndBody(await relay.subscribe({ ...subscription, website: 'x' }))).toEqual([200, { success: true }]);
  expect(relay.calls).toEqual([]);
});

describe('The answer of the newsletter provider', () => {
  const failed = { success: false };
  test.each([
    ['401', json(401, { error: 'key canary-key' }), 401, { success: false, error: 'Authentifizierungsfehler bei Briefkasten' }],
    ['400', json(400, {}), 400, { success: false, error: 'Ungültige Eingabedaten' }],
    ['an error with a good status', json(200, { error: 'Schon angemeldet' }), 502, { success: false, error: 'Schon angemeldet' }],
    ['an error with another status', json(503, { error: 'Wartung' }), 502, { success: false, error: 'Wartung' }],
    ['another status', json(500, {}), 502, failed],
    ['an error that is not a text', json(200, { error: { code: 7 } }), 502, failed],
    ['an error that names the key', json(200, { error: 'Wrong canary-key' }), 502, failed],
    ['an error that is an HTML page', json(200, { error: '<h1>Error</h1>' }), 502, failed],
    ['an error that is too long', json(200, { error: 'a'.repeat(201) }), 502, failed],
    ['a page', () => new Response('<h1>Maintenance</h1>'), 502, failed],
    ['an endless answer', () => new Response(' '.repeat(40_000)), 502, failed],
    ['a body that is not an object', json(200, null), 200, { success: true }],
    ['an empty error', json(200, { error: '', id: 3 }), 200, { success: true }],
  ])('determines the answer to the visitor: %s', async (_, response, status, body) => {
    expect(await statusAndBody(await answering(response).subscribe(subscription))).toEqual([status, body]);
  });

  test('is a logged failure if it is missing', async () => {
    const relay = openRelay({ fetch: async () => Promise.reject(new TypeError('fetch failed for ada@example.org')) });
    expect(await statusAndBody(await relay.subscribe(subscription))).toEqual([502, failed]);
    expect(relay.notes).toEqual(['newsletter: the provider did not answer (TypeError)']);
  });

  test('is awaited for a limited time, and its redirects are not followed', async () => {
    let asked: RequestInit = {};
    await openRelay({
      fetch: async (_, init) => {
        asked = init;
        return Response.json({});
      },
    }).subscribe(subscription);
    expect(asked).toMatchObject({ method: 'POST', redirect: 'error', signal: expect.any(AbortSignal) });
  });
});

describe('An invalid newsletter subscription is refused, and not forwarded:', () => {
  const invalid = [400, { success: false, error: 'Ungültige Eingabedaten' }];
  test.each<[string, Record<string, string>]>([
    ['without double opt-in', { double_opt_in: 'false' }],
    ['to another list', { tag: 'vip' }],
    ['with a key', { api_key: 'x' }],
    ['with an invalid address', { email: 'ada' }],
    ['with another salutation', { anrede: 'Hallo' }],
    ['with a line break in a name', { vorname: 'a\nb' }],
    ['with a name that is too long', { nachname: 'a'.repeat(101) }],
  ])('%s', async (_, change) => {
    const relay = openRelay();
    expect(await statusAndBody(await relay.subscribe({ ...subscription, ...change }))).toEqual(invalid);
    expect(relay.calls).toEqual([]);
  });

  test('with the same field twice', async () => {
    const relay = openRelay();
    const body = `${new URLSearchParams(subscription)}&email=all@example.org`;
    expect(await statusAndBody(await relay.ask(body, { path: '/api/subscribe' }))).toEqual(invalid);
    expect(relay.calls).toEqual([]);
  });
});
