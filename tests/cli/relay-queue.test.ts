// `archipel relay queue` as a command: its lists, changes and refusals. No relay is running here.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Queue } from '../../src/relay/disk-queue/queue.ts';
import { openQueue } from '../../src/relay/disk-queue/queue-folder.ts';
import { afterAttempt, type Outcome } from '../../src/relay/queue/delivery-state.ts';
import type { FormMail } from '../../src/site/forms/mail.ts';
import { archipel, freshFolder } from '../support/process/process.ts';

const began = Date.parse('2025-06-01T10:00:00Z');
const mails = (word: string): FormMail[] => [
  {
    name: 'notification',
    to: 'support@example.com',
    replyTo: 'ada@example.org',
    subject: `About ${word}`,
    text: `Text ${word}`,
    automatic: false,
  },
  { name: 'confirmation', to: 'ada@example.org', subject: 'Thank you', text: 'Hello', automatic: true },
];
const at = { now: began, since: began };

let folder = '';
beforeEach(async () => {
  folder = join(freshFolder(), 'queue');
  const queue = await openQueue(folder, { keepDays: 1 });
  if (queue === undefined) throw new Error('The queue is locked.');
  await add(queue, 1, undefined);
  await add(queue, 2, { result: 'refused', why: 'EMESSAGE 554' });
  await add(queue, 3, { result: 'sent' });
  await queue.add({ id: 'b'.repeat(32), number: began + 4, form: '/api/question', held: ['links', 'words'], mails: mails('word4') });
  queue.close();
});

/** Stores a submission. An outcome `sent` applies to both mails; another outcome applies only to the notification. */
async function add(queue: Queue, number: number, outcome: Outcome | undefined): Promise<void> {
  const id = number.toString(16).padStart(32, 'a');
  const entry = await queue.add({ id, number: began + number, form: '/api/question', mails: mails(`word${number}`) });
  if (outcome === undefined) return;
  const [first, second] = entry.states.map((state) => afterAttempt(state, outcome, at));
  if (first === undefined || second === undefined) throw new Error('The submission does not have two mails.');
  const after = { ...entry, states: outcome.result === 'sent' ? [first, second] : [first, ...entry.states.slice(1)] };
  await queue.record(after);
  await queue.move(after, outcome.result === 'sent' ? 'delivered' : 'dead');
}

const queueCommand = (...args: string[]) => archipel(['relay', 'queue', ...args, '--queue', folder]);
const filesIn = (name: string): number => readdirSync(join(folder, name)).length;

describe('relay queue list', () => {
  test('lists dead messages first, without data of visitors', async () => {
    const { code, stdout, stderr } = await queueCommand('list');
    // The exit code tells monitoring that an operator is needed.
    expect(code).toBe(1);
    const rows = stdout.split('\n').slice(1, 5);
    expect(rows.map((row) => row.slice(0, 9).trim())).toEqual(['given up', 'held', 'waiting', 'delivered']);
    expect(rows[1]).toMatch(/reads like spam \(links, words\)/);
    expect(rows[0]).toMatch(new RegExp(`${began + 2}.*2025-06-01T10:00:00.002Z.*/api/question.*EMESSAGE 554`));
    expect(stdout).not.toMatch(/ada|word\d/);
    expect(stderr).toMatch(/1 waiting, 1 given up, 1 delivered\..*1 held/s);
    expect(stderr).toMatch(/retry NUMBER.*retry NUMBER/s);
    expect(stderr).toMatch(/The oldest one that was given up arrived \d+ days ago\./);
  });

  test('prints JSON with --json', async () => {
    const { code, stdout } = await queueCommand('list', '--json');
    expect(code).toBe(1);
    for (const part of [
      `"number": ${began + 2}`,
      '"state": "dead"',
      '"came": "2025-06-01T10:00:00.002Z"',
      '"damaged": false',
      '"status": "refused"',
      '"why": "EMESSAGE 554"',
      '"form": "/api/question"',
    ])
      expect(stdout).toContain(part);
    expect(stdout).not.toMatch(/ada|word\d/);
    const { submissions } = JSON.parse(stdout).result as { submissions: { number: number; ageSeconds: number }[] };
    for (const { number, ageSeconds } of submissions) expect(Math.abs(Date.now() - number - 1000 * ageSeconds)).toBeLessThan(60_000);
  });

  test('exits with 0 if there are no dead messages', async () => {
    await queueCommand('delete', String(began + 2));
    expect((await queueCommand('list')).code).toBe(0);
  });
});

