// The delivery of queued mails: the order and number of attempts, when a mail is given up, and that no mail is sent twice.
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/relay/queue/delivery-state.ts';
import { openDelivery, submissionOf } from '../support/mail/queue.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];
const both = ['notification', 'confirmation'];
const failing = (result: 'unreachable' | 'later' | 'refused' | 'unknown'): Outcome => ({ result, why: 'E 1' });

test('Delivery sends the mails of a submission one after the other; then the submission is delivered', async () => {
  const { add, attempts, folderOf, statesOf, pass } = openDelivery(() => ({ result: 'sent' }));
  const submission = submissionOf(1, both);
  add(submission);
  await pass(0);
  expect(attempts.map(({ name }) => name)).toEqual(both);
  expect([folderOf(submission), statesOf(submission)]).toEqual(['delivered', ['sent', 'sent']]);
});

test('Delivery records a mail as being sent before sending its text, and as sent only after the reply', async () => {
  const seen: unknown[] = [];
  const submission = submissionOf(1);
  const { add, statesOf, pass } = openDelivery(async ({ begin }) => {
    seen.push(statesOf(submission));
    await begin();
    seen.push(statesOf(submission));
    return { result: 'sent' };
  });
  add(submission);
  await pass(0);
  expect([...seen, statesOf(submission)]).toEqual([undefined, ['sending'], ['sent']]);
});

test('Delivery uses the same Message-ID and date for every attempt', async () => {
  const seen: string[] = [];
  const { add, pass } = openDelivery(({ messageId, date }) => {
    seen.push(`${messageId} ${date}`);
    return seen.length < 4 ? failing('later') : { result: 'sent' };
  });
  add(submissionOf(7));
  await pass(hour);
  expect(seen).toEqual(Array(4).fill(`0000000000000007.notification ${submissionOf(7).number}`));
});

describe('Delivery of a mail that a server refuses temporarily', () => {
  test('is tried again after growing pauses for two days, and is then given up', async () => {
    const { add, attempts, folderOf, pass, log } = openDelivery(() => failing('later'));
    const submission = submissionOf(0);
    add(submission);
    await pass(72 * hour);
    const pauses = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0));
    expect(pauses.every((pause, index) => pause >= (pauses[index - 1] ?? 0))).toBe(true);
    expect(attempts.length).toBeGreaterThan(12);
    const last = attempts.at(-1)?.at ?? 0;
    expect([last >= 48 * hour, last < 53 * hour]).toEqual([true, true]);
    expect(folderOf(submission)).toBe('dead');
    expect(log.at(-1)).toContain('given up');
  });

  test('does not delay other mails', async () => {
    const { add, folderOf, pass } = openDelivery(({ messageId }) =>
      messageId.startsWith('0000000000000001') ? failing('later') : { result: 'sent' },
    );
    const [slow, fast] = [submissionOf(1), submissionOf(2)];
    add(slow);
    add(fast);
    await pass(second);
    expect([folderOf(slow), folderOf(fast)]).toEqual(['waiting', 'delivered']);
  });
});

describe('Delivery without a reachable server', () => {
  test('tries one mail at a time, fewer than 30 in an hour, and sends all mails once the server is reachable', async () => {
    const many = Array.from({ length: 200 }, (_, number) => submissionOf(number));
    const { add, attempts, folderOf, running, pass } = openDelivery((_, now) => (now < hour ? failing('unreachable') : { result: 'sent' }));
    for (const submission of many) add(submission);
    await pass(hour - 1);
    expect(attempts.length).toBeLessThan(30);
    // The first five attempts are already in progress when the first of them fails.
    const later = attempts.filter(({ at }) => at > 0).map(({ at }) => at);
    expect([attempts.length - later.length, new Set(later).size]).toEqual([5, later.length]);
    await pass(11 * minute);
    expect(many.map(folderOf)).toEqual(many.map(() => 'delivered'));
    expect(attempts.filter(({ at }) => at >= hour)).toHaveLength(200);
    expect(running.most).toBe(5);
  });

  test('tries a mail that is older than two days once more, and then gives it up', async () => {
    const { add, attempts, folderOf, pass } = openDelivery(() => failing('unreachable'));
    const submission = submissionOf(0);
    add(submission);
    await pass(49 * hour);
    expect(folderOf(submission)).toBe('dead');
    expect(attempts.filter(({ at }) => at >= 48 * hour)).toHaveLength(1);
  });

  test('sends a mail that is older than two days if the server is reachable at the last attempt', async () => {
    const { add, folderOf, pass } = openDelivery((_, now) => (now < 48 * hour ? failing('unreachable') : { result: 'sent' }));
    const submission = submissionOf(0);
    add(submission);
    await pass(49 * hour);
    expect(folderOf(submission)).toBe('delivered');
  });
});

