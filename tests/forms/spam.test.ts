// Messages that are held for an operator: messages that programs send, and messages that read like spam. The forms server neither
// refuses nor delivers them.
import { describe, expect, test } from 'vitest';
import { judgeSpam } from '../../src/relay/spam/judge.ts';
import { issueToken, maxTokenAge, readToken, tokenKeyOf } from '../../src/relay/spam/token.ts';
import { message, openRelay, statusAndBody } from '../support/mail/relay.ts';
import { processorTimeOf } from '../support/processor-time.ts';

type Relay = ReturnType<typeof openRelay>;
const reasons = ({ held }: Relay) => held.map((submission) => submission.held);
const success = [
  200,
  { success: true, message: 'Ihre Support-Anfrage wurde erfolgreich gesendet', ticket: expect.stringMatching(/^TICKET-\d+$/) },
];
const minute = 60_000;

describe('A token of a form', () => {
  const key = tokenKeyOf('secret');
  const id = 'ab'.repeat(16);

  test('contains its time of issue, and is valid for one form and one day', async () => {
    const token = await issueToken({ key: await key, form: '/a', now: 1000 }, id);
    expect(await readToken({ key: await key, form: '/a', now: 5000 }, token)).toEqual({ id, age: 4000 });
    expect(await readToken({ key: await key, form: '/a', now: 1001 + maxTokenAge }, token)).toBeUndefined();
    expect(await readToken({ key: await key, form: '/b', now: 5000 }, token)).toBeUndefined();
    expect(await readToken({ key: await tokenKeyOf('other'), form: '/a', now: 5000 }, token)).toBeUndefined();
  });

  test('cannot be changed', async () => {
    const signing = { key: await key, form: '/a', now: 1000 };
    const token = await issueToken(signing, id);
    for (const at of [0, 5, token.length - 1]) {
      const changed = `${token.slice(0, at)}${token[at] === '1' ? '2' : '1'}${token.slice(at + 1)}`;
      expect([changed, await readToken(signing, changed)]).toEqual([changed, undefined]);
    }
    for (const text of ['', '..', 'x', `${token}0`, 'a'.repeat(200)]) expect(await readToken(signing, text)).toBeUndefined();
  });

  test('is different for each request, and stores nothing in the browser', async () => {
    const relay = openRelay();
    const response = await relay.ask(null, { method: 'GET' });
    expect([response.status, response.headers.get('set-cookie'), response.headers.get('cache-control')]).toEqual([200, null, 'no-store']);
    expect(await relay.token()).not.toBe(await relay.token());
  });
});

describe('A message is held, while its visitor gets the response for a success,', () => {
  test.each<[string, (relay: Relay) => Promise<object>, string]>([
    ['without a token', async () => ({ token: undefined }), 'no token'],
    ['with an invented token', async () => ({ token: `1.${'a'.repeat(32)}.${'b'.repeat(64)}` }), 'no token'],
    [
      'with an expired token',
      async (relay) => {
        const token = await relay.token();
        relay.clock.now += maxTokenAge + 1;
        return { token };
      },
      'no token',
    ],
    ['with a filled honeypot', async () => ({ website: 'https://spam.example' }), 'hidden field'],
  ])('%s', async (_, changes, reason) => {
    const relay = openRelay();
    expect(await statusAndBody(await relay.contact({ ...message, ...(await changes(relay)) }))).toEqual(success);
    expect(relay.mails).toEqual([]);
    expect(reasons(relay)).toEqual([expect.arrayContaining([reason])]);
    // The held submission has both mails that would have been sent.
    expect(relay.held[0]?.mails.map(({ to }) => to)).toEqual(['support@example.com', 'ada@example.org']);
  });

  test('without using rate limits that visitors share', async () => {
    const relay = openRelay({ settings: { messagesPerHour: 10 } });
    for (let sent = 0; sent < 5; sent += 1) await relay.contact({ ...message, token: undefined }, { visitor: `192.0.${sent}.1` });
    for (let sent = 0; sent < 5; sent += 1) expect((await relay.contact(message, { visitor: `198.51.${sent}.1` })).status).toBe(200);
    expect([relay.held.length, relay.mails.length]).toEqual([5, 10]);
    expect((await relay.contact({ ...message, token: undefined })).status).toBe(429);
  });
});

