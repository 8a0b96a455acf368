// The mail that tells the owner how many messages need an operator: when and how often it is sent, and its numbers.
import { expect, test } from 'vitest';
import { tellOwner, type Waiting } from '../../src/relay/disk-queue/owner-mail.ts';
import type { ForPerson } from '../../src/relay/disk-queue/queue.ts';
import type { Outcome } from '../../src/relay/queue/delivery-state.ts';
import type { FormMail } from '../../src/site/forms/mail.ts';

const day = 24 * 60 * 60_000;
const nameAt = (number: number): string => `${number}-0123456789abcdef`;

function openOwner() {
  const [sent, log]: [Waiting[], string[]] = [[], []];
  const state = {
    found: { dead: [], held: [] } as ForPerson,
    note: undefined as string | undefined,
    outcome: { result: 'sent' } as Outcome,
  };
  const mail = (waiting: Waiting): FormMail => {
    sent.push(waiting);
    return { name: 'alert', to: 'owner@example.com', subject: '', text: '', automatic: true };
  };
  const queue = {
    forPerson: async () => state.found,
    note: async () => state.note,
    writeNote: async (_: string, text: string) => {
      state.note = text;
    },
  };
  const at = (now: number) => tellOwner(queue, { mail, send: async () => state.outcome, log: (line) => log.push(line), now });
  return { state, sent, log, at };
}

test('The owner gets one mail about dead messages, and at most one mail a day about further dead messages', async () => {
  const { state, sent, at } = openOwner();
  await at(0);
  expect(sent).toEqual([]);
  state.found = { dead: [nameAt(20), nameAt(10)], held: [nameAt(30)] };
  await at(10 * day);
  expect(sent).toEqual([{ dead: 2, held: 1, oldest: 10 }]);
  await at(12 * day);
  expect(sent).toHaveLength(1);
  state.found = { dead: [nameAt(20), nameAt(40)], held: [] };
  await at(12.1 * day);
  state.found = { dead: [nameAt(50)], held: [] };
  await at(12.5 * day);
  expect(sent.map(({ dead }) => dead)).toEqual([2, 2]);
  await at(13.2 * day);
  expect(sent).toHaveLength(3);
});

test('The owner gets a mail about held messages once a week', async () => {
  const { state, sent, at } = openOwner();
  state.found = { dead: [], held: [nameAt(1)] };
  await at(10 * day);
  state.found = { dead: [], held: [nameAt(2)] };
  await at(12 * day);
  expect(sent).toEqual([{ dead: 0, held: 1, oldest: undefined }]);
  await at(17 * day);
  expect(sent).toHaveLength(2);
});

test('A mail to the owner that could not be sent is sent at the next check, and the log has the reason', async () => {
  const { state, sent, log, at } = openOwner();
  state.found = { dead: [nameAt(1)], held: [] };
  state.outcome = { result: 'unreachable', why: 'ESOCKET refused' };
  await at(10 * day);
  state.outcome = { result: 'sent' };
  await at(10 * day + 3_600_000);
  await at(10 * day + 7_200_000);
  expect([sent.length, log]).toEqual([2, ['the mail to the owner about waiting messages failed: ESOCKET refused']]);
});

test('An unreadable note about the last mail to the owner counts as missing', async () => {
  const { state, sent, at } = openOwner();
  state.found = { dead: [nameAt(1)], held: [] };
  state.note = '\0\0';
  await at(10 * day);
  expect(sent).toHaveLength(1);
});
