// Finds out why a mail server cannot be used, from errors of Node and nodemailer, in terms that a person can act on.

/** The problem of the connection to a mail server. */
export type SmtpProblem =
  | 'refused'
  | 'no-such-host'
  | 'silent'
  | 'no-starttls'
  | 'no-tls'
  | 'old-tls'
  | 'self-signed'
  | 'unknown-issuer'
  | 'other-name'
  | 'expired'
  | 'login'
  | 'other';

/** The first sign that matches counts. If STARTTLS fails, nodemailer preserves the text of the cause but not its code. */
const signs: readonly (readonly [problem: SmtpProblem, sign: RegExp])[] = [
  ['self-signed', /DEPTH_ZERO_SELF_SIGNED_CERT|- self-signed certificate(?! in)/],
  ['unknown-issuer', /SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_UNTRUSTED|self-signed certificate in|unable to (?:verify|get)/],
  ['other-name', /ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate/],
  ['expired', /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|certificate (?:has expired|is not yet valid)/],
  ['old-tls', /UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION|unsupported protocol|protocol version|VERSION_TOO_LOW|version too low/],
  ['no-tls', /WRONG_VERSION_NUMBER|wrong version number|PACKET_LENGTH_TOO_LONG|packet length too long/],
  ['no-starttls', /Error upgrading connection with STARTTLS|does not support required STARTTLS/],
  ['no-such-host', /EDNS|ENOTFOUND|EAI_AGAIN/],
  ['refused', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/],
  ['silent', /ETIMEDOUT/],
  ['login', /EAUTH|ENOAUTH/],
];

/** Returns the problem that an error of a connection describes. */
export function smtpProblemOf(error: unknown): SmtpProblem {
  const { code, originalCode, message } = Object(error) as Record<string, unknown>;
  const text = [code, originalCode, message].filter((part) => typeof part === 'string').join(' - ');
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'other';
}