test('Delivery uses at most five connections at once', async () => {
  const { add, running, settled } = openDelivery(() => new Promise(() => undefined));
  for (let number = 0; number < 50; number += 1) add(submissionOf(number));
  await settled();
  expect(running).toEqual({ now: 5, most: 5 });
});

test.each([
  ['refused', 'given up'],
  ['unknown', 'has not confirmed it'],
] as const)(
  'Delivery leaves a message to an operator if the outcome of its notification is %s, and does not send the notification again',
  async (result, why) => {
    const { add, attempts, folderOf, log, pass } = openDelivery(() => failing(result));
    const submission = submissionOf(1, both);
    add(submission);
    await pass(100 * hour);
    expect([folderOf(submission), attempts.length]).toEqual(['dead', 1]);
    expect(log).toEqual([expect.stringContaining(why)]);
  },
);

test.each(['refused', 'unknown'] as const)(
  'Delivery drops a confirmation that is %s, and the message counts as delivered',
  async (result) => {
    const { add, folderOf, statesOf, pass } = openDelivery(({ mail }) => (mail.automatic ? failing(result) : { result: 'sent' }));
    const submission = submissionOf(1, both);
    add(submission);
    await pass(hour);
    expect([folderOf(submission), statesOf(submission)]).toEqual(['delivered', ['sent', result]]);
  },
);

test('Delivery sends each mail of a submission once, although the first attempts fail', async () => {
  const tried = new Set<string>();
  const { add, attempts, folderOf, statesOf, pass } = openDelivery(({ mail }) => {
    if (tried.has(mail.name)) return { result: 'sent' };
    tried.add(mail.name);
    return failing('later');
  });
  const submission = submissionOf(1, both);
  add(submission);
  await pass(hour);
  expect(attempts.map(({ name }) => name)).toEqual(['notification', 'notification', 'confirmation', 'confirmation']);
  expect([folderOf(submission), statesOf(submission)]).toEqual(['delivered', ['sent', 'sent']]);
});

describe('Delivery with a full disk', () => {
  test('sends nothing until there is space', async () => {
    const delivery = openDelivery(async ({ begin }) => {
      try {
        await begin();
        return { result: 'sent' };
      } catch {
        return failing('unreachable');
      }
    });
    const submission = submissionOf(1);
    delivery.disk.isFull = true;
    delivery.add(submission);
    await delivery.pass(hour);
    expect([delivery.folderOf(submission), delivery.statesOf(submission)]).toEqual(['waiting', undefined]);
    delivery.disk.isFull = false;
    await delivery.pass(11 * minute);
    expect(delivery.folderOf(submission)).toBe('delivered');
  });

  test('does not send a mail again that was sent before the disk was full, and records it once there is space', async () => {
    const delivery = openDelivery(async ({ begin }) => {
      await begin();
      delivery.disk.isFull = true;
      return { result: 'sent' };
    });
    const submission = submissionOf(1);
    delivery.add(submission);
    await delivery.pass(hour);
    expect([delivery.attempts.length, delivery.statesOf(submission), delivery.log.length]).toEqual([1, ['sending'], 1]);
    delivery.disk.isFull = false;
    await delivery.pass(second);
    expect([delivery.attempts.length, delivery.folderOf(submission)]).toEqual([1, 'delivered']);
  });
});

test('Delivery does not send a message that was deleted while it waited', async () => {
  const { add, attempts, texts, pass } = openDelivery(() => failing('later'));
  const submission = submissionOf(1);
  add(submission);
  await pass(0);
  texts.delete(submission.id);
  await pass(hour);
  expect(attempts).toHaveLength(1);
});

test('Delivery tries an entry at once on request of an operator', async () => {
  const { add, attempts, delivery, pass } = openDelivery(() => failing('unreachable'));
  const submission = submissionOf(1);
  add(submission);
  await pass(hour);
  const before = attempts.length;
  delivery.hurry(submission.id);
  await pass(0);
  expect(attempts.length).toBe(before + 1);
});

