// The queue on a real disk: it keeps stored messages, other users cannot read them, and every call of the disk may fail.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Queue } from '../../src/relay/disk-queue/queue.ts';
import { queueFileName } from '../../src/relay/disk-queue/queue-file.ts';
import { openQueue, type QueueOptions } from '../../src/relay/disk-queue/queue-folder.ts';
import { afterAttempt } from '../../src/relay/queue/delivery-state.ts';
import type { QueueEntry } from '../../src/relay/queue/submission.ts';
import { failingFiles } from '../support/failing-files.ts';
import { submissionOf } from '../support/mail/queue.ts';

const folders: string[] = [];
const open = new Set<Queue>();
afterEach(() => {
  for (const queue of open) close(queue);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const close = (queue: Queue): void => {
  open.delete(queue);
  queue.close();
};

const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-queue-'));
  folders.push(folder);
  return join(folder, 'queue');
};

async function opened(folder: string, options: Partial<QueueOptions> = {}): Promise<Queue> {
  const queue = await openQueue(folder, { keepDays: 0, ...options });
  if (queue === undefined) throw new Error('Another process has opened the queue.');
  open.add(queue);
  return queue;
}

const openFresh = async (options?: Partial<QueueOptions>): Promise<{ folder: string; queue: Queue }> => {
  const folder = freshFolder();
  return { folder, queue: await opened(folder, options) };
};

/** Closes the queue and opens it again, as if its process had ended and another process started. */
const reopened = (folder: string, queue: Queue, options?: Partial<QueueOptions>): Promise<Queue> => {
  close(queue);
  return opened(folder, options);
};

const day = 24 * 60 * 60_000;
const submission = submissionOf(5, ['notification', 'confirmation']);
const sent = (entry: QueueEntry): QueueEntry => ({
  ...entry,
  states: entry.states.map((state) => afterAttempt(state, { result: 'sent' }, { now: 0, since: 0 })),
});
const sending = (entry: QueueEntry, index: number): QueueEntry => ({
  ...entry,
  states: entry.states.map((state, at) =>
    at === index ? { ...state, status: 'sending' } : at < index ? { ...state, status: 'sent' } : state,
  ),
});
const filesIn = (folder: string, name: string): string[] => readdirSync(join(folder, name));

describe('A stored message', () => {
  test('and the states of its mails are available to the next process', async () => {
    const { folder, queue } = await openFresh();
    const entry = await queue.add(submission);
    const tried = {
      ...entry,
      states: entry.states.map((state) => afterAttempt(state, { result: 'later', why: 'E 451' }, { now: 9, since: 0 })),
    };
    await queue.record(tried);
    const next = await reopened(folder, queue);
    expect(await next.waiting()).toEqual([tried]);
    expect(await next.read(entry)).toEqual(submission);
  });

  test('can be read only by its owner', async () => {
    const { folder, queue } = await openFresh();
    const entry = await queue.add(submission);
    const modes = ['', 'waiting', 'dead', 'held', 'delivered', 'incoming', 'requests', join('waiting', queueFileName(entry))];
    expect(modes.map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8))).toEqual([...Array(7).fill('700'), '600']);
  });

  test.each([1, 2, 4, 5, 9])('with %i mails has their states in its first line, which fills complete disk blocks', async (count) => {
    const { folder, queue } = await openFresh();
    const names = Array.from({ length: count }, (_, index) => `mail-${index}`);
    const entry = await queue.add(submissionOf(5, names));
    const file = join(folder, 'waiting', queueFileName(entry));
    const lengthOfStates = (): number => readFileSync(file).indexOf('\n') + 1;
    const length = 512 * Math.ceil(count / 4);
    expect(lengthOfStates()).toBe(length);
    // A new state fits into the same line, even with a long reason.
    const why = 'E'.repeat(100);
    await queue.record({
      ...entry,
      states: entry.states.map((state) => ({ ...state, status: 'waiting', attempts: 10, next: Date.now(), why })),
    });
    expect(lengthOfStates()).toBe(length);
    expect(await queue.read(entry)).toEqual(submissionOf(5, names));
  });

  test('loses its text after delivery, at once or after some days, and is deleted later', async () => {
    for (const keepDays of [0, 3]) {
      const { folder, queue } = await openFresh({ keepDays });
      const entry = await queue.add(submission);
      await queue.record(sent(entry));
      await queue.move(sent(entry), 'delivered');
      const file = join(folder, 'delivered', queueFileName(entry));
      const now = Date.now();
      await queue.sweep(now + (keepDays - 0.1) * day);
      expect(readFileSync(file, 'utf8').includes('confirmation@example.com')).toBe(keepDays > 0);
      await queue.sweep(now + (keepDays + 0.1) * day);
      expect(readFileSync(file, 'utf8')).not.toContain('example.com');
      expect(await queue.known()).toEqual([{ id: entry.id, number: entry.number }]);
      await queue.sweep(now + 31 * day);
      expect(existsSync(file)).toBe(false);
    }
  });
});

