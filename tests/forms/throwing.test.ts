// If the code of a form throws, or its token cannot be issued, the log contains the place of the error. The visitor gets an
// answer and can try again at once.
import { describe, expect, test } from 'vitest';
import { defineForm, field, z } from '../../src/site/index.ts';
import { openRelay, origin } from '../support/mail/relay.ts';

const wish = 'a wish that stays out of the log';

/** Returns a form in which the function with this name throws an error with the visitor's text. */
function formThatThrowsIn(name: 'email' | 'mails' | 'sent' | 'failed') {
  const fail = (): never => {
    throw new TypeError(wish);
  };
  return defineForm({
    path: '/api/wish',
    fields: () => z.strictObject({ email: field.email, wish: field.text(100) }),
    honeypot: 'website',
    email: ({ email }) => (name === 'email' ? fail() : email),
    mails: () => (name === 'mails' ? fail() : []),
    sent: () => (name === 'sent' ? fail() : { success: true }),
    failed: () => (name === 'failed' ? fail() : { success: false }),
  });
}

const good = JSON.stringify({ email: 'ada@example.org', wish });

describe.each([
  ['email', good],
  ['mails', good],
  ['sent', good],
  ['failed', '{}'],
] as const)('A form that throws in %s', (name, body) => {
  test('is answered with a server error that the page can read, and logged with the place of the error', async () => {
    const relay = openRelay({ forms: [formThatThrowsIn(name)] });
    const response = await relay.ask(body, { path: '/api/wish' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([500, origin]);
    expect(relay.notes).toEqual([expect.stringMatching(/^the form \/api\/wish throws: TypeError at .*throwing\.test\.ts/)]);
    expect(relay.notes.join()).not.toContain(wish);
  });
});

test('After an error of the form, a visitor can send it again without a delay', async () => {
  const relay = openRelay({ forms: [formThatThrowsIn('mails')] });
  for (let tries = 0; tries < 10; tries += 1) expect((await relay.ask(good, { path: '/api/wish' })).status).toBe(500);
});

test('A request for a token that cannot be issued is answered with a server error that the page can read, and logged with the place of the error', async () => {
  const relay = openRelay({
    newId: () => {
      throw new TypeError(wish);
    },
  });
  const response = await relay.ask(null, { method: 'GET' });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([500, origin]);
  expect(relay.notes).toEqual([expect.stringMatching(/^the form \/api\/send-contact-form throws: TypeError at .*throwing\.test\.ts/)]);
  expect(relay.notes.join()).not.toContain(wish);
});