describe('A token of a form is valid for one message,', () => {
  const withToken = async (relay: Relay) => ({ ...message, token: await relay.token() });

  test('which may be sent again if its answer was lost', async () => {
    const relay = openRelay();
    const sent = await withToken(relay);
    for (let time = 0; time < 3; time += 1) expect(await statusAndBody(await relay.contact(sent))).toEqual(success);
    expect(await Promise.all([relay.contact(sent), relay.contact(sent)].map(async (answer) => (await answer).status))).toEqual([200, 200]);
    expect([relay.mails.length, relay.held.length]).toEqual([2, 0]);
  });

  test('even if it is sent several times at once', async () => {
    const relay = openRelay({ store: () => new Promise((resolve) => void setTimeout(() => resolve(true), 20)) });
    const sent = await withToken(relay);
    const answers = await Promise.all(Array.from({ length: 4 }, () => relay.contact(sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(relay.mails).toHaveLength(2);
  });

  test('so another message with the same token is held', async () => {
    const relay = openRelay();
    const sent = await withToken(relay);
    await relay.contact(sent);
    await relay.contact({ ...sent, message: 'Something else' });
    expect([relay.mails.length, reasons(relay)]).toEqual([2, [expect.arrayContaining(['used token'])]]);
  });

  test('even after a restart of the relay', async () => {
    const before = openRelay();
    const sent = await withToken(before);
    const [, id = ''] = sent.token.split('.');
    const relay = openRelay({ known: new Set([id]) });
    await relay.contact(sent);
    expect(reasons(relay)).toEqual([expect.arrayContaining(['used token'])]);
  });

  test('which may be sent again if it could not be stored', async () => {
    let isFull = true;
    const relay = openRelay({ store: async () => !isFull });
    const sent = await withToken(relay);
    expect((await relay.contact(sent)).status).toBe(503);
    isFull = false;
    expect((await relay.contact(sent)).status).toBe(200);
    expect([relay.mails.length, relay.held.length]).toEqual([2, 0]);
  });

  test('and contains the id of the submission of this message', async () => {
    const stored: string[] = [];
    const relay = openRelay({ store: async ({ id }) => stored.push(id) > 0 });
    const sent = await withToken(relay);
    await relay.contact(sent);
    expect(stored).toEqual([sent.token.split('.')[1]]);
  });
});

describe('The text of a message', () => {
  const slow = { id: 'a', age: minute };
  const signsOf = (text: string, more: object = {}) =>
    judgeSpam({ fields: { ...message, message: text, ...more }, token: slow, isTrapped: false });

  test.each([
    ['Guten Tag, was kostet der Audit für eine Praxis mit drei Ärzten?', {}],
    ['Hello, our site is https://clinic.example and we would like a demo on Tuesday.', {}],
    ['Können Ihre Agenten auch SEO-Texte schreiben? Wir haben ein Budget von 5.000 €.', {}],
    ['Здравствуйте, можно ли получить договор на английском языке?', { name: 'Ольга Петрова' }],
    ['Three pages to look at: https://a.example, https://b.example and https://c.example. Thanks!', {}],
    ['Please call +49 30 1234567, or write on WhatsApp: +49 170 1234567.', {}],
  ])('is not spam: %s', (text, more) => {
    expect(signsOf(text, more)).toEqual([]);
  });

  test.each([
    ['We offer guest post and backlinks with high domain authority. Unsubscribe: https://x.example', {}, ['words']],
    ['[url=https://casino.example]play[/url]', {}, ['markup']],
    ['Earn passive income with crypto https://bit.ly/x1', {}, ['words', 'shortened link']],
    ['Buy v1agra c\u200Bialis online, casin0 bonus', {}, ['words']],
    ['zXqKdRtPvzLmNwQ', { name: 'zXqKdRtPvzLmNwQ' }, ['noise']],
  ])('is spam: %s', (text, more, expected) => {
    expect(signsOf(text, more)).toEqual(expect.arrayContaining(expected));
  });

  // A message with at least four points is spam. A name that equals the message adds three points.
  test.each([
    ['Win $500 or €300', 'sums'],
    ['Hello there!!', 'shouting'],
    ['Купите у нас хорошие вещи недорого', 'script'],
    ['Write to me on Telegram: @shop', 'messenger'],
    ['Look at shop.xyz', 'domain'],
  ])('has a sign of spam that counts only together with other signs: %s', (text, sign) => {
    expect(signsOf(text)).toEqual([]);
    expect(signsOf(text, { name: text })).toEqual([sign, 'same text in two fields']);
  });

  test('may contain one sum; after three seconds, the name may equal the message', () => {
    const sentAfter = (age: number, text = 'Hello') =>
      judgeSpam({ fields: { ...message, name: text, message: text }, token: { id: 'a', age }, isTrapped: false });
    expect([sentAfter(2999), sentAfter(3000)]).toEqual([['fast', 'same text in two fields'], []]);
    expect(sentAfter(minute, 'It costs $500')).toEqual([]);
  });

  // Repetitions of each of these parts make a regular expression start repeatedly, or backtrack.
  test.each([
    '<p ',
    '1,',
    '$1',
    '0,',
    'a.',
    '@',
    'www.',
    'i can rank a.a.a.a.a ',
    'we can put your ',
    'accept guest ',
    'beneficiary,',
    'images.',
    'buy buy ',
    'telegram ',
    'AAAA ',
    '!',
    'bcdfg',
    '\u{FDFA}',
  ])('is judged in linear time, even if it consists of %j', (part) => {
    const time = (bytes: number): number => {
      const text = `${part.repeat(Math.ceil(bytes / Buffer.byteLength(part)))} x`;
      return processorTimeOf(() => signsOf(text, { name: text, subject: text }));
    };
    time(8 * 1024);
    // Eight times the text takes about eight times as long; with backtracking, it would take 64 times as long.
    expect(time(64 * 1024)).toBeLessThan(32 * Math.max(time(8 * 1024), 0.2));
  });

  test('is not spam only because it is sent fast: the browser may have restored the page', () => {
    const judged = { fields: message, isTrapped: false };
    const fast = { id: 'a', age: 10 };
    expect(judgeSpam({ ...judged, token: fast })).toEqual([]);
    const fields = { ...message, message: 'https://a.example https://b.example https://c.example' };
    expect(judgeSpam({ fields, isTrapped: false, token: slow })).toEqual([]);
    expect(judgeSpam({ fields, isTrapped: false, token: fast })).toEqual(['fast', 'links']);
  });
});
