// Sends mails by SMTP, each over its own connection, and records when the server may have the entire text. Before that moment, a mail may
// be sent again; after it, only the server's reply tells the outcome.
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
  /** `tls` from the first byte, `starttls` before a login or mail (refused if the server lacks it), or `none`. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly password: string };
}

/** Timeouts in milliseconds, as RFC 5321, 4.5.3.2, requires: five minutes for a greeting, ten for the reply to a text. */
export const smtpTimeouts = { connectionTimeout: 60_000, greetingTimeout: 5 * 60_000, socketTimeout: 10 * 60_000 };

/** Returns a function that sends one mail from `from` and resolves to its outcome. It never rejects. */
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
      // An automatic answer has an empty return path (RFC 3834, 3.3), so that bounces are not sent to the site.
      const { to } = node.getEnvelope();
      const envelope = { from: attempt.mail.automatic ? '' : from.address, to };
      const sent = answered(connection, (done) => connection.send(envelope, text, done));
      await abortable(sent, signal, () => !text.isBegun);
      connection.quit();
      return { result: 'sent' };
    } catch (error) {
      text.destroy();
      connection.close();
      return outcomeOf(error, text);
    }
  };

/** Timeouts for a check of the server, in milliseconds. */
const shortTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 20_000 };

/** Connects and logs in as for a mail, but sends none. Resolves to the problem; to undefined if there is none or `signal` is aborted. */
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

/** The error of a mail that was left unsent because the relay stops. */
class Stopped extends Error {
  readonly code = 'ESTOPPED';
}

/** Settles like `work`, but rejects when the signal is aborted, provided that `mayLeave` returns true then. */
function abortable(work: Promise<void>, signal: AbortSignal, mayLeave = (): boolean => true): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      if (mayLeave()) reject(new Stopped());
    };
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    // The signal outlives thousands of mails; a remaining listener would retain the text of each.
    work.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
  });
}

/** The bytes of a mail, which the server gets once `begin` has resolved. */
class SentText extends Readable {
  bytes: Buffer | undefined;
  /** True once the server is ready for the text. */
  isBegun = false;
  /** True once the entire text may have been sent. */
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
  // The pending call also reports the error. Without a listener, the error event would end the process.
  connection.on('error', () => undefined);
  return connection;
}

/** Connects, and logs in if credentials are configured. */
async function establish(connection: SMTPConnection, { login }: SmtpOptions): Promise<void> {
  await answered(connection, (done) => connection.connect(done));
  if (login === undefined || !connection.allowsAuth) return;
  const { user, password } = login;
  await answered(connection, (done) => connection.login({ user, pass: password }, done));
}

/** Starts a command with `begin`. Settles when the command calls `done` or the connection fails. */
const answered = (connection: SMTPConnection, begin: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    begin((error) => (error ? reject(error) : resolve()));
  });

function composed({ mail: { to, replyTo, subject, text, automatic }, messageId, date }: Attempt, from: Mailbox) {
  return new MailComposer({
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    // A visitor's text must not be decoded as encoded words (RFC 2047), which could disguise its content.
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

/** Returns the outcome of a failed attempt. Only a reply to the mail itself counts against the mail: a refused login does not. */
function outcomeOf(error: unknown, { isRead }: SentText): Outcome {
  const why = reasonOf(error);
  const { code, responseCode } = codesOf(error);
  if (responseCode === undefined) return { result: isRead ? 'unknown' : 'unreachable', why };
  // A required login (530) and a closing server (421) do not concern the mail.
  const isOfMail = isRead || ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 530 && responseCode !== 421);
  if (!isOfMail) return { result: 'unreachable', why };
  return { result: responseCode >= 500 ? 'refused' : 'later', why };
}

function codesOf(error: unknown): { readonly code?: string | undefined; readonly responseCode?: number | undefined } {
  const { code, responseCode } = Object(error) as { readonly code?: unknown; readonly responseCode?: unknown };
  return { code: typeof code === 'string' ? code : undefined, responseCode: typeof responseCode === 'number' ? responseCode : undefined };
}

/** Returns the codes of a failure. The message is left out, because it may quote the server, which may quote addresses. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = codesOf(error);
  const name = code ?? (error instanceof Error ? error.name : 'unknown');
  if (responseCode !== undefined) return `${name} ${responseCode}`;
  const problem = smtpProblemOf(error);
  return problem === 'other' ? name : `${name} ${problem}`;
}