describe('A held message', () => {
  const held = { ...submission, held: ['links', 'words'] };

  test('waits for an operator, and is delivered unchanged on request', async () => {
    const { folder, queue } = await openFresh();
    const entry = await queue.add(held);
    expect([filesIn(folder, 'held'), filesIn(folder, 'waiting'), await queue.heldCount()]).toEqual([[queueFileName(entry)], [], 1]);
    const next = await reopened(folder, queue);
    expect(await next.waiting()).toEqual([]);
    expect(await next.known()).toEqual([{ id: entry.id, number: entry.number }]);
    const waiting = await next.carryOut({ name: queueFileName(entry), verb: 'retry' });
    expect(await next.waiting()).toEqual([waiting]);
    expect(waiting && (await next.read(waiting))).toEqual(held);
    expect(await next.heldCount()).toBe(0);
  });

  test('is deleted after 30 days', async () => {
    const { queue } = await openFresh();
    await queue.add(held);
    await queue.sweep(Date.now() + 29 * day);
    expect(await queue.heldCount()).toBe(1);
    await queue.sweep(Date.now() + 31 * day);
    expect(await queue.heldCount()).toBe(0);
  });
});

test('The next process reads the same secret of tokens, and other users cannot read it', async () => {
  const { folder, queue } = await openFresh();
  await queue.writeNote('secret', 'first');
  const next = await reopened(folder, queue);
  expect(await next.note('secret')).toBe('first');
  expect((statSync(join(folder, 'secret')).mode & 0o777).toString(8)).toBe('600');
});

describe('A mail that was being sent when the process ended', () => {
  test('makes a message wait for an operator, because its delivery is uncertain', async () => {
    const { folder, queue } = await openFresh();
    const entry = await queue.add(submission);
    await queue.record(sending(entry, 0));
    const next = await reopened(folder, queue);
    expect(await next.waiting()).toEqual([]);
    expect(filesIn(folder, 'dead')).toEqual([queueFileName(entry)]);
    const retried = await next.carryOut({ name: queueFileName(entry), verb: 'retry' });
    expect(retried?.states.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    expect(await next.waiting()).toEqual([retried]);
  });

  test('is dropped if it is a confirmation', async () => {
    const { folder, queue } = await openFresh();
    const entry = await queue.add(submission);
    await queue.record(sending(entry, 1));
    await (await reopened(folder, queue)).waiting();
    expect([filesIn(folder, 'delivered'), filesIn(folder, 'dead')]).toEqual([[queueFileName(entry)], []]);
  });
});

test('Only one process can open a queue; another process can open it afterwards', async () => {
  const { folder, queue } = await openFresh();
  expect(await openQueue(folder, { keepDays: 0 })).toBeUndefined();
  await reopened(folder, queue);
});

test('Unfinished files of a killed process are removed from the queue, and files of other programs are not read', async () => {
  const { folder, queue } = await openFresh();
  const entry = await queue.add(submission);
  writeFileSync(join(folder, 'incoming', '1-0123456789abcdef'), 'half');
  writeFileSync(join(folder, 'waiting', '.DS_Store'), 'x');
  const next = await reopened(folder, queue);
  expect((await next.waiting()).map(({ id }) => id)).toEqual([entry.id]);
  expect(filesIn(folder, 'incoming')).toEqual([]);
});

test('A message with half-written states waits for an operator, because its outcome is unknown', async () => {
  const { folder, queue } = await openFresh();
  const entry = await queue.add(submission);
  const file = join(folder, 'waiting', queueFileName(entry));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `[{"sta!us":"wai${text.slice(15)}`);
  expect(await queue.waiting()).toEqual([]);
  expect(filesIn(folder, 'dead')).toEqual([queueFileName(entry)]);
  expect((await queue.carryOut({ name: queueFileName(entry), verb: 'retry' }))?.states).toMatchObject([
    { status: 'waiting' },
    { status: 'waiting' },
  ]);
});

