// The English support and contact forms send messages to the forms server.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver, prefetchToken } from '../../../islands/api/deliver.ts';
import { formatMessage } from '../../../islands/api/form-message.ts';
import { sendContactForm } from '../../../islands/api/send-contact-form.ts';
import { type Reply, startService } from '../../support/http/service.ts';
import { wordsOf } from '../../support/real-site/island-texts.ts';

const fields = { name: 'Erika', email: 'erika@example.com', subject: '', message: 'Hello “you”', website: '' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('The contact form posts all fields as JSON, including the honeypot, with the language and the token of the server', async () => {
  const { origin, requests } = await startService([200, '{"token":"1.ab.cd"}'], [200, '{"success":true,"message":"Thanks"}']);
  const result = await sendContactForm(fields, { endpoint: `${origin}/api/send-contact-form`, language: 'en' });
  expect(result).toEqual({ success: true, message: { text: 'Thanks' } });
  expect(requests).toEqual([
    { method: 'GET', path: '/api/send-contact-form', contentType: '', body: '' },
    {
      method: 'POST',
      path: '/api/send-contact-form',
      contentType: 'application/json',
      body: '{"name":"Erika","email":"erika@example.com","subject":"","message":"Hello “you”","website":"","language":"en","token":"1.ab.cd"}',
    },
  ]);
});

test.each<[ticket: unknown, expected: string | undefined]>([
  ['TICKET-1750000000123', 'TICKET-1750000000123'],
  ['<b>1</b>', undefined],
  ['T'.repeat(41), undefined],
  [7, undefined],
])('The contact form reads the ticket number %j in the reply as %j', async (ticket, expected) => {
  const { origin } = await startService([404, ''], [200, JSON.stringify({ success: true, message: 'Thanks', ticket })]);
  expect(await sendContactForm(fields, { endpoint: origin, language: 'en' })).toMatchObject({ success: true, ticket: expected });
});

const generalError = 'An error occurred. Please try again later';

test.each<[string, Reply, string]>([
  ['success', [200, '{"success":true}'], 'Your support request has been sent successfully'],
  ['failure with a reason', [200, '{"success":false,"message":"Too many requests."}'], 'Too many requests.'],
  ['failure by its status, with a reason', [429, '{"success":false,"message":"Too many requests."}'], 'Too many requests.'],
  ['success with an error status', [500, '{"success":true}'], generalError],
  ['failure without a reason', [200, '{"success":false}'], generalError],
  ['failure with a reason that is not a text', [200, '{"success":false,"message":{"a":1}}'], generalError],
  ['failure with a reason that is too long for a form', [400, JSON.stringify({ success: false, message: 'x'.repeat(201) })], generalError],
  ['"true" as a text', [200, '{"success":"true"}'], generalError],
  ['a page with status 404', [404, '<!doctype html>'], generalError],
  ['an HTML page', [200, '<!doctype html>'], generalError],
  ['nothing', [200, ''], generalError],
  ['with a broken connection', 'reset', `${generalError}.`],
])('The contact form handles an endpoint that answers %s', async (_, reply, expected) => {
  const { origin, requests } = await startService([404, ''], reply);
  const result = await sendContactForm(fields, { endpoint: origin, language: 'en' });
  const wording = result.success ? result.message : result.error;
  expect(formatMessage(wording, wordsOf.en.contactForm)).toBe(expected);
  expect(formatMessage(wording, wordsOf.en.supportForm)).toBe(expected);
  expect(result.success).toBe(expected.startsWith('Your'));
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('The contact form treats an endpoint without an answer in time as a failure, and logs it', async () => {
  const { origin } = await startService('silence');
  const result = await sendContactForm(fields, { endpoint: origin, language: 'en', timeLimit: 100 });
  expect(result).toEqual({ success: false, error: { key: 'errorGeneral' } });
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
});

test('The contact form requests a token when a visitor starts typing, sends it with every attempt, and drops it after a delivery', async () => {
  const { origin, requests } = await startService(
    [200, '{"token":"first"}'],
    [503, '{"success":false}'],
    [200, '{"success":true}'],
    [200, '{"token":"second"}'],
    [200, '{"success":true}'],
  );
  const delivery = { via: 'relay', endpoint: origin, language: 'en' } as const;
  prefetchToken(delivery);
  prefetchToken(delivery);
  for (let time = 0; time < 3; time += 1) await deliver(fields, delivery);
  const tokens = requests.map(({ method, body }) => (method === 'GET' ? 'asks' : (JSON.parse(body) as { token: string }).token));
  expect(tokens).toEqual(['asks', 'first', 'first', 'asks', 'second']);
});

test('The contact form sends a message without a token if the server returns none, and requests one for the next message', async () => {
  const { origin, requests } = await startService(
    [405, ''],
    [200, '{"success":true}'],
    [200, '<!doctype html>'],
    [200, '{"success":true}'],
  );
  for (let time = 0; time < 2; time += 1) await deliver(fields, { via: 'relay', endpoint: origin, language: 'en' });
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'POST']);
  expect(requests[1]?.body).not.toContain('token');
});

test('The contact form sends a filled honeypot, because the forms server decides about it', async () => {
  const { origin, requests } = await startService([200, '{"token":"one"}'], [200, '{"success":true}']);
  await deliver({ ...fields, website: 'https://spam.example' }, { via: 'relay', endpoint: origin, language: 'en' });
  expect(requests[1]?.body).toContain('spam.example');
});
