// Sends messages from a form to a mailbox through `archipel relay`, which runs as a process, and Debian's Postfix.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/http/start-server.ts';
import { postMessage } from '../support/mail/post-message.ts';
import { hasPostfix, type Postfix, startPostfix } from '../support/mail/postfix.ts';
import { freshFolder, type Running, root, start } from '../support/process/process.ts';

const origin = 'https://www.example.com';

function throughPostfix(): void {
  let postfix: Postfix;
  let relay: Running;
  let url: string;
  beforeAll(async () => {
    const [smtp, port] = [await freePort(), await freePort()];
    postfix = startPostfix(freshFolder(), smtp, ['example.com', 'example.org', 'xn--mller-kva.example', 'müller.example']);
    relay = start(['relay'], {
      env: {
        ARCHIPEL_RELAY_PORT: String(port),
        ARCHIPEL_RELAY_QUEUE: join(freshFolder(), 'queue'),
        ARCHIPEL_RELAY_ORIGINS: origin,
        ARCHIPEL_RELAY_SMTP_HOST: '127.0.0.1',
        ARCHIPEL_RELAY_SMTP_PORT: String(smtp),
        ARCHIPEL_RELAY_SMTP_SECURITY: 'none',
        ARCHIPEL_RELAY_FROM: 'Beispiel AG <web@example.com>',
        ARCHIPEL_RELAY_INBOX: 'support@example.com',
      },
    });
    url = `http://127.0.0.1:${port}/api/send-contact-form`;
    await relay.said(/listens/);
  });
  afterAll(() => {
    relay.child.kill('SIGKILL');
    postfix.stop();
  });

  const send = (fields: Readonly<Record<string, string>>) =>
    postMessage(url, { name: 'Ada', email: 'ada@example.org', message: 'Hallo', language: 'de', ...fields }, { origin });
  /** Resolves to the first mail for `reader` that contains `subject`, once it has arrived. */
  const mailFor = async (reader: string, subject = ''): Promise<string> => {
    const find = () => postfix.arrived().find((mail) => mail.includes(`Delivered-To: ${reader}\n`) && mail.includes(subject));
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    return find() ?? '';
  };

  test('A message through Postfix reaches the inbox, and its confirmation reaches the visitor', async () => {
    const reply = await send({ subject: 'Rechnung', customerNumber: '12345678', message: 'Zeile eins\n.\nFrom here on' });
    expect(await reply.json()).toEqual({
      success: true,
      message: 'Ihre Support-Anfrage wurde erfolgreich gesendet',
      ticket: expect.stringMatching(/^TICKET-\d+$/),
    });
    const notification = await mailFor('support@example.com', 'Rechnung');
    expect(notification).toMatch(/^Return-Path: <web@example\.com>$/m);
    expect(notification).toMatch(/^From: Beispiel AG <web@example\.com>$/m);
    expect(notification).toMatch(/^Reply-To: ada@example\.org$/m);
    expect(notification).toMatch(/^Subject: \[DE\] Rechnung$/m);
    expect(notification).toContain(
      'customer_number: 12345678\npriority: Normal\nsubject: [DE] Rechnung\nlanguage: de\nmessage:\n\nZeile eins\n.\nFrom here on\n',
    );
    const confirmation = await mailFor('ada@example.org');
    expect(confirmation).toMatch(/^Return-Path: <>$/m);
    expect(notification).toContain(/TICKET-\d{13}/.exec(confirmation)?.[0]);
    expect(confirmation).toMatch(/^Subject: Ihre Anfrage TICKET-\d{13}$/m);
    expect(confirmation).toMatch(/^Auto-Submitted: auto-replied$/m);
    expect(confirmation).not.toContain('Zeile eins');
  });

  test.each(['ada@xn--mller-kva.example', 'ü@müller.example'])(
    'The visitor %s, whose domain has non-ASCII letters, gets a confirmation through Postfix',
    async (reader) => {
      const [name = ''] = reader.split('@');
      expect((await send({ email: `${name}@müller.example`, subject: `Umlaute ${name === 'ü'}` })).status).toBe(200);
      const [header = ''] = (await mailFor('support@example.com', `Umlaute ${name === 'ü'}`)).split('\n\n');
      expect(header).toMatch(/^[ -~\s]*$/);
      expect(await mailFor(reader)).toContain('TICKET-');
    },
  );

  test('A message from a visitor whose address does not exist still reaches the inbox through Postfix', async () => {
    expect((await send({ email: 'nobody@elsewhere.example', subject: 'Unbekannt' })).status).toBe(200);
    expect(await mailFor('support@example.com', 'Unbekannt')).toContain('Reply-To: nobody@elsewhere.example');
  });
}

if (hasPostfix) describe('through Postfix', throughPostfix);
else
  test('Without Postfix, tests/forms/smtp.test.ts tests the relay with a mail server in the process', () => {
    expect(existsSync(join(root, 'tests/forms/smtp.test.ts'))).toBe(true);
  });