describe('A damaged queue file', () => {
  const damages: readonly (readonly [string, (text: string) => string])[] = [
    ['zeros', (text) => '\0'.repeat(text.length)],
    ['no bytes', () => ''],
    ['truncated texts', (text) => text.slice(0, 700)],
    ['noise', (text) => text.replaceAll(/["a-z]/g, '~')],
  ];

  test.each(damages)('with %s is reported and moved to dead unchanged, and other messages are delivered', async (_, damage) => {
    const { folder, queue } = await openFresh();
    const [bad, good] = [await queue.add(submissionOf(1)), await queue.add(submissionOf(2))];
    const damaged = damage(readFileSync(join(folder, 'waiting', queueFileName(bad)), 'utf8'));
    writeFileSync(join(folder, 'waiting', queueFileName(bad)), damaged);
    const log: string[] = [];
    const next = await reopened(folder, queue, { log: (line) => log.push(line) });
    expect((await next.waiting()).map(({ id }) => id)).toEqual([good.id]);
    expect(filesIn(folder, 'dead')).toEqual([queueFileName(bad)]);
    expect(readFileSync(join(folder, 'dead', queueFileName(bad)), 'utf8')).toBe(damaged);
    expect(log).toEqual([expect.stringMatching(new RegExp(`^${bad.number}: damaged.*archipel relay queue$`))]);
    expect(await next.carryOut({ name: queueFileName(bad), verb: 'retry' })).toBeUndefined();
    await next.carryOut({ name: queueFileName(bad), verb: 'delete' });
    expect(filesIn(folder, 'dead')).toEqual([]);
  });

  test('is noticed even if the damage happens while the message waits', async () => {
    const { folder, queue } = await openFresh();
    const entry = await queue.add(submission);
    writeFileSync(join(folder, 'waiting', queueFileName(entry)), '\0'.repeat(900));
    expect(await queue.read(entry)).toBe('damaged');
  });
});

test('An unreadable queue file, or a file that is not a message, does not block the delivery of other messages', async () => {
  const { folder, queue } = await openFresh();
  const [bad, good] = [await queue.add(submissionOf(1)), await queue.add(submissionOf(2))];
  mkdirSync(join(folder, 'waiting', 'lost+found'));
  const log: string[] = [];
  const { files } = failingFiles(() => undefined);
  const readFile = (path: string, encoding: 'utf8') =>
    path.endsWith(queueFileName(bad)) ? Promise.reject(Object.assign(new Error('bad'), { code: 'EIO' })) : files.readFile(path, encoding);
  const next = await reopened(folder, queue, {
    log: (line) => log.push(line),
    files: { ...files, readFile: readFile as typeof files.readFile },
  });
  expect((await next.waiting()).map(({ id }) => id)).toEqual([good.id]);
  expect(log.sort()).toEqual([
    expect.stringMatching(new RegExp(`${queueFileName(bad)}: not delivered before the next start: the disk refuses it \\(EIO\\)`)),
    expect.stringMatching(/lost\+found: left alone/),
  ]);
  await next.carryOut({ name: queueFileName(bad), verb: 'delete' });
  expect(filesIn(folder, 'waiting').sort()).toEqual([queueFileName(good), 'lost+found']);
});

test('The log of the next process names the messages that a process was sending when it ended', async () => {
  const { folder, queue } = await openFresh();
  const entry = await queue.add(submission);
  await queue.record(sending(entry, 0));
  const log: string[] = [];
  await (await reopened(folder, queue, { log: (line) => log.push(line) })).waiting();
  expect(log).toEqual([`${entry.number}: unknown: the relay ended while it was sent; archipel relay queue`]);
});

test('A dead message is deleted after 90 days, which is logged', async () => {
  const folder = freshFolder();
  const log: string[] = [];
  const queue = await opened(folder, { log: (line) => log.push(line) });
  const entry = await queue.add(submission);
  await queue.move(entry, 'dead');
  await queue.sweep(Date.now() + 89 * day);
  expect(filesIn(folder, 'dead')).toEqual([queueFileName(entry)]);
  await queue.sweep(Date.now() + 91 * day);
  expect([filesIn(folder, 'dead'), log]).toEqual([[], [`${entry.number}: deleted after 90 days in dead`]]);
});

test('A request of an operator is read once, and files that are not requests are removed', async () => {
  const { folder, queue } = await openFresh();
  const entry = await queue.add(submission);
  for (const name of [`${queueFileName(entry)}.delete`, '..x.delete', 'x']) writeFileSync(join(folder, 'requests', name), '');
  expect(await queue.requests()).toEqual([{ name: queueFileName(entry), verb: 'delete' }]);
  expect(await queue.requests()).toEqual([]);
  await queue.carryOut({ name: queueFileName(entry), verb: 'delete' });
  expect(await queue.record(entry)).toBe(false);
  expect(await queue.read(entry)).toBeUndefined();
});

const codes = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EROFS', 'EINTR'];

test('Whichever call of the disk fails, a message is stored if and only if `add` succeeds', async () => {
  const folder = freshFolder();
  const counted = failingFiles(() => undefined);
  const first = await opened(folder, { files: counted.files });
  const before = counted.count();
  await first.add(submissionOf(1000));
  const calls = counted.count() - before;
  expect(calls).toBeGreaterThan(5);
  close(first);
  for (const code of codes) {
    for (let failing = 1; failing <= calls; failing += 1) {
      let [armed, at] = [false, 0];
      const { files } = failingFiles(() => {
        if (armed) at += 1;
        return armed && at === failing ? code : undefined;
      });
      const queue = await opened(folder, { files });
      const one = submissionOf(failing);
      armed = true;
      const isStored = await queue.add(one).then(
        () => true,
        () => false,
      );
      armed = false;
      expect([code, failing, (await queue.waiting()).some(({ id }) => id === one.id)]).toEqual([code, failing, isStored]);
      expect(filesIn(folder, 'incoming')).toEqual([]);
      await queue.carryOut({ name: queueFileName({ ...one }), verb: 'delete' });
      close(queue);
    }
  }
});

test('A queue that cannot be written is not opened', async () => {
  for (const code of codes) {
    const { files } = failingFiles((_, name) => (name === 'sync' ? code : undefined));
    await expect(openQueue(freshFolder(), { keepDays: 0, files })).rejects.toMatchObject({ code });
  }
});
