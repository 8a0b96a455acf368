// Mails by SMTP, one connection each, so that the moment is known at which a server has the whole text: before it a mail may be
// sent again, after it only a reply tells what became of it.
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mailbox } from '../../site/forms/mail.ts';
import type { Attempt } from '../queue/delivery.ts';
import type { Outcome } from '../queue/delivery-state.ts';
import { type SmtpProblem, smtpProblemOf } from './smtp-problem.ts';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** `tls` from the first byte, `starttls` before any command (refused if the server lacks it), or `none`. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly password: string };
}

/** In milliseconds, as RFC 5321, 4.5.3.2, asks for: five minutes for a greeting, ten for the reply to a text. */
export const smtpTimeouts = { connectionTimeout: 60_000, greetingTimeout: 5 * 60_000, socketTimeout: 10 * 60_000 };

/** A function that hands one mail from `from` to the server, and returns the result; it never rejects. */
export const createSmtpSender =
  (options: SmtpOptions, from: Mailbox, timeouts: Partial<typeof smtpTimeouts> = {}): ((attempt: Attempt) => Promise<Outcome>) =>
  async (attempt) => {
    const text = new SentText(attempt.begin);
    const { signal } = attempt;
    const connection = connectionTo(options, { ...smtpTimeouts, ...timeouts });
    try {
      const node = composed(attempt, from);
      text.bytes = await node.build();
      await abortable(establish(connection, options), signal);
      // An automatic answer has an empty return path (RFC 3834, 3.3), so that bounces do not come to us.
      const { to } = node.getEnvelope();
      const envelope = { from: attempt.mail.automatic ? '' : from.address, to };
      const sent = new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.send(envelope, text, (error) => (error ? reject(error) : resolve()));
      });
      await abortable(sent, signal, () => !text.isBegun);
      connection.quit();
      return { result: 'sent' };
    } catch (error) {
      text.destroy();
      connection.close();
      return outcomeOf(error, text);
    }
  };

/** How long a server may take to say that it can be used, in milliseconds. */
const shortTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 20_000 };

/** Greets the server and logs in, as for a mail, and sends none. Resolves to what is wrong, or to undefined; never rejects. */
export async function trySmtp(options: SmtpOptions, signal: AbortSignal): Promise<SmtpProblem | undefined> {
  const connection = connectionTo(options, shortTimeouts);
  try {
    await abortable(establish(connection, options), signal);
    connection.quit();
    return undefined;
  } catch (error) {
    connection.close();
    return signal.aborted ? undefined : smtpProblemOf(error);
  }
}

/** Why a mail was left that could have been sent. */
class Stopped extends Error {
  readonly code = 'ESTOPPED';
}

/** `work`, or a failure as soon as the request is aborted at a moment at which it may be left. */
function abortable(work: Promise<void>, signal: AbortSignal, mayLeave = (): boolean => true): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      if (mayLeave()) reject(new Stopped());
    };
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    // The signal outlives thousands of mails, whose texts would stay with it.
    work.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
  });
}

/** The bytes of a mail, which the server gets once `begin` has resolved. */
class SentText extends Readable {
  bytes: Buffer | undefined;
  /** True once the server has requested the text. */
  isBegun = false;
  /** True once all of it may have been sent. */
  isRead = false;
  readonly #begin: () => Promise<void>;

  constructor(begin: () => Promise<void>) {
    super();
    this.#begin = begin;
  }

  override _read(): void {
    const { bytes = Buffer.alloc(0) } = this;
    this.isBegun = true;
    this.#begin().then(
      () => {
        this.isRead = true;
        this.push(bytes);
        this.push(null);
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error('unknown')),
    );
  }
}

function connectionTo({ host, port, security }: SmtpOptions, timeouts: typeof smtpTimeouts): SMTPConnection {
  const connection = new SMTPConnection({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    socketCloseTimeout: 1000,
    ...timeouts,
  });
  // The pending call fails as well; an error event without a listener would end the process.
  connection.on('error', () => undefined);
  return connection;
}

/** Connects, and logs in if credentials are configured. */
async function establish(connection: SMTPConnection, { login }: SmtpOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (login === undefined || !connection.allowsAuth) return;
  const { user, password } = login;
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.login({ user, pass: password }, (error) => (error ? reject(error) : resolve()));
  });
}

function composed({ mail: { to, replyTo, subject, text, automatic }, messageId, date }: Attempt, from: Mailbox) {
  return new MailComposer({
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    // What a visitor wrote must not be read as encoded words (RFC 2047), behind which other words could be hidden.
    subject: subject.replaceAll('=?', '= ?'),
    text,
    date: new Date(date),
    messageId: `<${messageId}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: automatic ? { 'Auto-Submitted': 'auto-replied' } : {},
    // The content of a mail comes from visitors: it must not make the library read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
}

/** The meaning of a failure for the mail. Only a reply to the mail itself counts: a refused login is not its fault. */
function outcomeOf(error: unknown, { isRead }: SentText): Outcome {
  const why = reasonOf(error);
  const { code, responseCode } = codesOf(error);
  if (responseCode === undefined) return { result: isRead ? 'unknown' : 'unreachable', why };
  if (isRead) return { result: responseCode >= 500 ? 'refused' : 'later', why };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { result: 'unreachable', why };
  // Wanting a login (530) is about us, and so is closing (421).
  if (responseCode === 530 || responseCode === 421) return { result: 'unreachable', why };
  return { result: responseCode >= 500 ? 'refused' : 'later', why };
}

function codesOf(error: unknown): { readonly code?: string | undefined; readonly responseCode?: number | undefined } {
  const { code, responseCode } = Object(error) as { readonly code?: unknown; readonly responseCode?: unknown };
  return { code: typeof code === 'string' ? code : undefined, responseCode: typeof responseCode === 'number' ? responseCode : undefined };
}

/** The codes of a failure. Its message may quote the server, and a server quotes addresses. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = codesOf(error);
  const name = code ?? (error instanceof Error ? error.name : 'unknown');
  if (responseCode !== undefined) return `${name} ${responseCode}`;
  const problem = smtpProblemOf(error);
  return problem === 'other' ? name : `${name} ${problem}`;
}
