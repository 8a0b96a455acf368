// A visitor who blocks site data: any access to `localStorage` throws, and the mail library accesses it while it loads.
// This test has its own file, because the library loads only once per process.
import { expect, test, vi } from 'vitest';
import { sendMail } from '../../../islands/api/send-mail.ts';
import { startService } from '../../support/http/service.ts';

test('A mail is sent even if access to storage throws, and access still throws afterwards', async () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  vi.stubGlobal('location', { pathname: '/contact' });
  const { origin, requests } = await startService([200, 'OK']);
  const result = await sendMail(
    { name: 'Erika', email: 'erika@example.com', message: 'Hallo' },
    { origin, serviceId: 's', templateId: 't', confirmationTemplateId: 'c', publicKey: 'p', to: 'a@b.de', language: 'de', now: () => 0 },
  );
  expect([result.success, requests.length]).toEqual([true, 2]);
  expect(() => globalThis.localStorage).toThrow('insecure');
});
