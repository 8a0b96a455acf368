// Mails over SMTP to a real server, which accepts, refuses or loses them.
import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/relay/queue/delivery-state.ts';
import { createSmtpSender, type SmtpOptions, smtpTimeouts } from '../../src/relay/smtp/smtp.ts';
import type { FormMail } from '../../src/site/forms/mail.ts';
import { type MailServer, openMailServer, openSilentServer } from '../support/mail/mail-server.ts';
import { message, openRelay } from '../support/mail/relay.ts';

const mail: FormMail = {
  name: 'notification',
  to: 'support@example.com',
  replyTo: 'ada@example.org',
  subject: '[DE] Größe',
  text: 'Guten Tag\n.\nEnde\n',
  automatic: false,
};

const open: Pick<MailServer, 'close'>[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))));
const opened = async <Server extends Pick<MailServer, 'close'>>(server: Promise<Server>): Promise<Server> => {
  open.push(await server);
  return server;
};

interface ToOptions extends Partial<SmtpOptions> {
  /** The time limit for replies, in milliseconds. A short limit keeps tests with a silent server quick. */
  readonly patience?: number;
  /** Called before the text of the mail is sent. */
  readonly begin?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

/** Returns the function that sends a mail to the server on a port. */
const senderTo = ({ port }: { readonly port: number }, { patience, begin, signal, ...options }: ToOptions = {}) => {
  const short = patience && { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const send = createSmtpSender(
    { host: '127.0.0.1', port, security: 'none', ...options },
    { name: 'Beispiel AG', address: 'web@example.com' },
    short || {},
  );
  return (mail: FormMail): Promise<Outcome> =>
    send({
      mail,
      messageId: 'ab12.notification',
      date: Date.UTC(2025, 5, 1),
      begin: begin ?? (async () => undefined),
      signal: signal ?? new AbortController().signal,
    });
};

describe('A mail server that accepts a mail', () => {
  test('gets the complete mail, from the site, for one recipient, with the visitor as Reply-To', async () => {
    const server = await opened(openMailServer());
    expect(await senderTo(server)(mail)).toEqual({ result: 'sent' });
    const [delivered] = server.delivered;
    expect(delivered).toMatchObject({ from: 'web@example.com', to: ['support@example.com'] });
    const [header = '', body] = delivered?.raw.split('\r\n\r\n') ?? [];
    expect(header).toMatch(/^From: Beispiel AG <web@example\.com>$/m);
    expect(header).toMatch(/^To: support@example\.com$/m);
    expect(header).toMatch(/^Reply-To: ada@example\.org$/m);
    expect(header).toContain('=?UTF-8?');
    expect(header).toMatch(/^Message-ID: <ab12\.notification@example\.com>$/m);
    expect(header).toMatch(/^Date: Sun, 01 Jun 2025 00:00:00 \+0000$/m);
    expect(header).not.toMatch(/^(?:Bcc|Cc|Auto-Submitted)/m);
    expect(header.match(/ada@example\.org/g)).toHaveLength(1);
    expect(body).toBe('Guten Tag\r\n.\r\nEnde\r\n');
  });

  test('gets no Reply-To with a mail that has no address for replies', async () => {
    const server = await opened(openMailServer());
    const { replyTo: _, ...unanswered } = mail;
    expect(await senderTo(server)(unanswered)).toEqual({ result: 'sent' });
    expect(server.delivered[0]?.raw).not.toMatch(/^Reply-To/im);
  });

  test('gets automatic messages without a return path', async () => {
    const server = await opened(openMailServer());
    await senderTo(server)({ ...mail, automatic: true });
    expect(server.delivered[0]?.raw).toMatch(/^Auto-Submitted: auto-replied$/m);
    expect(server.delivered[0]?.from).toBe('');
  });

  test('gets the same bytes at every attempt', async () => {
    const server = await opened(openMailServer());
    await senderTo(server)(mail);
    await senderTo(server)(mail);
    expect(server.delivered[0]?.raw).toBe(server.delivered[1]?.raw);
  });

  test('gets user name and password', async () => {
    const asked: unknown[] = [];
    const server = await opened(
      openMailServer({
        authOptional: false,
        allowInsecureAuth: true,
        onAuth({ username, password }, _, done) {
          asked.push([username, password]);
          done(null, { user: username ?? '' });
        },
      }),
    );
    expect(await senderTo(server, { login: { user: 'web', password: 'geheim' } })(mail)).toEqual({ result: 'sent' });
    expect(asked).toEqual([['web', 'geheim']]);
  });

  test('gets no line breaks of a visitor in the header, even without an earlier check', async () => {
    const server = await opened(openMailServer());
    await senderTo(server)({ ...mail, subject: 'Hi\r\nBcc: all@example.org', replyTo: 'a@example.org\r\nCc: all@example.org' });
    expect(server.delivered[0]?.to).toEqual(['support@example.com']);
    expect(server.delivered[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:Bcc|Cc):/m);
  });

  test('gets no encoded words of a visitor, which could hide other words', async () => {
    const server = await opened(openMailServer());
    await senderTo(server)({ ...mail, subject: 'Invoice =?utf-8?B?UGF5IG5vdw==?=' });
    expect(server.delivered[0]?.raw).toMatch(/^Subject: Invoice = \?utf-8\?B\?UGF5IG5vdw== \?=$/m);
  });

  test.each([
    [false, 'ada@müller.example', 'Reply-To: ada@xn--mller-kva.example'],
    [true, 'ada@müller.example', 'Reply-To: ada@xn--mller-kva.example'],
    // An ASCII header cannot contain this address, so only the text of the mail contains it.
    [false, 'ü@müller.example', ''],
  ])('gets the parts of a non-ASCII address that it supports (supports only ASCII: %s): %s', async (hideSMTPUTF8, email, answer) => {
    const server = await opened(openMailServer({ hideSMTPUTF8 }));
    const relay = openRelay();
    expect((await relay.contact({ ...message, email, name: 'Zoë' })).status).toBe(200);
    for (const mail of relay.mails) expect(await senderTo(server)(mail)).toEqual({ result: 'sent' });
    expect(server.delivered.flatMap((delivered) => delivered.to)).toEqual(['support@example.com', email]);
    const header = server.delivered[0]?.raw.split('\r\n\r\n')[0] ?? '';
    expect(header).toMatch(/^[ -~\s]*$/);
    expect(header).toContain(answer);
  });
});

const greeting = '220 mail.example.com\r\n';
const refusing = (responseCode: number) => (_: unknown, __: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error('5.1.1 <ada@example.org> is unknown'), { responseCode }));
const refusingText = (responseCode: number) =>
  openMailServer({ onData: (stream, session, done) => void stream.resume().on('end', () => refusing(responseCode)(null, session, done)) });

type Server = () => Promise<Pick<MailServer, 'port' | 'close'>>;

describe('The outcome of a mail names the cause by codes, without names, if the mail server', () => {
  test.each<[string, Server, ToOptions, Exclude<Outcome['result'], 'sent'>, RegExp]>([
    [
      'refuses the password',
      () => openMailServer({ authOptional: false, allowInsecureAuth: true, onAuth: (_, __, done) => done(new Error('no')) }),
      { login: { user: 'web', password: 'x' } },
      'unreachable',
      /^EAUTH 535$/,
    ],
    ['requires a password', () => openMailServer({ authOptional: false }), {}, 'unreachable', /^EENVELOPE 530$/],
    ['refuses the recipient', () => openMailServer({ onRcptTo: refusing(550) }), {}, 'refused', /^EENVELOPE 550$/],
    ['refuses the sender', () => openMailServer({ onMailFrom: refusing(553) }), {}, 'refused', /^EENVELOPE 553$/],
    ['closes the connection before the sender', () => openMailServer({ onMailFrom: refusing(421) }), {}, 'unreachable', /^EENVELOPE 421$/],
    ['closes the connection before the recipient', () => openMailServer({ onRcptTo: refusing(421) }), {}, 'unreachable', / 421$/],
    ['is temporarily busy', () => openMailServer({ onRcptTo: refusing(451) }), {}, 'later', /^EENVELOPE 451$/],
    ['refuses the text', () => refusingText(554), {}, 'refused', /^EMESSAGE 554$/],
    ['has no space for the text', () => refusingText(452), {}, 'later', /^EMESSAGE 452$/],
    [
      'hangs up at once',
      () => openMailServer({ onConnect: (_, done) => done(Object.assign(new Error('go'), { responseCode: 421 })) }),
      {},
      'unreachable',
      / 421$/,
    ],
    ['hangs up in the middle', () => openSilentServer({ greeting, hangsUp: true }), {}, 'unreachable', /^E[A-Z]+$/],
    ['is silent', () => openSilentServer(), { patience: 100 }, 'unreachable', /^ETIMEDOUT silent$/],
    ['is silent after its greeting', () => openSilentServer({ greeting }), { patience: 100 }, 'unreachable', /^ETIMEDOUT silent$/],
    ['has no TLS, although it is required', () => openMailServer(), { security: 'starttls' }, 'unreachable', /^ETLS 5\d\d$/],
    ['does not start with TLS, although it is expected', () => openMailServer(), { security: 'tls' }, 'unreachable', /^ESOCKET no-tls$/],
    [
      'has a self-signed certificate',
      () => openMailServer({ disabledCommands: [] }),
      { security: 'starttls' },
      'unreachable',
      /^[A-Z]+ (?:self-signed|expired)$/,
    ],
    [
      'has a self-signed certificate from the first byte',
      () => openMailServer({ secure: true }),
      { security: 'tls' },
      'unreachable',
      /^[A-Z]+ (?:self-signed|expired)$/,
    ],
  ])('%s', async (_, start, options, result, why) => {
    const server = await opened(start());
    expect(await senderTo(server, options)(mail)).toEqual({ result, why: expect.stringMatching(why) });
  });

  test('is not running', async () => {
    const server = await openSilentServer();
    await server.close();
    expect(await senderTo(server)(mail)).toEqual({ result: 'unreachable', why: 'ESOCKET refused' });
  });
});

test('The connection to a mail server is closed after the server has refused the recipient', async () => {
  const server: MailServer = await opened(openMailServer({ onRcptTo: refusing(550) }));
  await senderTo(server)(mail);
  await expect.poll(() => server.connections()).toBe(0);
});

describe('The outcome of a mail between its text and the reply', () => {
  test('is unknown if the connection ends', async () => {
    const server: MailServer = await opened(openMailServer({ onData: (stream) => void stream.resume().on('end', () => server.hangUp()) }));
    expect(await senderTo(server)(mail)).toEqual({ result: 'unknown', why: expect.stringMatching(/^E[A-Z]+$/) });
  });

  test('is awaited for as long as RFC 5321 requires', () => {
    expect(smtpTimeouts.socketTimeout).toBeGreaterThanOrEqual(10 * 60_000);
  });

  test('is the outcome that the reply states, even if the reply takes 1.5 seconds', async () => {
    const server = await opened(
      openMailServer({ onData: (stream, _, done) => void stream.resume().on('end', () => setTimeout(done, 1500)) }),
    );
    expect(await senderTo(server)(mail)).toEqual({ result: 'sent' });
  });
});

test('The text of a mail is sent only after the attempt is recorded; if recording fails, the server gets no mail', async () => {
  const server = await opened(openMailServer());
  expect(await senderTo(server, { begin: () => Promise.reject(new Error('full')) })(mail)).toMatchObject({ result: 'unreachable' });
  expect(server.delivered).toEqual([]);
  let isRecorded = false;
  const begin = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.delivered).toEqual([]);
    isRecorded = true;
  };
  expect(await senderTo(server, { begin })(mail)).toEqual({ result: 'sent' });
  expect(isRecorded).toBe(true);
});