test('When delivery is stopped, it finishes the current mails, starts no others, and waits only for a limited time', async () => {
  let reply: (outcome: Outcome) => void = () => undefined;
  const { add, delivery, folderOf, attempts, pass, settled } = openDelivery(() => new Promise((resolve) => (reply = resolve)));
  const one = submissionOf(1, both);
  add(one);
  await settled();
  let isStopped = false;
  const stopping = delivery.stop(20 * second).then(() => (isStopped = true));
  add(submissionOf(2));
  await pass(second);
  expect(isStopped).toBe(false);
  reply({ result: 'sent' });
  await stopping;
  expect([attempts.length, folderOf(one)]).toEqual([1, 'waiting']);
  const other = openDelivery(() => new Promise(() => undefined));
  other.add(submissionOf(1));
  await other.settled();
  const late = other.delivery.stop(20 * second);
  await other.pass(20 * second);
  await late;
});

describe('Delivery with a clock that jumps', () => {
  test('ahead by days does not give up a mail after only a few attempts', async () => {
    const { add, folderOf, pass, jump } = openDelivery((_, now) => (now < 50 * hour ? failing('later') : { result: 'sent' }));
    const submission = submissionOf(0);
    add(submission);
    jump(49 * hour);
    await pass(minute);
    expect(folderOf(submission)).toBe('waiting');
    await pass(2 * hour);
    expect(folderOf(submission)).toBe('delivered');
  });

  test.each(['later', 'unreachable'] as const)('back by years does not wait for years to try a message again: %s', async (result) => {
    let isBack = false;
    const { add, delivery, folderOf, pass, jump } = openDelivery(() => (isBack ? { result: 'sent' } : failing(result)));
    const [one, other] = [submissionOf(0), submissionOf(1)];
    add(one);
    await pass(hour);
    isBack = true;
    jump(-3 * 365 * 24 * hour);
    add(other);
    await pass(5 * hour);
    expect([one, other].map(folderOf)).toEqual(['delivered', 'delivered']);
    expect(delivery.count()).toBe(0);
  });
});

test('Delivery reports and gives up a message that the disk has damaged, and delivers other messages', async () => {
  const { add, folderOf, statesOf, pass, texts, log } = openDelivery(() => ({ result: 'sent' }));
  const [broken, good] = [submissionOf(1), submissionOf(2)];
  const read = texts.get.bind(texts);
  texts.get = (id) => (id === broken.id ? 'damaged' : read(id));
  add(broken);
  add(good);
  await pass(minute);
  expect([broken, good].map(folderOf)).toEqual(['dead', 'delivered']);
  expect([statesOf(broken), log]).toEqual([['unknown'], [expect.stringMatching(new RegExp(`^${broken.number}: damaged`))]]);
});

describe('Delivery of a message that always fails', () => {
  test('because the server hangs up does not block messages that the server accepts', async () => {
    const { add, folderOf, pass } = openDelivery(({ messageId }) =>
      messageId.startsWith(submissionOf(1).id) ? failing('unreachable') : { result: 'sent' },
    );
    const [stuck, ...later] = [submissionOf(1), submissionOf(2), submissionOf(3)] as const;
    add(stuck);
    await pass(minute);
    for (const submission of later) add(submission);
    await pass(hour);
    expect([stuck, ...later].map(folderOf)).toEqual(['waiting', 'delivered', 'delivered']);
  });

  test('because its file cannot be read does not block other messages, is reported, and succeeds once the file can be read', async () => {
    const { add, delivery, folderOf, pass, texts, log } = openDelivery(() => ({ result: 'sent' }));
    const [broken, good] = [submissionOf(1), submissionOf(2)];
    const read = texts.get.bind(texts);
    texts.get = (id) => {
      if (id === broken.id) throw Object.assign(new Error('broken'), { code: 'EIO' });
      return read(id);
    };
    add(broken);
    await pass(minute);
    add(good);
    await pass(72 * hour);
    expect([broken, good].map(folderOf)).toEqual(['waiting', 'delivered']);
    expect(log.some((line) => line.includes(`${broken.number}`) && line.includes('EIO'))).toBe(true);
    texts.get = read;
    delivery.hurry(broken.id);
    await pass(second);
    expect(folderOf(broken)).toBe('delivered');
  });
});
