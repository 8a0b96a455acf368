// The relay's mails over SMTP, to a real server in its good and bad moods.
import { afterEach, describe, expect, test } from 'vitest';
import type { Mail, SendResult } from '../../src/forms/ports.ts';
import { createSmtpSender, type SmtpOptions } from '../../src/node/mail/smtp.ts';
import { type MailServer, openMailServer, openSilentServer } from '../support/mail/mail-server.ts';
import { message, openRelay, told } from '../support/mail/relay.ts';

const mail: Mail = {
  from: { name: 'Beispiel AG', address: 'web@example.com' },
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
  /** In milliseconds; short where the server is silent, so that tests need not wait. */
  readonly timeLimit?: number;
}

/** The way to `server`. */
const to = ({ port }: { readonly port: number }, { timeLimit = 10_000, ...options }: ToOptions = {}) => {
  const send = createSmtpSender({ host: '127.0.0.1', port, security: 'none', ...options });
  return (mail: Mail): Promise<SendResult> => send(mail, timeLimit);
};

describe('a server that takes it', () => {
  test('gets the mail whole, from us, for one reader, with the answer going to the visitor', async () => {
    const server = await opened(openMailServer());
    expect(await to(server)(mail)).toEqual({ ok: true });
    const [delivered] = server.delivered;
    expect(delivered).toMatchObject({ from: 'web@example.com', to: ['support@example.com'] });
    const [header = '', body] = delivered?.raw.split('\r\n\r\n') ?? [];
    expect(header).toMatch(/^From: Beispiel AG <web@example\.com>$/m);
    expect(header).toMatch(/^To: support@example\.com$/m);
    expect(header).toMatch(/^Reply-To: ada@example\.org$/m);
    expect(header).toContain('=?UTF-8?');
    expect(header).toMatch(/^Message-ID: </m);
    expect(header).not.toMatch(/^(?:Bcc|Cc|Auto-Submitted)/m);
    expect(header.match(/ada@example\.org/g)).toHaveLength(1);
    expect(body).toBe('Guten Tag\r\n.\r\nEnde\r\n');
  });

  test('is told what a machine has written by itself', async () => {
    const server = await opened(openMailServer());
    await to(server)({ ...mail, automatic: true });
    expect(server.delivered[0]?.raw).toMatch(/^Auto-Submitted: auto-replied$/m);
  });

  test('gets name and password', async () => {
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
    expect(await to(server, { login: { user: 'web', password: 'geheim' } })(mail)).toEqual({ ok: true });
    expect(asked).toEqual([['web', 'geheim']]);
  });

  test('gets no lines of a visitor into the header, even where nobody has looked before', async () => {
    const server = await opened(openMailServer());
    await to(server)({ ...mail, subject: 'Hi\r\nBcc: all@example.org', replyTo: 'a@example.org\r\nCc: all@example.org' });
    expect(server.delivered[0]?.to).toEqual(['support@example.com']);
    expect(server.delivered[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:Bcc|Cc):/m);
  });

  test.each([
    [false, 'ada@müller.example', 'Reply-To: ada@xn--mller-kva.example'],
    [true, 'ada@müller.example', 'Reply-To: ada@xn--mller-kva.example'],
    // To this visitor nobody can answer with plain letters alone: the address stands in the text.
    [false, 'ü@müller.example', ''],
  ])('gets what it can take of addresses with other letters (knows plain ones only: %s): %s', async (hideSMTPUTF8, email, answer) => {
    const server = await opened(openMailServer({ hideSMTPUTF8 }));
    const relay = openRelay({ send: to(server) });
    expect((await relay.contact({ ...message, email, name: 'Zoë' })).status).toBe(200);
    expect(server.delivered.flatMap((delivered) => delivered.to)).toEqual(['support@example.com', email]);
    const header = server.delivered[0]?.raw.split('\r\n\r\n')[0] ?? '';
    expect(header).toMatch(/^[ -~\s]*$/);
    expect(header).toContain(answer);
  });
});

const greeting = '220 mail.example.com\r\n';
const refusing = (responseCode: number) => (_: unknown, __: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error('5.1.1 <ada@example.org> is unknown'), { responseCode }));

describe('a server that does not is a failure with a reason that names nobody', () => {
  test.each<[string, () => Promise<Pick<MailServer, 'port' | 'close'>>, ToOptions, RegExp]>([
    [
      'refuses the password',
      () => openMailServer({ authOptional: false, allowInsecureAuth: true, onAuth: (_, __, done) => done(new Error('no')) }),
      { login: { user: 'web', password: 'x' } },
      /^EAUTH 535$/,
    ],
    ['wants a password', () => openMailServer({ authOptional: false }), {}, /^EENVELOPE 530$/],
    ['refuses the reader', () => openMailServer({ onRcptTo: refusing(550) }), {}, /^EENVELOPE 550$/],
    ['refuses the writer', () => openMailServer({ onMailFrom: refusing(553) }), {}, /^EENVELOPE 553$/],
    ['is busy for now', () => openMailServer({ onRcptTo: refusing(451) }), {}, /^EENVELOPE 451$/],
    [
      'refuses the text',
      () => openMailServer({ onData: (stream, session, done) => void stream.resume().on('end', () => refusing(554)(null, session, done)) }),
      {},
      /^EMESSAGE 554$/,
    ],
    [
      'hangs up at once',
      () => openMailServer({ onConnect: (_, done) => done(Object.assign(new Error('go'), { responseCode: 421 })) }),
      {},
      / 421$/,
    ],
    ['hangs up in the middle', () => openSilentServer({ greeting, hangsUp: true }), {}, /^E[A-Z]+$/],
    ['never says a word', () => openSilentServer(), { timeLimit: 100 }, /^EABORT$/],
    ['greets and then is silent', () => openSilentServer({ greeting }), { timeLimit: 100 }, /^EABORT$/],
    ['has no TLS, where it is asked for', () => openMailServer(), { security: 'starttls' }, /^E[A-Z]+/],
    ['speaks plainly, where TLS is expected at once', () => openMailServer(), { security: 'tls' }, /^E[A-Z]+$/],
    [
      'shows a certificate that it has signed itself',
      () => openMailServer({ disabledCommands: [] }),
      { security: 'starttls' },
      /^E[A-Z]+$/,
    ],
    ['shows it at once', () => openMailServer({ secure: true }), { security: 'tls' }, /^[A-Z_]+$/],
  ])('%s', async (_, start, options, why) => {
    const server = await opened(start());
    const sent = await to(server, options)(mail);
    expect(sent).toEqual({ ok: false, why: expect.stringMatching(why) });
    const relay = openRelay({ send: to(server, options) });
    expect(await told(await relay.contact({ ...message, language: 'en' }))).toEqual([
      502,
      { success: false, message: 'An error occurred. Please try again later' },
    ]);
    expect(relay.mails).toHaveLength(1);
  });

  test('is not there', async () => {
    const server = await openSilentServer();
    await server.close();
    expect(await to(server)(mail)).toEqual({ ok: false, why: 'ESOCKET' });
  });
});

test('A server that refuses only the visitor has still taken the message', async () => {
  const server = await opened(
    openMailServer({
      onRcptTo: (address, session, done) => (address.address === message.email ? refusing(550)(address, session, done) : done()),
    }),
  );
  const relay = openRelay({ send: to(server) });
  expect((await relay.contact(message)).status).toBe(200);
  expect(relay.notes).toEqual(['confirmation not sent: EENVELOPE 550']);
  expect(server.delivered.map((delivered) => delivered.to)).toEqual([['support@example.com']]);
});
