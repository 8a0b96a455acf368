// The German support and contact forms send mails with a mail library. In these tests, the real library sends to a service on
// this machine.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatMessage } from '../../../islands/api/form-message.ts';
import { type Message, sendMail } from '../../../islands/api/send-mail.ts';
import { type Reply, startService } from '../../support/http/service.ts';
import { wordsOf } from '../../support/real-site/island-texts.ts';

const options = {
  serviceId: 'service',
  templateId: 'notification',
  confirmationTemplateId: 'confirmation',
  publicKey: 'public',
  to: 'support@example.com',
  language: 'de',
  now: () => 1_750_000_000_123,
  timeLimit: 3000,
} as const;
const contact: Message = { name: 'Erika', email: 'erika@example.com', subject: '', message: 'Grüße' };
const ticket: Message = { ...contact, subject: 'Anmeldung', customerNumber: '12345678', priority: 'high' };

beforeEach(() => {
  // The library reads the path of the page.
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ids = (template: string) => `{"lib_version":"4.4.1","user_id":"public","service_id":"service","template_id":"${template}"`;
const confirmation =
  '"template_params":{"to_email":"erika@example.com","to_name":"Erika","language":"de","ticket_number":"TICKET-1750000000123"}}';

test('The German support ticket is sent as two mails in sequence', async () => {
  const { origin, requests } = await startService([200, 'OK']);
  expect(await sendMail(ticket, { ...options, origin })).toEqual({
    success: true,
    message: { key: 'sent' },
    ticket: 'TICKET-1750000000123',
  });
  expect(requests.map(({ method, path, contentType }) => `${method} ${path} ${contentType}`)).toEqual(
    Array(2).fill('POST /api/v1.0/email/send application/json'),
  );
  expect(requests.map(({ body }) => body)).toEqual([
    `${ids('notification')},"template_params":{"to_email":"support@example.com","from_name":"Erika","from_email":"erika@example.com","customer_number":"12345678","priority":"high","subject":"[DE] Anmeldung","message":"Grüße","language":"de","ticket_number":"TICKET-1750000000123"}}`,
    `${ids('confirmation')},${confirmation}`,
  ]);
});

test.each<[string, Message]>([
  ['an empty field', contact],
  ['a field of spaces', { ...contact, subject: ' ', customerNumber: ' ', priority: ' ' }],
  ['a missing field', { name: contact.name, email: contact.email, message: contact.message }],
])('A mail of a German form has a default for %s', async (_, message) => {
  const { origin, requests } = await startService([200, 'OK']);
  await sendMail(message, { ...options, origin });
  expect(requests[0]?.body).toBe(
    `${ids('notification')},"template_params":{"to_email":"support@example.com","from_name":"Erika","from_email":"erika@example.com","customer_number":"Not provided","priority":"Normal","subject":"[DE] New Support Ticket","message":"Grüße","language":"de","ticket_number":"TICKET-1750000000123"}}`,
  );
});

describe('If the first mail of a German form fails', () => {
  test.each<[string, Reply]>([
    ['is refused', [400, 'The template is invalid']],
    ['is interrupted', 'reset'],
    ['is not answered in time', 'silence'],
  ])('because it %s, no other mail is sent', async (_, reply) => {
    const { origin, requests } = await startService(reply);
    const result = await sendMail(ticket, { ...options, origin });
    expect(!result.success && formatMessage(result.error, wordsOf.de.supportForm)).toBe(
      'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut',
    );
    expect(requests).toHaveLength(1);
  });
});

describe('If only the confirmation of a German form fails', () => {
  test.each<[string, Reply]>([
    ['is refused', [500, 'no']],
    ['is interrupted', 'reset'],
    ['is not answered in time', 'silence'],
  ])('because it %s, the ticket exists and the console has a warning', async (_, reply) => {
    const { origin, requests } = await startService([200, 'OK'], reply);
    const result = await sendMail(ticket, { ...options, origin });
    expect(result.success && formatMessage(result.message, wordsOf.de.supportForm)).toBe('Ihre Support-Anfrage wurde erfolgreich gesendet');
    expect(requests).toHaveLength(2);
    expect(vi.mocked(console.warn)).toHaveBeenCalledOnce();
  });
});

test('Mails of German forms go to the origin of the page if the origin is empty', async () => {
  const fetched = vi.fn(async (_url: string) => new Response('OK'));
  vi.stubGlobal('fetch', fetched);
  await sendMail(ticket, { ...options, origin: '' });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/v1.0/email/send', '/api/v1.0/email/send']);
});

test('A mail service without a public key is a failure, not an exception', async () => {
  const { origin, requests } = await startService();
  expect((await sendMail(ticket, { ...options, origin, publicKey: '' })).success).toBe(false);
  expect(requests).toEqual([]);
});
