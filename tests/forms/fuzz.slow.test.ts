// The forms server with random bodies. The seed is fixed, so that a failure can be repeated.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { contact } from '../../templates/forms/contact.ts';
import { message, openRelay } from '../support/mail/relay.ts';
import { randomFrom, samples } from '../support/samples.ts';

const random = randomFrom(20250630);
const below = (limit: number): number => Math.floor(random() * limit);
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;

const characters = [
  'a',
  'Z',
  '9',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\x1b',
  '@',
  '.',
  ',',
  ';',
  ':',
  '<',
  '>',
  '"',
  "'",
  '\\',
  '/',
  '%',
  '&',
  '=',
  '{',
  '}',
  '[',
  ']',
  'é',
  'ß',
  '李',
  '😀',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\u00ad',
];
const text = (): string => Array.from({ length: oneOf([0, 1, 3, 10, 60, 200, 1000]) }, () => oneOf(characters)).join('');
const email = (): string => `${oneOf([() => 'ada', () => 'o’b', text])()}@${oneOf([() => 'example.org', () => 'a.b.c', text])()}`;
const infinite = Number.POSITIVE_INFINITY;
const strange = (): unknown =>
  oneOf<() => unknown>([
    () => oneOf([null, true, 0, infinite, 'de', 'en', 'low']),
    () => oneOf<unknown>([[], {}, { length: 5 }, { toString: null }]),
    () => [text()],
    text,
    email,
  ])();
const schema = contact
  .fields({ locale: z.enum(['de', 'en']) })
  .extend({ website: z.string().max(1000).optional(), token: z.string().max(200).optional() });
const keys = [...Object.keys(schema.shape), '__proto__', 'constructor', 'toString', 'to', 'bcc', 'hasOwnProperty', ''];

const nearMessage = (): Record<string, unknown> => {
  const fields: Record<string, unknown> = { ...message, email: email(), message: oneOf(['Hi', text()]) };
  for (let changes = below(3); changes > 0; changes -= 1)
    Object.defineProperty(fields, oneOf(keys), { value: strange(), enumerable: true, configurable: true, writable: true });
  return fields;
};

function mangled(json: string): string | Uint8Array {
  const bytes = new TextEncoder().encode(json);
  const at = below(bytes.length);
  return oneOf<() => string | Uint8Array>([
    () => json.slice(0, at),
    () => json.slice(0, at) + oneOf(characters) + json.slice(at),
    () => bytes.fill(below(256), at, at + 1 + below(4)),
    () => '['.repeat(below(60_000)),
    () => json + json,
  ])();
}

const body = (): string | Uint8Array => (random() < 0.6 ? JSON.stringify(nearMessage()) : mangled(JSON.stringify(nearMessage())));

const isMessage = (sent: string | Uint8Array): boolean => {
  try {
    const value: unknown = JSON.parse(typeof sent === 'string' ? sent : new TextDecoder('utf-8', { fatal: true }).decode(sent));
    return schema.safeParse(value).success;
  } catch {
    return false;
  }
};

test('Random bodies do not crash the forms server, and only valid messages become mails, which are safe to send', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < samples(800, 8000); round += 1) {
    const relay = openRelay();
    const sent = body();
    const { status } = await relay.ask(typeof sent === 'string' ? sent : new Uint8Array(sent));
    statuses.add(status);
    expect([200, 400, 413], JSON.stringify(sent)).toContain(status);
    // The relay holds messages without a token instead of sending them.
    const mails = relay.held.flatMap((submission) => submission.mails);
    expect([relay.mails.length, mails.length], JSON.stringify(sent)).toEqual([0, isMessage(sent) ? 2 : 0]);
    for (const { to, replyTo = '', subject } of mails) expect(`${to}${replyTo}${subject}`).not.toMatch(/\p{Cc}/u);
    expect(mails[0]?.to ?? 'support@example.com').toBe('support@example.com');
  }
  expect([...statuses].sort()).toEqual([200, 400, 413]);
});
