import { describe, expect, test } from 'vitest';
import { createLimit } from '../../src/relay/limits/bucket.ts';
import { mailboxKey } from '../../src/relay/limits/mailbox.ts';
import { networksOf } from '../../src/relay/limits/networks.ts';
import { message, openRelay, subscription } from '../support/mail/relay.ts';

const messageFrom = (email: string) => ({ ...message, email });
const minute = 60_000;

describe('A rate limit', () => {
  test('accepts the number of tokens in its bucket, then one for each refill', () => {
    const { take } = createLimit({ atOnce: 2, refill: 1000 });
    expect([take('a', 0), take('a', 0), take('a', 0), take('a', 400), take('a', 1000), take('a', 1000)]).toEqual([
      0, 0, 1000, 600, 0, 1000,
    ]);
  });

  test('never exceeds its capacity, and loses nothing if the clock is set back', () => {
    const { take } = createLimit({ atOnce: 1, refill: 1000 });
    expect([take('a', 0), take('a', 1_000_000), take('a', 1_000_000), take('a', 500)]).toEqual([0, 0, 1000, 1000]);
  });

  test('accepts returned tokens up to its capacity', () => {
    const { take, giveBack } = createLimit({ atOnce: 1, refill: 1000 });
    take('a', 0);
    giveBack('a', 0);
    giveBack('a', 0);
    expect([take('a', 0), take('a', 0)]).toEqual([0, 1000]);
  });

  test('keeps an exhausted bucket, however many other buckets there are, and drops full buckets', () => {
    const { take } = createLimit({ atOnce: 1, refill: 1000, keys: 2 });
    take('a', 0);
    for (let others = 0; others < 10_000; others += 1) take(`other ${others}`, 0);
    expect(take('a', 0)).toBe(1000);
    // Keys without their own bucket share 64 buckets.
    expect(take('new', 0)).toBe(1000);
    expect([take('new', 1000), take('new', 1000), take('newer', 1000)]).toEqual([0, 1000, 0]);
  });
});

describe('The rate limit of an e-mail address', () => {
  test('allows five messages, then asks to wait, and allows more later', async () => {
    const relay = openRelay();
    for (let sent = 0; sent < 5; sent += 1) expect((await relay.contact(message, { visitor: `192.0.2.${sent}` })).status).toBe(200);
    const response = await relay.contact({ ...message, email: 'ADA@example.org', language: 'en' });
    expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({ status: 429, wait: '600' });
    expect(await response.json()).toEqual({ success: false, message: 'An error occurred. Please try again later' });
    expect(relay.mails).toHaveLength(10);
    relay.clock.now += 10 * minute;
    expect((await relay.contact(message)).status).toBe(200);
  });

  test('counts messages of all forms', async () => {
    const relay = openRelay();
    for (let sent = 0; sent < 5; sent += 1) await relay.subscribe(subscription);
    expect((await relay.contact(message)).status).toBe(429);
  });
});

describe('The rate limit of a network address', () => {
  test('allows twenty requests of any kind, and does not affect other addresses', async () => {
    const relay = openRelay();
    for (let asked = 0; asked < 20; asked += 1) expect((await relay.ask('{')).status).toBe(400);
    const response = await relay.contact(message);
    expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({ status: 429, wait: '30' });
    expect((await relay.contact(message, { visitor: '192.0.2.2' })).status).toBe(200);
    relay.clock.now += minute / 2;
    expect((await relay.contact(messageFrom('b@example.org'))).status).toBe(200);
  });

  test('allows sixty tokens, and then one every ten seconds', async () => {
    const relay = openRelay();
    const token = (visitor: string) => relay.ask(null, { method: 'GET', visitor });
    for (let asked = 0; asked < 60; asked += 1) expect((await token('192.0.2.7')).status).toBe(200);
    const refused = await token('192.0.2.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await token('192.0.2.8')).status).toBe(200);
    relay.clock.now += 10_000;
    expect((await token('192.0.2.7')).status).toBe(200);
  });

  test('counts requests with a filled honeypot', async () => {
    const relay = openRelay();
    for (let asked = 0; asked < 20; asked += 1) await relay.contact({ ...message, website: 'x' });
    expect((await relay.contact({ ...message, website: 'x' })).status).toBe(429);
  });
});

describe('A mailbox with several spellings', () => {
  const plain = 'victim@example.net';
  test.each([
    'Victim@Example.net',
    'victim+one@example.net',
    'victim+two+three@example.net',
    'victim@ｅxample.net',
    'victim@𝐞xample.net',
    'victim@ℯxample.net',
    'ｖictim@example.net',
    'victim@EXAMPLE。net',
  ])('is recognized: %s', (spelling) => {
    expect(mailboxKey(spelling)).toBe(mailboxKey(plain));
  });

  test.each([
    ['v.ic.tim+x@googlemail.com', 'victim@gmail.com', true],
    ['v.ictim@example.net', plain, false],
    ['+tag@example.net', '+other@example.net', false],
    ['victim@xn--mller-kva.example', 'victim@müller.example', true],
  ])('is compared with another address: %s and %s are the same mailbox: %s', (one, other, isSame) => {
    expect(mailboxKey(one) === mailboxKey(other)).toBe(isSame);
  });

  test('has one rate limit', async () => {
    const relay = openRelay();
    const letters = ['e', 'ｅ', '𝐞', 'ℯ', '𝑒', '𝒆', '𝓮', '𝔢', '𝕖', '𝖊'];
    const statuses: number[] = [];
    for (const [index, letter] of letters.entries())
      statuses.push((await relay.contact(messageFrom(`victim+${index}@${letter}xample.net`), { visitor: `192.0.${index}.1` })).status);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(5).fill(429)]);
    expect(relay.mails.filter(({ automatic }) => automatic)).toHaveLength(5);
  });
});

