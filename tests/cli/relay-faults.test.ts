// Sends messages to a relay that is killed repeatedly, while its mail server fails in many ways and its disk is sometimes full.
// Each accepted message is delivered exactly once or listed for an operator. The relay is a process with a fast clock, and the full
// disk is simulated.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { readTexts } from '../../src/relay/disk-queue/queue-file.ts';
import { freePort } from '../support/http/start-server.ts';
import { type FaultyMailServer, type Mood, moods, openFaultyMailServer } from '../support/mail/faulty-mail-server.ts';
import { postMessage } from '../support/mail/post-message.ts';
import { freshFolder, preload, type Running, start } from '../support/process/process.ts';
import { randomFrom, samples } from '../support/samples.ts';

// `npm run faults:relay` kills the relay in each round, and rounds are short: about 200 kills.
const [messages, batch, killOneIn] = process.env['FAULTS_LONG'] === undefined ? [samples(100, 1000), 10, 3] : [2000, 6, 1];
// Another seed finds other failures.
const seed = Number(process.env['FAULTS_SEED'] ?? 5);
const origin = 'https://www.example.com';
const random = randomFrom(seed);
const below = (limit: number): number => Math.floor(random() * limit);

const folder = freshFolder();
const queue = join(folder, 'queue');
const fullDisk = join(folder, 'full');
const since = Date.now();
const running: Running[] = [];
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
});

/** Starts a relay whose clock runs 200 times as fast, and is ahead as if `ahead` real seconds had already passed. */
async function startRelay(port: number, mailServer: FaultyMailServer, ahead = 0): Promise<Running> {
  const relay = start(['relay'], {
    node: [preload('hasty-preload.mjs')],
    env: {
      HASTY_FACTOR: '200',
      HASTY_SINCE: String(since - 1000 * ahead),
      HASTY_FULL: fullDisk,
      ARCHIPEL_RELAY_PORT: String(port),
      ARCHIPEL_RELAY_QUEUE: queue,
      ARCHIPEL_RELAY_ORIGINS: origin,
      ARCHIPEL_RELAY_SMTP_HOST: '127.0.0.1',
      ARCHIPEL_RELAY_SMTP_SECURITY: 'none',
      ARCHIPEL_RELAY_SMTP_PORT: String(mailServer.port),
      ARCHIPEL_RELAY_FROM: 'Web <web@example.com>',
      ARCHIPEL_RELAY_INBOX: 'support@example.com',
      ARCHIPEL_RELAY_TRUSTED_PROXIES: '127.0.0.1',
      ARCHIPEL_RELAY_MESSAGES_PER_HOUR: '100000',
      ARCHIPEL_RELAY_CONFIRMATIONS_PER_HOUR: '100000',
    },
  });
  running.push(relay);
  await relay.said(/listens/);
  return relay;
}

/** Sends a message; resolves to the status of the response, such as 200 or 503, or to 0 if the connection ended without a response. */
async function submit(port: number, number: number): Promise<number> {
  const network = `2001:db8:${number.toString(16)}::1`;
  try {
    const fields = { name: 'Ada', email: `ada${number}@example.org`, message: markOf(number), language: 'en' };
    const url = `http://127.0.0.1:${port}/api/send-contact-form`;
    const response = await postMessage(url, fields, { origin, headers: { 'x-forwarded-for': network } });
    return response.status;
  } catch {
    return 0;
  }
}

const shuffled = <Value>(values: readonly Value[]): Value[] =>
  values
    .map((value) => [random(), value] as const)
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value);

const markOf = (number: number): string => `It is message ${number} that I send.`;
const numberIn = (text: string): number | undefined => {
  const [, found] = /It is message (\d+) that I send\./.exec(text) ?? [];
  return found === undefined ? undefined : Number(found);
};
const idIn = (text: string): string => /^Message-ID: <([^@>]+)@/m.exec(text)?.[1] ?? '';

/** Returns the number of occurrences of each of `values`. */
function counted<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const filesIn = (name: string): string[] => (existsSync(join(queue, name)) ? readdirSync(join(queue, name)) : []);

