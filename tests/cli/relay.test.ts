// `archipel relay` as a process: how it is configured, and how it ends.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort, openMailServer, openSilentServer } from '../support/mail/mail-server.ts';
import { archipel, freshFolder, type Running, root, start } from '../support/process/process.ts';

const origin = 'https://www.example.com';
const whole = {
  ARCHIPEL_RELAY_ORIGINS: origin,
  ARCHIPEL_RELAY_SMTP_HOST: '127.0.0.1',
  ARCHIPEL_RELAY_SMTP_SECURITY: 'none',
  ARCHIPEL_RELAY_FROM: 'Beispiel AG <web@example.com>',
  ARCHIPEL_RELAY_INBOX: 'support@example.com',
};

const running: Running[] = [];
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});

async function relay(env: Readonly<Record<string, string>>): Promise<Running & { readonly url: string }> {
  const port = String(await freePort());
  const process = start(['relay'], { env: { ...whole, ARCHIPEL_RELAY_PORT: port, ...env } });
  running.push(process);
  await process.said(/listens/);
  return { ...process, url: `http://127.0.0.1:${port}/api/send-contact-form` };
}

const post = (url: string, message = 'Hallo') =>
  fetch(url, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message, language: 'de' }),
  });

/** The variables that it complains about. */
const namedIn = (text: string): string[] => [...text.matchAll(/ARCHIPEL_RELAY_\w+(?=:)/g)].map(([name]) => name).sort();

describe('without its configuration', () => {
  test('ends with 2 and names everything that is missing at once', async () => {
    const { code, stdout, stderr } = await archipel(['relay']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(namedIn(stderr)).toEqual(['ARCHIPEL_RELAY_FROM', 'ARCHIPEL_RELAY_INBOX', 'ARCHIPEL_RELAY_ORIGINS', 'ARCHIPEL_RELAY_SMTP_HOST']);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('takes empty values for missing ones', async () => {
    expect((await archipel(['relay'], { env: { ...whole, ARCHIPEL_RELAY_FROM: ' ' } })).stderr).toContain('ARCHIPEL_RELAY_FROM');
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'all that is wrong',
      { ORIGINS: 'http://canary.example', SMTP_HOST: 'canary!', SMTP_PORT: '0', SMTP_SECURITY: 'canary', FROM: 'canary', INBOX: 'canary' },
      ['FROM', 'INBOX', 'ORIGINS', 'SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURITY'],
    ],
    ['an origin with a path', { ORIGINS: 'https://www.example.com, https://canary.example/' }, ['ORIGINS']],
    ['every origin', { ORIGINS: '*' }, ['ORIGINS']],
    ['a name without a password', { SMTP_USER: 'canary' }, ['SMTP_PASSWORD']],
    ['a password without a name', { SMTP_PASSWORD: 'canary' }, ['SMTP_USER']],
    [
      'a password that would travel in the clear',
      { SMTP_USER: 'web', SMTP_PASSWORD: 'canary', SMTP_HOST: 'mail.example.com' },
      ['SMTP_SECURITY'],
    ],
    ['several readers', { INBOX: 'a@example.com,canary@example.com' }, ['INBOX']],
    ['a header in the sender', { FROM: 'Web\nBcc: canary <web@example.com>' }, ['FROM']],
    ['a proxy by name', { TRUSTED_PROXIES: 'canary.example' }, ['TRUSTED_PROXIES']],
    ['a port that is none', { PORT: 'canary' }, ['PORT']],
    ['half a newsletter', { NEWSLETTER_KEY: 'canary' }, ['NEWSLETTER_ENDPOINT', 'NEWSLETTER_PROVIDER']],
    [
      'a newsletter in the clear',
      { NEWSLETTER_KEY: 'canary', NEWSLETTER_PROVIDER: 'Briefkasten', NEWSLETTER_ENDPOINT: 'http://canary.example/' },
      ['NEWSLETTER_ENDPOINT'],
    ],
  ])('names %s, and prints no value', async (_, changes, names) => {
    const changed = Object.fromEntries(Object.entries(changes).map(([name, value]) => [`ARCHIPEL_RELAY_${name}`, value]));
    const { code, stdout, stderr } = await archipel(['relay'], { env: { ...whole, ...changed } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(namedIn(stderr)).toEqual(names.map((name) => `ARCHIPEL_RELAY_${name}`));
    expect(stderr).not.toContain('canary');
  });

  test('says so where the port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { code, stderr } = await archipel(['relay'], { env: { ...whole, ARCHIPEL_RELAY_PORT: port } });
    server.close();
    expect(code).toBe(2);
    expect(stderr).toMatch(/EADDRINUSE.*ARCHIPEL_RELAY_PORT/s);
  });
});

test('A site without forms has nothing to serve, which is a diagnostic', async () => {
  const site = join(freshFolder(), 'huts');
  cpSync(join(root, 'tests/sites/huts'), site, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const config = join(site, 'archipel.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('  forms,\n', ''));
  const { code, stdout, stderr } = await archipel(['relay'], { site, cwd: site, env: whole });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/config-invalid +archipel\.config\.ts:1:1\n.*has no forms/);
});

describe('with its configuration', () => {
  test('sends, logs without naming anybody, and ends with 0', async () => {
    const mailServer = await openMailServer();
    const { url, child, ended } = await relay({ ARCHIPEL_RELAY_SMTP_PORT: String(mailServer.port) });
    expect((await post(url)).status).toBe(200);
    child.kill('SIGTERM');
    const { code, stdout } = await ended;
    await mailServer.close();
    expect(mailServer.delivered.map(({ to }) => to)).toEqual([['support@example.com'], ['ada@example.org']]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^POST \/api\/send-contact-form 200 \d+ ms\n$/);
  });

  test('answers what is under way before it ends', async () => {
    const { url, child, ended } = await relay({
      ARCHIPEL_RELAY_SMTP_PORT: String((await openSilentServer({ greeting: '220 mail.example.com\r\n' })).port),
    });
    const reply = post(url);
    await new Promise((resolve) => setTimeout(resolve, 500));
    child.kill('SIGTERM');
    expect(await (await reply).json()).toMatchObject({ success: false });
    expect(await ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/notification not sent: E[A-Z]+\nPOST \S+ 502/) });
  });
});
