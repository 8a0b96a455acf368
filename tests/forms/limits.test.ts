import { describe, expect, test } from 'vitest';
import { createLimit } from '../../src/forms/limits.ts';
import { message, openRelay, subscription } from '../support/mail/relay.ts';

const from = (email: string) => ({ ...message, email });
const minute = 60_000;

describe('a bucket', () => {
  test('gives what is in it, then one for each time of refilling', () => {
    const { take } = createLimit({ atOnce: 2, refill: 1000 });
    expect([take('a', 0), take('a', 0), take('a', 0), take('a', 400), take('a', 1000), take('a', 1000)]).toEqual([
      0, 0, 1000, 600, 0, 1000,
    ]);
  });

  test('is never fuller than full, and a clock that is set back takes nothing', () => {
    const { take } = createLimit({ atOnce: 1, refill: 1000 });
    expect([take('a', 0), take('a', 1_000_000), take('a', 1_000_000), take('a', 500)]).toEqual([0, 0, 1000, 1000]);
  });

  test('takes back what it gave, and no more than it holds', () => {
    const { take, giveBack } = createLimit({ atOnce: 1, refill: 1000 });
    take('a', 0);
    giveBack('a', 0);
    giveBack('a', 0);
    expect([take('a', 0), take('a', 0)]).toEqual([0, 1000]);
  });

  test('that is empty stays so, however many others ask; one that is full again makes room', () => {
    const { take } = createLimit({ atOnce: 1, refill: 1000, keys: 2 });
    take('a', 0);
    for (let others = 0; others < 10_000; others += 1) take(`other ${others}`, 0);
    expect(take('a', 0)).toBe(1000);
    // Those without room share 64 buckets.
    expect(take('new', 0)).toBe(1000);
    expect([take('new', 1000), take('new', 1000), take('newer', 1000)]).toEqual([0, 1000, 0]);
  });
});

describe('one e-mail address', () => {
  test('may write five times, is then asked to wait, and may write again', async () => {
    const relay = openRelay();
    for (let sent = 0; sent < 5; sent += 1) expect((await relay.contact(message, { visitor: `192.0.2.${sent}` })).status).toBe(200);
    const response = await relay.contact({ ...message, email: 'ADA@example.org', language: 'en' });
    expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({ status: 429, wait: '600' });
    expect(await response.json()).toEqual({ success: false, message: 'An error occurred. Please try again later' });
    expect(relay.mails).toHaveLength(10);
    relay.clock.now += 10 * minute;
    expect((await relay.contact(message)).status).toBe(200);
  });

  test('is counted over both forms', async () => {
    const relay = openRelay();
    for (let sent = 0; sent < 5; sent += 1) await relay.subscribe(subscription);
    expect((await relay.contact(message)).status).toBe(429);
  });
});

describe('one network address', () => {
  test('may ask twenty times, whatever it asks, and others are not held up', async () => {
    const relay = openRelay();
    for (let asked = 0; asked < 20; asked += 1) expect((await relay.ask('{')).status).toBe(400);
    const response = await relay.contact(message);
    expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({ status: 429, wait: '30' });
    expect((await relay.contact(message, { visitor: '192.0.2.2' })).status).toBe(200);
    relay.clock.now += minute / 2;
    expect((await relay.contact(from('b@example.org'))).status).toBe(200);
  });

  test('is counted when it walks into the trap, too', async () => {
    const relay = openRelay();
    for (let asked = 0; asked < 20; asked += 1) await relay.contact({ ...message, website: 'x' });
    expect((await relay.contact({ ...message, website: 'x' })).status).toBe(429);
  });
});
