// The mails of a form with addresses that every mail server takes.
import type { FormMail } from './mail.ts';

/** A header may hold only plain letters: a mail to the inbox must not depend on what its server can do. */
export function addressed({ to, replyTo = '', ...mail }: FormMail): FormMail {
  const answerTo = deliverable(replyTo);
  return { ...mail, to: deliverable(to), ...(/^[!-~]+$/.test(answerTo) ? { replyTo: answerTo } : {}) };
}

/** The address with its domain in the letters of the DNS, which every mail server takes. */
function deliverable(email: string): string {
  const at = email.lastIndexOf('@');
  const url = URL.canParse(`https://${email.slice(at + 1)}`) ? new URL(`https://${email.slice(at + 1)}`) : undefined;
  return url === undefined ? email : `${email.slice(0, at)}@${url.hostname}`;
}
