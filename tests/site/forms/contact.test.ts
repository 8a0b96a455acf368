// The forms server checks support tickets and contact messages, and sends them by mail.
import { describe, expect, test } from 'vitest';
import { message, openRelay, statusAndBody } from '../../support/mail/relay.ts';

const sent = {
  de: [200, { success: true, message: 'Ihre Support-Anfrage wurde erfolgreich gesendet', ticket: expect.stringMatching(/^TICKET-\d+$/) }],
  en: [200, { success: true, message: 'Your support request has been sent successfully', ticket: expect.stringMatching(/^TICKET-\d+$/) }],
} as const;
const failed = {
  de: { success: false, message: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut' },
  en: { success: false, message: 'An error occurred. Please try again later' },
} as const;
const ticket = { ...message, subject: 'Rechnung', customerNumber: '12345678', priority: 'high' };

describe('A valid contact message', () => {
  test.each(['de', 'en'] as const)('is answered in its language: %s', async (language) => {
    expect(await statusAndBody(await openRelay().contact({ ...message, language }))).toEqual(sent[language]);
  });

  test('becomes a notification to the inbox and a confirmation to the visitor, in this order, and returns the ticket number', async () => {
    const relay = openRelay();
    expect(await statusAndBody(await relay.contact(ticket))).toMatchObject([200, { ticket: `TICKET-${relay.clock.now}` }]);
    expect(relay.mails.map(({ to, replyTo, subject }) => ({ to, replyTo, subject }))).toEqual([
      { to: 'support@example.com', replyTo: 'ada@example.org', subject: '[DE] Rechnung' },
      { to: 'ada@example.org', replyTo: undefined, subject: `Ihre Anfrage TICKET-${relay.clock.now}` },
    ]);
  });

  test('is sent to the support team field by field', async () => {
    const relay = openRelay();
    await relay.contact({ ...ticket, language: 'en', message: 'One\r\nTwo' });
    expect(relay.mails[0]?.text).toBe(
      `ticket_number: TICKET-${relay.clock.now}\nfrom_name: Ada Noyer\nfrom_email: ada@example.org\ncustomer_number: 12345678\npriority: high\nsubject: [EN] Rechnung\nlanguage: en\nmessage:\n\nOne\nTwo\n`,
    );
  });

  test.each([
    ['without optional fields', message],
    ['with empty optional fields', { ...message, subject: '', customerNumber: ' ' }],
  ])('gets the default subject, customer number and priority: %s', async (_, fields) => {
    const relay = openRelay();
    await relay.contact({ ...fields, language: 'en' });
    expect(relay.mails[0]?.subject).toBe('[EN] New Support Ticket');
    expect(relay.mails[0]?.text).toContain('\ncustomer_number: Not provided\npriority: Normal\n');
  });

  test.each([
    ['ü@müller.example', 'Zoë Ó’Brien-Łęcki'],
    ["o'brien+tag@mail.example.co.uk", '李小龍'],
  ])('may come from the address %s', async (email, name) => {
    expect((await openRelay().contact({ ...message, email, name })).status).toBe(200);
  });
});

describe('The confirmation of a contact message', () => {
  test.each(['de', 'en'])('contains no text of the visitor: %s', async (language) => {
    const relay = openRelay();
    await relay.contact({
      ...ticket,
      name: 'Zauberer',
      subject: 'Zaubertrank',
      message: 'Zauberspruch',
      customerNumber: '87654321',
      language,
    });
    expect(JSON.stringify(relay.mails[1])).not.toMatch(/Zauber|87654321|high/);
    expect(relay.mails[1]).toMatchObject({ automatic: true, text: expect.stringContaining(`TICKET-${relay.clock.now}`) });
  });
});

describe('An invalid field of a contact message', () => {
  const long = { de: 'Dieser Text ist zu lang. Bitte kürzen Sie ihn', en: 'This text is too long. Please shorten it' };
  test.each([
    ['de', { message: 'a'.repeat(10_001) }, { message: long.de }],
    ['en', { subject: 'a'.repeat(201) }, { subject: long.en }],
    ['de', { email: 'ada,b@example.org' }, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }],
    ['en', { name: ' ', email: 'ada' }, { name: 'Name is required', email: 'Please enter a valid email address' }],
  ])('is reported in the language of the page: %s %#', async (language, change, errors) => {
    const relay = openRelay();
    expect(await statusAndBody(await relay.contact({ ...message, ...change, language }))).toMatchObject([400, { success: false, errors }]);
  });

  test('is not named in the answer if the form has no such field', async () => {
    const answer = await openRelay().contact({ ...message, evil: 'x' });
    expect(await statusAndBody(answer)).toEqual([400, failed.de]);
  });
});