describe('The networks of an address', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
    ['2001:db8:1:2ab:aaaa::1', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:0db8:0001:0002:0000:0000:0000:0009', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['::ffff:cb00:7107', ['203.0.113.7', '203.0.113.0/24']],
    ['unknown', ['unknown']],
  ])('are derived from the address: %s is in %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });

  test.each([
    ['a /56', (network: number) => `2001:db8:1:${network.toString(16)}::1`, 60],
    ['a /48', (network: number) => `2001:db8:1:${(network * 256).toString(16)}::1`, 200],
    ['a /24', (network: number) => `203.0.113.${network}`, 60],
  ])('have a common rate limit, so that a visitor with %s gains little by using many addresses', async (_, addressOf, limit) => {
    const relay = openRelay();
    let accepted = 0;
    for (let network = 0; network < 250; network += 1) {
      const { status } = await relay.contact(messageFrom(`ada${network}@example.org`), { visitor: addressOf(network) });
      if (status === 200) accepted += 1;
    }
    expect(accepted).toBe(limit);
  });
});

describe('The rate limit of all visitors together', () => {
  const ask = (relay: ReturnType<typeof openRelay>, number: number) =>
    relay.contact(messageFrom(`ada${number}@example.org`), { visitor: `2001:db8:${number.toString(16)}::1` });

  test('delivers messages up to the limit, and holds the others instead of refusing them', async () => {
    const relay = openRelay({ settings: { messagesPerHour: 100 } });
    for (let number = 0; number < 300; number += 1) {
      relay.clock.now += minute / 5;
      expect((await ask(relay, number)).status).toBe(200);
    }
    const delivered = relay.mails.filter(({ name }) => name === 'notification').length;
    expect(delivered).toBeGreaterThan(90);
    expect(delivered).toBeLessThanOrEqual(100);
    expect(relay.held.length).toBe(300 - delivered);
    expect(new Set(relay.held.map(({ held }) => held?.join()))).toEqual(new Set(['too many']));
  });

  test('keeps a flood from filling the disk: a limited number of messages is held, and the rest is refused', async () => {
    const relay = openRelay({ settings: { messagesPerHour: 10 } });
    const answers: number[] = [];
    for (let number = 0; number < 60; number += 1) answers.push((await ask(relay, number)).status);
    expect([answers.indexOf(429), relay.held.length]).toEqual([55, 50]);
  });

  test('refuses calls of services, because they cannot be held', async () => {
    const relay = openRelay({ settings: { messagesPerHour: 2 } });
    const statuses: number[] = [];
    for (const name of ['a', 'b'])
      statuses.push(
        (await relay.subscribe({ ...subscription, email: `${name}@example.org` }, { visitor: `192.0.${name.length}.1` })).status,
      );
    expect([statuses, relay.held]).toEqual([[200, 429], []]);
  });

  test('stops confirmations: beyond the limit, only the inbox gets mail, and each missing confirmation is logged', async () => {
    const relay = openRelay({ settings: { confirmationsPerHour: 6 } });
    for (let number = 0; number < 5; number += 1) expect((await ask(relay, number)).status).toBe(200);
    expect(relay.mails.map(({ automatic }) => automatic)).toEqual([false, true, false, true, false, true, false, false]);
    expect(relay.notes).toEqual([expect.stringMatching(/^\d+: not confirmed/), expect.stringMatching(/not confirmed/)]);
    relay.clock.now += 60 * minute;
    await ask(relay, 6);
    expect(relay.mails.at(-1)).toMatchObject({ automatic: true });
  });
});

test('A message that one rate limit refuses does not count towards the others', async () => {
  const relay = openRelay({ settings: { messagesPerHour: 20 } });
  // The limit of the mailbox is reached after five messages. The other 15 must not use tokens of the limit of all visitors.
  for (let sent = 0; sent < 20; sent += 1) await relay.contact(message, { visitor: `192.0.${sent}.1` });
  for (let sent = 0; sent < 5; sent += 1)
    expect((await relay.contact(messageFrom(`b${sent}@example.org`), { visitor: `198.51.${sent}.1` })).status).toBe(200);
});
