// `archipel relay` as a process: how it is configured, and how it ends.
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../support/http/start-server.ts';
import { openMailServer } from '../support/mail/mail-server.ts';
import { postMessage } from '../support/mail/post-message.ts';
import { resultOf } from '../support/process/answer.ts';
import { archipel, copiedProject, freshFolder, preload, type Running, root, start } from '../support/process/process.ts';

const origin = 'https://www.example.com';
const complete = {
  ARCHIPEL_RELAY_QUEUE: '/nonexistent/queue',
  ARCHIPEL_RELAY_ORIGINS: origin,
  ARCHIPEL_RELAY_SMTP_HOST: '127.0.0.1',
  ARCHIPEL_RELAY_SMTP_SECURITY: 'none',
  ARCHIPEL_RELAY_FROM: 'Beispiel AG <web@example.com>',
  ARCHIPEL_RELAY_INBOX: 'support@example.com',
};

/** The id of a user without privileges. */
const nobody = 65_534;

const running: Running[] = [];
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});

async function relay(env: Readonly<Record<string, string>>, node: readonly string[] = []): Promise<Running & { readonly url: string }> {
  const port = String(await freePort());
  const process = start(['relay'], {
    node,
    env: { ...complete, ARCHIPEL_RELAY_QUEUE: join(freshFolder(), 'queue'), ARCHIPEL_RELAY_PORT: port, ...env },
  });
  running.push(process);
  await process.said(/listens/);
  return { ...process, url: `http://127.0.0.1:${port}/api/send-contact-form` };
}

const post = (url: string, message = 'Hallo') =>
  postMessage(url, { name: 'Ada', email: 'ada@example.org', message, language: 'de' }, { origin });

/** Returns the variables that a message of the relay names. */
const namedIn = (text: string): string[] => [...text.matchAll(/ARCHIPEL_RELAY_\w+(?=:)/g)].map(([name]) => name).sort();

