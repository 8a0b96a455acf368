// A page and the forms server have the same rules: the server accepts every value that a page accepts, and refuses every value
// that a page refuses. The only exceptions are empty fields that the page of support tickets requires and the server does not.
import { cleaned } from 'archipel/fields';
import { expect, test } from 'vitest';
import { validateContact } from '../../../islands/ContactForm/validate.ts';
import { validateSupport } from '../../../islands/SupportForm/validate.ts';
import { openRelay } from '../../support/mail/relay.ts';
import { randomOfDay } from '../../support/random.ts';
import { samples } from '../../support/samples.ts';

const good = { name: 'Ada Noyer', email: 'ada@example.org', subject: 'Frage', message: 'Guten Tag' };
const support = { ...good, customerNumber: '12345678', priority: 'normal' };

/** Values that visitors might paste, type or try in any field. */
const odd = [
  '',
  ' ',
  '\n',
  '\t',
  '\u00A0',
  '\u200B',
  '\u202A',
  '\u2066',
  '\u000B',
  '\u000C',
  '\u0096',
  '\u0000',
  '\u001B[2J',
  '\uD800',
  '😀',
  '.',
  ',',
  ';',
  '@',
  'a,b@example.org',
  'ada@example.org.',
  'ada@example.org..',
  'ada@example.org .',
  'ada@example..org',
  'ada@localhost',
  'Ada <ada@example.org>',
  '"a b"@example.org',
  'ada@[127.0.0.1]',
  'a@b@example.org',
  'ａda@ｅxample.org',
  'ada@müller.example',
  'ada@-example.org',
  'ada@example.org-',
  'a'.repeat(50),
  'a'.repeat(51),
  'a'.repeat(100),
  'a'.repeat(101),
  'a'.repeat(200),
  'a'.repeat(201),
  'a'.repeat(10_000),
  'a'.repeat(10_001),
  `${'a'.repeat(242)}@example.org`,
  `${'a'.repeat(243)}@example.org`,
  ` ${'a'.repeat(100)} `,
  `${'😀'.repeat(50)}x`,
];

/** Fields that the server accepts without a value. */
const optional = new Set(['subject', 'customerNumber']);

/** Returns random combinations of the values in `odd`, which change each day. */
function mixed(): readonly string[] {
  const random = randomOfDay();
  const pick = (): string => odd[Math.floor(random() * odd.length)] ?? '';
  return Array.from({ length: samples(60, 400) }, () => `${pick()}${random() < 0.5 ? good.email : ''}${pick()}`);
}

/** Returns the value of a field after typing: browsers remove line breaks from text that is pasted into a field with one line. */
const asTyped = (name: string, value: string): string => (name === 'message' ? value : value.replaceAll(/[\r\n]/g, ''));

test.each([
  ['contact', good, validateContact],
  ['support', support, validateSupport],
] as const)('The page and the forms server have the same rules for every field of the %s form', async (_, values, validate) => {
  const tried = [...odd, ...mixed()];
  // The page does not validate the priority, because visitors choose it from a list.
  for (const name of Object.keys(values).filter((field) => field !== 'priority'))
    for (const value of tried) {
      const changed = { ...support, ...values, [name]: asTyped(name, value) };
      const sent = Object.fromEntries(Object.entries(changed).filter(([key]) => key in values));
      const isAccepted = Object.keys(validate(changed)).length === 0;
      if (!isAccepted && optional.has(name) && cleaned('line', asTyped(name, value)) === '') continue;
      // Each request gets a new relay, so that no rate limit interferes and only the fields decide.
      const { status } = await openRelay().contact({ ...sent, language: 'de' });
      expect([name, value.slice(0, 60), status]).toEqual([name, value.slice(0, 60), isAccepted ? 200 : 400]);
    }
});

test('The longest message is not too large for the forms server, even in characters of three bytes', async () => {
  const longest = {
    name: '字'.repeat(100),
    email: good.email,
    subject: '字'.repeat(200),
    message: '字'.repeat(10_000),
    customerNumber: '字'.repeat(50),
  };
  expect(validateSupport(longest)).toEqual({});
  expect((await openRelay().contact({ ...longest, priority: 'normal', language: 'de' })).status).toBe(200);
});
