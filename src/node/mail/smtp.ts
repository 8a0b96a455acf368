// Mails by SMTP.
import { createTransport } from 'nodemailer';
import type { Mail, SendResult } from '../../forms/ports.ts';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** `tls` from the first byte, `starttls` before anything is said (refused where a server has none), or `none`. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly password: string };
}

/** A function that hands one mail to the server within a time limit in milliseconds, and tells what became of it. */
export function createSmtpSender({ host, port, security, login }: SmtpOptions): (mail: Mail, timeLimit: number) => Promise<SendResult> {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // What a mail holds comes from visitors: nothing in it may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    socketCloseTimeout: 1000,
    ...(login === undefined ? {} : { auth: { user: login.user, pass: login.password } }),
  });
  return async ({ from, to, replyTo, subject, text, automatic }, timeLimit) => {
    try {
      await transport.sendMail({
        from: { name: from.name, address: from.address },
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        headers: automatic ? { 'Auto-Submitted': 'auto-replied' } : {},
        signal: AbortSignal.timeout(timeLimit),
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, why: reasonOf(error) };
    }
  };
}

/** The codes of a failure. Its message may quote the server, and a server quotes addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${code}${reply}`;
}