describe('The relay with an incomplete or invalid configuration', () => {
  test('ends with 2 and names all missing variables at once', async () => {
    const { code, stdout, stderr } = await archipel(['relay']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(namedIn(stderr)).toEqual(['FROM', 'INBOX', 'ORIGINS', 'QUEUE', 'SMTP_HOST'].map((name) => `ARCHIPEL_RELAY_${name}`));
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('treats empty values as missing', async () => {
    expect((await archipel(['relay'], { env: { ...complete, ARCHIPEL_RELAY_FROM: ' ' } })).stderr).toContain('ARCHIPEL_RELAY_FROM');
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'all invalid values',
      { ORIGINS: 'http://canary.example', SMTP_HOST: 'canary!', SMTP_PORT: '0', SMTP_SECURITY: 'canary', FROM: 'canary', INBOX: 'canary' },
      ['FROM', 'INBOX', 'ORIGINS', 'SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURITY'],
    ],
    ['an origin with a path', { ORIGINS: 'https://www.example.com, https://canary.example/' }, ['ORIGINS']],
    ['every origin', { ORIGINS: '*' }, ['ORIGINS']],
    ['a user name without a password', { SMTP_USER: 'canary' }, ['SMTP_PASSWORD']],
    ['a password without a user name', { SMTP_PASSWORD: 'canary' }, ['SMTP_USER']],
    [
      'a password that would be sent unencrypted',
      { SMTP_USER: 'web', SMTP_PASSWORD: 'canary', SMTP_HOST: 'mail.example.com' },
      ['SMTP_SECURITY'],
    ],
    ['several addresses as the inbox', { INBOX: 'a@example.com,canary@example.com' }, ['INBOX']],
    ['a header in the sender', { FROM: 'Web\nBcc: canary <web@example.com>' }, ['FROM']],
    ['a proxy by its name', { TRUSTED_PROXIES: 'canary.example' }, ['TRUSTED_PROXIES']],
    ['an invalid port', { PORT: 'canary' }, ['PORT']],
    ['a queue with a relative path', { QUEUE: 'canary/queue' }, ['QUEUE']],
    ['invalid counts', { MESSAGES_PER_HOUR: '0', CONFIRMATIONS_PER_HOUR: 'canary' }, ['CONFIRMATIONS_PER_HOUR', 'MESSAGES_PER_HOUR']],
    ['an invalid number of days', { KEEP_DAYS: 'canary' }, ['KEEP_DAYS']],
    ['an incomplete newsletter', { NEWSLETTER_KEY: 'canary' }, ['NEWSLETTER_ENDPOINT', 'NEWSLETTER_PROVIDER']],
    [
      'a newsletter without encryption',
      { NEWSLETTER_KEY: 'canary', NEWSLETTER_PROVIDER: 'Briefkasten', NEWSLETTER_ENDPOINT: 'http://canary.example/' },
      ['NEWSLETTER_ENDPOINT'],
    ],
  ])('ends with 2 and names the variables, but not their values: %s', async (_, changes, names) => {
    const changed = Object.fromEntries(Object.entries(changes).map(([name, value]) => [`ARCHIPEL_RELAY_${name}`, value]));
    const { code, stdout, stderr } = await archipel(['relay'], { env: { ...complete, ...changed } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(namedIn(stderr)).toEqual(names.map((name) => `ARCHIPEL_RELAY_${name}`));
    expect(stderr).not.toContain('canary');
  });

  test('reports a queue that cannot be written', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    const { code, stdout, stderr } = await archipel(['relay'], { env: { ...complete, ARCHIPEL_RELAY_QUEUE: join(file, 'queue') } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/queue .* cannot be written \(ENOTDIR\).*ARCHIPEL_RELAY_QUEUE/s);
  });

  test('uses the folder in STATE_DIRECTORY, which systemd sets, if no queue is named', async () => {
    const { ARCHIPEL_RELAY_QUEUE: _, ...others } = complete;
    const { code, stderr } = await archipel(['relay'], { env: { ...others, STATE_DIRECTORY: '/dev/null/state' } });
    expect([code, stderr]).toEqual([2, expect.stringContaining('/dev/null/state')]);
  });

  test('reports a port that is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { code, stderr } = await archipel(['relay'], {
      env: { ...complete, ARCHIPEL_RELAY_QUEUE: join(freshFolder(), 'queue'), ARCHIPEL_RELAY_PORT: port },
    });
    server.close();
    expect(code).toBe(2);
    expect(stderr).toMatch(/EADDRINUSE.*ARCHIPEL_RELAY_PORT/s);
  });
});

test('The relay reports a site without forms as a diagnostic', async () => {
  const site = join(freshFolder(), 'huts');
  cpSync(join(root, 'tests/sites/huts'), site, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const config = join(site, 'archipel.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('  forms,\n', ''));
  const { code, stdout, stderr } = await archipel(['relay'], { site, cwd: site, env: complete });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/config-invalid +archipel\.config\.ts:1:1\n.*has no forms/);
});

test('The relay runs from a read-only checkout without a cache', async () => {
  const project = copiedProject();
  const modules = join(project, 'node_modules');
  rmSync(join(modules, '.cache'), { recursive: true });
  const [state, temporary] = [freshFolder(), freshFolder()];
  for (const folder of [dirname(dirname(project)), dirname(project), dirname(state), state, temporary]) chmodSync(folder, 0o755);
  for (const folder of [state, temporary]) if (process.getuid?.() === 0) chownSync(folder, nobody, nobody);
  mkdirSync(join(modules, '.cache'));
  for (const folder of [join(modules, '.cache'), modules, project]) chmodSync(folder, 0o555);
  const port = String(await freePort());
  const relay = start(['relay'], {
    project,
    under: process.getuid?.() === 0 ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [],
    env: { ...complete, ARCHIPEL_RELAY_QUEUE: join(state, 'queue'), ARCHIPEL_RELAY_PORT: port, TMPDIR: temporary },
  });
  running.push(relay);
  await relay.said(/listens/);
  expect((await post(`http://127.0.0.1:${port}/api/send-contact-form`)).status).toBe(200);
  relay.child.kill('SIGTERM');
  expect((await relay.ended).code).toBe(0);
  expect([readdirSync(temporary), readdirSync(join(modules, '.cache'))]).toEqual([[], []]);
  for (const folder of [project, modules]) chmodSync(folder, 0o755);
});

describe('The relay with a complete configuration', () => {
  test('stores a message, answers with 200, sends it, logs no personal data, and ends with 0', async () => {
    const mailServer = await openMailServer();
    const { url, child, ended } = await relay({ ARCHIPEL_RELAY_SMTP_PORT: String(mailServer.port) });
    expect((await post(url)).status).toBe(200);
    await expect.poll(() => mailServer.delivered.map(({ to }) => to)).toEqual([['support@example.com'], ['ada@example.org']]);
    child.kill('SIGTERM');
    const { code, stdout } = await ended;
    await mailServer.close();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^GET \/api\/send-contact-form 200 \d+ ms\nPOST \/api\/send-contact-form 200 \d+ ms\n$/);
  });

  test('refuses a second relay on the same queue', async () => {
    const queue = join(freshFolder(), 'queue');
    await relay({ ARCHIPEL_RELAY_QUEUE: queue });
    const { code, stderr } = await archipel(['relay'], { env: { ...complete, ARCHIPEL_RELAY_QUEUE: queue }, alone: true });
    expect([code, stderr]).toEqual([4, expect.stringMatching(/Another forms server uses the queue/)]);
  });

  test('takes over the queue of an ended container on a disk without locks, and ends when another relay takes over', async () => {
    const queue = join(freshFolder(), 'queue');
    const lock = join(queue, 'lock');
    const [env, node] = [{ ARCHIPEL_RELAY_QUEUE: queue }, [preload('no-native-preload.mjs')]];
    mkdirSync(queue);
    writeFileSync(lock, JSON.stringify({ machine: 'elsewhere', pid: 7, start: '12345' }));
    expect(await archipel(['relay'], { env: { ...complete, ...env }, node })).toMatchObject({ code: 4 });
    const lastSign = new Date(Date.now() - 61_000);
    utimesSync(lock, lastSign, lastSign);
    const { ended } = await relay(env, node);
    writeFileSync(lock, JSON.stringify({ machine: 'elsewhere', pid: 8, start: '12345' }));
    expect(await ended).toMatchObject({ code: 4, stderr: expect.stringContaining('taken over') });
    expect(readFileSync(lock, 'utf8')).toContain('"pid":8');
  });

  test('loses no accepted message when it is killed, and lists a mail that the mail server did not confirm for an operator', async () => {
    const queue = join(freshFolder(), 'queue');
    const env = { ARCHIPEL_RELAY_QUEUE: queue };
    const listed = async () => {
      const ended = await archipel(['relay', 'queue', 'list', '--json', '--queue', queue]);
      const { submissions } = resultOf<{ submissions: { state: string; number: number; mails: { status: string }[] }[] }>(ended);
      return submissions.map(({ state, mails, number }) => ({
        state,
        number,
        mails: mails.map(({ status }) => status),
      }));
    };
    // No server listens at this port.
    const down = await relay({ ...env, ARCHIPEL_RELAY_SMTP_PORT: String(await freePort()) });
    expect((await post(down.url)).status).toBe(200);
    down.child.kill('SIGKILL');
    await down.ended;
    expect(await listed()).toMatchObject([{ state: 'waiting', mails: ['waiting', 'waiting'] }]);
    // This mail server accepts the text and does not reply.
    let isReceived = false;
    const silent = await openMailServer({ onData: (stream) => void stream.resume().on('end', () => (isReceived = true)) });
    const waits = await relay({ ...env, ARCHIPEL_RELAY_SMTP_PORT: String(silent.port) });
    await expect.poll(() => isReceived).toBe(true);
    waits.child.kill('SIGKILL');
    await waits.ended;
    await silent.close();
    const mailServer = await openMailServer();
    const sends = await relay({ ...env, ARCHIPEL_RELAY_SMTP_PORT: String(mailServer.port) });
    const [unknown] = await listed();
    expect(unknown).toMatchObject({ state: 'dead', mails: ['unknown', 'waiting'] });
    const ticket = `TICKET-${unknown?.number}`;
    expect((await archipel(['relay', 'queue', 'show', ticket], { env })).stdout).toMatch(/Subject: \[DE\] New Support Ticket\n.*Hallo/s);
    expect(mailServer.delivered).toEqual([]);
    // The running relay carries out the command.
    expect((await archipel(['relay', 'queue', 'retry', ticket], { env })).stderr).toContain('running forms server');
    await expect.poll(listed, { timeout: 60_000 }).toMatchObject([{ state: 'delivered', mails: ['sent', 'sent'] }]);
    expect(mailServer.delivered).toHaveLength(2);
    // After its delivery, the text of the message is no longer in the queue.
    expect((await archipel(['relay', 'queue', 'show', ticket], { env })).stdout).not.toContain('Hallo');
    sends.child.kill('SIGTERM');
    expect((await sends.ended).code).toBe(0);
    await mailServer.close();
    // No relay runs at this point, so the command itself deletes the message.
    expect((await archipel(['relay', 'queue', 'delete', ticket], { env })).code).toBe(0);
    expect(await listed()).toEqual([]);
  });
});

describe('archipel relay queue', () => {
  test.each<[string, string[], Record<string, string>, RegExp]>([
    ['a missing setting', ['list'], {}, /Which queue\? .*ARCHIPEL_RELAY_QUEUE/],
    ['a folder without a queue', ['list'], { ARCHIPEL_RELAY_QUEUE: '/nonexistent/queue' }, /no queue in \/nonexistent\/queue/],
  ])('reports %s', async (_, args, env, message) => {
    const { code, stdout, stderr } = await archipel(['relay', 'queue', ...args], { env });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