test('Control characters in a contact message are removed or replaced, and the message is accepted', async () => {
  const relay = openRelay();
  const pasted = {
    name: '\u202AAda\u202C \u2066Noyer\u2069',
    email: ' ada@example.org. ',
    subject: 'One\u2028line\u000Bor\ttwo',
    message: 'Soft\u000Bbreak, page\u000Cbreak, dash\u0096, half \uD800, NUL\u0000, end\r\n',
    customerNumber: '12\u200B34',
  };
  expect((await relay.contact({ ...message, ...pasted })).status).toBe(200);
  const [notification, confirmation] = relay.mails;
  expect(notification).toMatchObject({ replyTo: 'ada@example.org', subject: '[DE] One line or two' });
  expect(notification?.text).toContain('from_name: Ada Noyer\n');
  expect(notification?.text).toContain('customer_number: 1234\n');
  expect(notification?.text).toContain('Soft\nbreak, page\nbreak, dash, half \uFFFD, NUL, end\n');
  expect(confirmation?.to).toBe('ada@example.org');
});

test.each(['de', 'en'] as const)(
  'A contact message that cannot be stored gets a failure answer, and may be sent again at once: %s',
  async (language) => {
    const full = { isFull: true };
    const relay = openRelay({ store: async () => !full.isFull });
    for (let tries = 0; tries < 6; tries += 1)
      expect(await statusAndBody(await relay.contact({ ...message, language }))).toEqual([503, failed[language]]);
    expect(relay.mails).toEqual([]);
    full.isFull = false;
    expect((await relay.contact({ ...message, language })).status).toBe(200);
  },
);

test('Two tickets at the same moment have different numbers, each in both of its mails', async () => {
  const relay = openRelay();
  await relay.contact(message);
  await relay.contact(message);
  const tickets = relay.mails.map(({ text }) => /TICKET-\d+/.exec(text)?.[0]);
  expect(new Set(tickets).size).toBe(2);
  expect([tickets[0], tickets[2]]).toEqual([tickets[1], tickets[3]]);
});

describe('The honeypot of the contact form', () => {
  test.each(['de', 'en'] as const)('gets the success answer but causes no mail if it is filled in: %s', async (language) => {
    const relay = openRelay();
    expect(await statusAndBody(await relay.contact({ ...message, language, website: 'https://spam.example' }))).toEqual(sent[language]);
    expect(relay.mails).toEqual([]);
  });

  test('may be empty', async () => {
    const relay = openRelay();
    expect((await relay.contact({ ...message, website: '' })).status).toBe(200);
    expect(relay.mails).toHaveLength(2);
  });
});

/** The fields beside which the page can show an error. */
const onPage = new Set(['name', 'email', 'subject', 'message', 'customerNumber']);

describe('An invalid contact message is refused, and nothing is sent:', () => {
  test.each([
    ['a name with a line break', { name: 'Ada\r\nBcc: all@example.org' }],
    ['a subject with a line break', { subject: 'Hi\nBcc: all@example.org' }],
    ['an address with a line break', { email: 'ada@example.org\r\nBcc: all@example.org' }],
    ['a customer number with a line break', { customerNumber: '1\n2' }],
    ['two addresses', { email: 'ada@example.org,all@example.org' }],
    ['an address with a name', { email: 'Ada <ada@example.org>' }],
    ['an address with a quoted part', { email: '"a b"@example.org' }],
    ['an address without a domain', { email: 'ada@localhost' }],
    ['an address with an IP address', { email: 'ada@[127.0.0.1]' }],
    ['an address with two @ signs', { email: 'ada@b@example.org' }],
    ['an address that is too long', { email: `${'a'.repeat(250)}@example.org` }],
    ['no name', { name: undefined }],
    ['a blank name', { name: ' \u00A0' }],
    ['a blank message', { message: ' \n' }],
    ['a name that is too long', { name: 'a'.repeat(101) }],
    ['a subject that is too long', { subject: 'a'.repeat(201) }],
    ['a message that is too long', { message: 'a'.repeat(10_001) }],
    ['a number', { customerNumber: 12345678 }],
    ['a list', { email: ['ada@example.org'] }],
    ['an object', { name: { toString: 'Ada' } }],
    ['an unknown priority', { priority: 'urgent' }],
    ['an unknown field', { to: 'all@example.org' }],
    ['a honeypot that is not a text', { website: 5 }],
  ])('%s', async (_, change) => {
    const relay = openRelay();
    const [status, answer] = await statusAndBody(await relay.contact({ ...message, language: 'en', ...change }));
    expect([status, answer]).toMatchObject([400, failed.en]);
    const named = Object.keys((answer as { readonly errors?: object }).errors ?? {});
    expect(named).toEqual(Object.keys(change).filter((name) => onPage.has(name)));
    expect(relay.mails).toEqual([]);
  });

  test.each([
    ['another language', JSON.stringify({ ...message, language: 'fr' })],
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"text"'],
    ['a key __proto__', '{"__proto__": {"name": "Ada"}}'],
    ['bytes that are not text', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('%s, with an answer in German', async (_, body) => {
    const relay = openRelay();
    expect(await statusAndBody(await relay.ask(body))).toMatchObject([400, failed.de]);
    expect(relay.mails).toEqual([]);
  });
});