describe.each([
  ['contains only zeros', (text: string) => '\0'.repeat(text.length)],
  ['is empty', () => ''],
  ['contains noise', (text: string) => text.replaceAll(/[a-z"]/g, '~')],
  ['is truncated', (text: string) => text.slice(0, Math.floor(text.length * 0.6))],
])('In a relay queue, a message whose file %s', (_, damage) => {
  test('is listed with the path of its file; it cannot be retried, but can be deleted', async () => {
    await queueCommand('delete', String(began + 2));
    const [name = ''] = readdirSync(join(folder, 'waiting'));
    const file = join(folder, 'waiting', name);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const number = String(began + 1);
    const listed = await queueCommand('list');
    expect([listed.code, listed.stdout, listed.stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`waiting +${number} .*unknown \\(damaged\\)`)),
      expect.stringContaining(`${file} is damaged`),
    ]);
    expect(JSON.parse((await queueCommand('list', '--json')).stdout).result.submissions).toContainEqual(
      expect.objectContaining({ number: began + 1, damaged: true }),
    );
    expect((await queueCommand('show', number)).stdout).toContain('damaged');
    const retried = await queueCommand('retry', number);
    expect([retried.code, retried.stderr]).toEqual([1, expect.stringContaining(`delete ${number}`)]);
    expect((await queueCommand('delete', number)).code).toBe(0);
    expect(filesIn('waiting')).toBe(0);
  });
});

describe('relay queue show', () => {
  test.each(['TICKET-', ''])('accepts the number of a ticket after "%s"', async (prefix) => {
    const { code, stdout } = await queueCommand('show', `${prefix}${began + 2}`);
    expect(code).toBe(0);
    expect(stdout).toMatch(/--- notification\nTo: support@example\.com\nReply-To: ada@example\.org\nSubject: About word2\n\nText word2/);
    expect(stdout).toMatch(/--- confirmation\nTo: ada@example\.org\nSubject: Thank you/);
  });

  test('prints JSON with --json', async () => {
    const { code, stdout } = await queueCommand('show', String(began + 2), '--json');
    expect(code).toBe(0);
    expect(stdout).toMatch(/"subject": "About word2"/);
    expect(stdout).not.toContain('word1');
  });
});

describe('relay queue retry', () => {
  test('moves dead messages to the waiting messages', async () => {
    const { code, stderr } = await queueCommand('retry', String(began + 2));
    expect([code, stderr]).toEqual([0, expect.stringContaining('when the forms server runs')]);
    expect([filesIn('dead'), filesIn('waiting')]).toEqual([0, 2]);
  });

  test('queues held messages for delivery', async () => {
    expect((await queueCommand('retry', String(began + 4))).code).toBe(0);
    expect([filesIn('held'), filesIn('waiting')]).toEqual([0, 2]);
  });

  test('does not send a delivered message again', async () => {
    const { code, stderr } = await queueCommand('retry', String(began + 3));
    expect([code, stderr]).toEqual([2, expect.stringContaining(String(began + 3))]);
    expect(filesIn('delivered')).toBe(1);
  });
});

describe('relay queue delete', () => {
  test('removes all named messages, in any state, and prints JSON with --json', async () => {
    const { code, stdout } = await queueCommand('delete', ...[1, 2, 3, 4].map((number) => String(began + number)), '--json');
    expect(code).toBe(0);
    expect(stdout).toContain(String(began + 3));
    expect(['waiting', 'dead', 'held', 'delivered'].map(filesIn)).toEqual([0, 0, 0, 0]);
  });

  test('removes nothing if one of the messages is unknown', async () => {
    const { code, stdout, stderr } = await queueCommand('delete', String(began + 1), 'TICKET-7');
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('TICKET-7')]);
    expect(filesIn('waiting')).toBe(1);
  });
});

test('relay queue leaves the folder accessible only to its owner, and releases the lock', async () => {
  await queueCommand('retry', String(began + 2));
  expect(readdirSync(folder)).not.toContain('lock');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const mode = (statSync(join(file.parentPath, file.name)).mode & 0o777).toString(8);
    expect([file.name, mode]).toEqual([file.name, file.isDirectory() ? '700' : '600']);
  }
});