test(`The relay delivers each of ${messages} messages exactly once or lists it, despite random faults (seed ${seed})`, async () => {
  const [mailServer, port] = [await openFaultyMailServer(randomFrom(seed + 1)), await freePort()];
  const statuses = new Map<number, number>();
  const nextMoods: Mood[] = [];
  const seenFaults = new Set<Mood | 'kill' | 'full'>();
  let [kills, logged] = [0, 0];
  let relay = await startRelay(port, mailServer);
  const accepted = (): number => [...statuses.values()].filter((status) => status === 200).length;
  const faults = [...moods, 'full', 'kill'] as const;
  // A fast machine accepts the messages before every fault has occurred.
  for (let next = 0; accepted() < messages || seenFaults.size < faults.length; ) {
    // Each mood of the mail server occurs equally often, in a random order.
    if (nextMoods.length === 0) nextMoods.push(...shuffled(moods));
    const mood = nextMoods.pop() ?? 'good';
    await mailServer.become(mood);
    seenFaults.add(mood);
    const isFull = below(8) === 0;
    if (isFull) writeFileSync(fullDisk, '');
    if (isFull) seenFaults.add('full');
    const numbers = Array.from({ length: isFull ? 5 : batch + below(batch) }, (_, index) => next + index);
    next += numbers.length;
    const answers = numbers.map(async (number) => void statuses.set(number, await submit(port, number)));
    if (below(killOneIn) === 0) {
      kills += 1;
      // On a slow machine no response arrives at first, so about half of the kills wait until some have arrived.
      await Promise.all(answers.slice(0, below(2) * below(answers.length)));
      await wait(below(100));
      relay.child.kill('SIGKILL');
      await relay.ended;
      seenFaults.add('kill');
    }
    await Promise.all(answers);
    await wait(below(60));
    rmSync(fullDisk, { force: true });
    if (Math.floor(accepted() / 200) > Math.floor(logged / 200)) console.log(`${accepted()} of ${next} accepted, ${kills} kills`);
    logged = accepted();
    if (relay.child.exitCode !== null || relay.child.signalCode !== null) relay = await startRelay(port, mailServer);
  }
  await mailServer.become('good');
  // The longest pause between two attempts is four hours. 80 real seconds are more than that on the clock of the relay, so it
  // sends all waiting messages.
  relay.child.kill('SIGTERM');
  expect((await relay.ended).code).toBe(0);
  relay = await startRelay(port, mailServer, 80);
  await expect.poll(() => filesIn('waiting').length, { timeout: 120_000, interval: 50 }).toBe(0);
  relay.child.kill('SIGTERM');
  expect((await relay.ended).code).toBe(0);
  await mailServer.close();

  // No message is held as spam.
  expect(filesIn('held')).toEqual([]);
  // No mail arrives twice, neither with the same Message-ID nor with the same text.
  const notifications = mailServer.texts.flatMap((text) => numberIn(text) ?? []);
  expect([...counted(mailServer.texts.map(idIn)).values()].filter((count) => count !== 1)).toEqual([]);
  expect([...counted(notifications).values()].filter((count) => count !== 1)).toEqual([]);
  const listed = new Set(
    filesIn('dead').map((name) => numberIn(readTexts(readFileSync(join(queue, 'dead', name), 'utf8'))?.mails[0]?.text ?? '')),
  );
  const delivered = new Set(notifications);
  const lost = [...statuses].filter(([number, status]) => status === 200 && !delivered.has(number) && !listed.has(number));
  expect(lost).toEqual([]);
  // A message is not sent if its sender received an error.
  const ghosts = [...statuses].filter(([number, status]) => status >= 400 && (delivered.has(number) || listed.has(number)));
  expect(ghosts).toEqual([]);
  // Each message in the folder `delivered` has arrived. This matters because these messages are never retried.
  const arrived = new Set(mailServer.texts.map(idIn));
  const unsent = filesIn('delivered').filter((name) => !arrived.has(`${name.split('-')[1]}.notification`));
  expect(unsent).toEqual([]);
  console.log(`${kills} kills, ${delivered.size} delivered, ${listed.size} listed`);
}, 1_800_000);