test('A mail that is delivered or refused leaves no listeners in the relay, which runs for months', async () => {
  const relay = new AbortController();
  const send = senderTo(await opened(openMailServer()), { signal: relay.signal });
  const refused = senderTo(await opened(openMailServer({ onRcptTo: (_address, _session, done) => done(new Error('No.')) })), {
    signal: relay.signal,
  });
  expect([(await send(mail)).result, (await refused(mail)).result]).toEqual(['sent', 'refused']);
  expect(getEventListeners(relay.signal, 'abort')).toEqual([]);
});

describe('A relay that stops', () => {
  test.each<[string, Server]>([
    ['a silent server', () => openSilentServer()],
    ['a server that does not answer the sender', () => openMailServer({ onMailFrom: () => undefined })],
  ])('does not wait for the reply of %s', async (_, start) => {
    const server = await opened(start());
    const stopping = new AbortController();
    const outcome = senderTo(server, { signal: stopping.signal })(mail);
    setTimeout(() => stopping.abort(), 200);
    expect(await outcome).toEqual({ result: 'unreachable', why: 'ESTOPPED' });
  });

  test('waits for the reply to a text', async () => {
    const stopping = new AbortController();
    const server = await opened(
      openMailServer({
        onData: (stream, _, done) =>
          void stream.resume().on('end', () => {
            stopping.abort();
            setTimeout(done, 200);
          }),
      }),
    );
    expect(await senderTo(server, { signal: stopping.signal })(mail)).toEqual({ result: 'sent' });
  });
});
