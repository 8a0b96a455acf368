// The forms for the newsletter and the discount send requests, here to a service on this machine.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatMessage } from '../../../islands/api/form-message.ts';
import type { Result } from '../../../islands/api/result.ts';
import { type SubscribeError, subscribe, subscribeForDiscount } from '../../../islands/api/subscribe.ts';
import { type Reply, startService } from '../../support/http/service.ts';
import { wordsOf } from '../../support/real-site/island-texts.ts';

const erika = { salutation: 'Frau', title: 'Dr.', firstName: 'Erika & Co', lastName: 'Müller', email: 'erika+news@example.com' };
const provider = 'Briefpost';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Returns the German message for the visitor: `undefined` after a success. */
const words = (result: Result<SubscribeError | 'errorIncomplete'>): string | undefined =>
  result.success ? undefined : formatMessage(result.error, wordsOf.de.newsletter);

describe('The body of a newsletter request', () => {
  test('has the specified fields in order', async () => {
    const { origin, requests } = await startService();
    await subscribe(erika, { endpoint: `${origin}/subscriber`, key: 'k/1', provider });
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/subscriber',
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: 'api_key=k%2F1&anrede=Frau&titel=Dr.&vorname=Erika+%26+Co&nachname=M%C3%BCller&email=erika%2Bnews%40example.com&double_opt_in=true&tag=newsletter',
      },
    ]);
  });

  test('has no key if a relay adds it, and only the e-mail address from the discount popup', async () => {
    const { origin, requests } = await startService();
    expect(await subscribeForDiscount('erika@example.com', { endpoint: origin, provider })).toEqual({ success: true });
    expect(requests.map(({ body }) => body)).toEqual([
      'anrede=&titel=&vorname=&nachname=&email=erika%40example.com&double_opt_in=true&tag=newsletter',
    ]);
  });
});

const general = 'Ein Fehler ist bei der Newsletter-Anmeldung aufgetreten';

test.each<[string, Reply, string | undefined]>([
  ['no error', [200, '{"id": 7}'], undefined],
  ['an empty error', [200, '{"error": null}'], undefined],
  ['nothing', [204, ''], undefined],
  ['a list', [201, '[]'], undefined],
  ['an error with status 200', [200, '{"error": "Adresse gesperrt"}'], 'Adresse gesperrt'],
  ['an error that is not a text', [200, '{"error": {"code": 7}}'], general],
  ['an error that is a number', [200, '{"error": 7}'], general],
  ['an error of spaces', [200, '{"error": "  "}'], general],
  ['an error too long for a form', [200, JSON.stringify({ error: 'x'.repeat(201) })], general],
  ['an HTML page', [200, '<!doctype html>'], general],
  ['a refused key', [401, '{"error": "bad key"}'], 'Authentifizierungsfehler bei Briefpost'],
  ['refused values', [400, '{"error": "email"}'], 'Ungültige Eingabedaten'],
  ['another error status with an error', [409, '{"error": "Schon angemeldet"}'], 'Schon angemeldet'],
  ['another error status without an error', [500, '{}'], general],
  ['another error status with an HTML page', [502, '<h1>Bad Gateway</h1>'], general],
  ['a broken connection', 'reset', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
])('The newsletter form handles a reply with %s', async (_, reply, expected) => {
  const { origin, requests } = await startService(reply);
  expect(words(await subscribe(erika, { endpoint: origin, provider }))).toBe(expected);
  expect(requests).toHaveLength(1);
});

test('The English authentication error of the newsletter also names the provider', async () => {
  const { origin } = await startService([401, '']);
  const result = await subscribeForDiscount('a@b.de', { endpoint: origin, provider });
  expect(!result.success && formatMessage(result.error, wordsOf.en.discount)).toBe('Authentication error with Briefpost');
});

test('A newsletter service without an answer in time is a failure', async () => {
  const { origin, requests } = await startService('silence');
  expect(await subscribe(erika, { endpoint: origin, provider, timeLimit: 100 })).toEqual({
    success: false,
    error: { key: 'errorGeneral' },
  });
  expect(requests).toHaveLength(1);
});

test.each(['http://127.0.0.1:1', 'no address at all'])('A newsletter service that cannot be reached is a failure: %s', async (endpoint) => {
  expect(await subscribe(erika, { endpoint, provider })).toEqual({ success: false, error: { key: 'errorGeneral' } });
});

describe('No newsletter request is sent', () => {
  test.each([
    ['salutation', ''],
    ['firstName', ' '],
    ['lastName', '\t'],
    ['email', ''],
  ])('by the newsletter form without %s', async (field, value) => {
    const { origin, requests } = await startService();
    const result = await subscribe({ ...erika, [field]: value }, { endpoint: origin, provider });
    expect(words(result)).toBe('Bitte füllen Sie alle erforderlichen Felder aus');
    expect(requests).toEqual([]);
  });

  test.each(['', 'erika', 'a b@c.de', 'a@@b.de', 'a@b'])('to the address %j', async (email) => {
    const { origin, requests } = await startService();
    const result = await subscribeForDiscount(email, { endpoint: origin, provider });
    expect(!result.success && formatMessage(result.error, wordsOf.de.discount)).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein');
    expect(requests).toEqual([]);
  });
});
