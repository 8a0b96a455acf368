// When the relay starts, it reports that its mail server works, or what to change.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/http/start-server.ts';
import { openMailServer } from '../support/mail/mail-server.ts';
import { freshFolder, start } from '../support/process/process.ts';

const day = 24 * 60 * 60_000;
const folder = freshFolder();
const authorityFile = join(folder, 'authority.pem');
const cleanUps: (() => unknown)[] = [];
afterAll(() => Promise.all(cleanUps.map((cleanUp) => cleanUp())));

interface CertificateOptions {
  readonly name?: string;
  /** The number of days until it expires; negative if it has expired. */
  readonly days?: number;
}

let authority = { key: '', cert: '' };
beforeAll(async () => {
  const made = await authorityOf('Authority of tests');
  authority = made;
  writeFileSync(authorityFile, made.cert);
});

async function authorityOf(name: string): Promise<{ readonly key: string; readonly cert: string }> {
  const extensions = [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true },
  ] as const;
  const made = await generate([{ name: 'commonName', value: name }], { keyType: 'ec', algorithm: 'sha256', extensions: [...extensions] });
  return { key: made.private, cert: made.cert };
}

/** Creates the certificate of a server, signed by `ca` or self-signed. */
async function certificate({ name = 'localhost', days = 10 }: CertificateOptions = {}, ca?: typeof authority) {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 20 * day),
    notAfterDate: new Date(Date.now() + days * day),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
    ...(ca && { ca }),
  });
  return { key: made.private, cert: made.cert };
}

/** Runs a relay until it has reported on the mail server at `port`; resolves to the messages of the relay. */
async function reportOn(port: number, env: Readonly<Record<string, string>>): Promise<string> {
  const relay = start(['relay'], {
    env: {
      ARCHIPEL_RELAY_QUEUE: join(freshFolder(), 'queue'),
      ARCHIPEL_RELAY_ORIGINS: 'https://www.example.com',
      ARCHIPEL_RELAY_SMTP_HOST: 'localhost',
      ARCHIPEL_RELAY_SMTP_PORT: String(port),
      ARCHIPEL_RELAY_FROM: 'web@example.com',
      ARCHIPEL_RELAY_INBOX: 'support@example.com',
      ARCHIPEL_RELAY_PORT: String(await freePort()),
      NODE_EXTRA_CA_CERTS: authorityFile,
      ...env,
    },
  });
  cleanUps.push(() => relay.child.kill('SIGKILL'));
  await relay.said(/The mail server .*\n/);
  relay.child.kill('SIGTERM');
  const { code, stderr } = await relay.ended;
  // The relay runs even if the mail server does not work: it accepts messages, which wait until the mail server works.
  expect(code).toBe(0);
  return stderr;
}

async function serverWith(options: SMTPServerOptions): Promise<number> {
  const server = await openMailServer({ disabledCommands: [], ...options });
  cleanUps.push(server.close);
  return server.port;
}

const plain = { ARCHIPEL_RELAY_SMTP_SECURITY: 'none' };
const implicitTls = { ARCHIPEL_RELAY_SMTP_SECURITY: 'tls' };
const login = { ARCHIPEL_RELAY_SMTP_USER: 'web', ARCHIPEL_RELAY_SMTP_PASSWORD: 'canary-password' };

test.each<[string, () => Promise<SMTPServerOptions>, Readonly<Record<string, string>>, RegExp]>([
  ['works with STARTTLS', () => certificate({}, authority), {}, /localhost, port \d+, can be used\./],
  [
    'works with TLS from the first byte',
    async () => ({ ...(await certificate({}, authority)), secure: true }),
    implicitTls,
    /can be used\./,
  ],
  ['has a self-signed certificate', () => certificate(), {}, /self-signed.*NODE_EXTRA_CA_CERTS/],
  [
    'has a self-signed certificate with TLS from the first byte',
    async () => ({ ...(await certificate()), secure: true }),
    implicitTls,
    /self-signed/,
  ],
  ['has a certificate of an unknown authority', async () => certificate({}, await authorityOf('Another')), {}, /authority.*does not know/],
  ['has a certificate for another name', () => certificate({ name: 'mail.example.com' }, authority), {}, /another name/],
  ['has an expired certificate', () => certificate({ days: -1 }, authority), {}, /has expired/],
  [
    'supports only an old TLS',
    async () => ({ ...(await certificate({}, authority)), minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }),
    {},
    /versions of TLS that are no longer safe/,
  ],
  ['has no STARTTLS', async () => ({ disabledCommands: ['STARTTLS'] }), {}, /no STARTTLS/],
  ['has no TLS on that port', async () => ({}), implicitTls, /does not speak TLS at that port/],
  [
    'refuses the login',
    async () => ({ ...(await certificate({}, authority)), onAuth: (_, __, done) => done(new Error('no')) }),
    login,
    /refuses the login/,
  ],
])('The relay reports at the start that its mail server %s', async (_, options, env, expected) => {
  const report = await reportOn(await serverWith(await options()), env);
  expect(report).toMatch(expected);
  expect(report).not.toContain('canary');
});

test('The relay reports at the start that its mail server refuses the connection, or that its name is unknown', async () => {
  expect(await reportOn(await freePort(), plain)).toMatch(/refuses the connection/);
  const unknown = await reportOn(25, { ...plain, ARCHIPEL_RELAY_SMTP_HOST: 'mail.invalid' });
  expect(unknown).toMatch(/name is not known/);
  // The mail server is on another machine, so the relay also warns that mails are not encrypted.
  expect(unknown).toMatch(/Mails go to mail\.invalid unencrypted/);
});
