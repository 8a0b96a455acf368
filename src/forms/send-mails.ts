// The mails of a form, one after the other.
import type { FormMail } from './definition.ts';
import type { FormsPorts, FormsSettings, Mail } from './ports.ts';

/** Milliseconds for one mail, and for all: pages wait for 15 seconds, and must not take a slow success for a failure. */
const [perMail, forAll] = [10_000, 14_000];

/** Sends `mails`. Resolves to false where the first is not on its way: once it is, a lost one is no failure. */
export async function sendMails(
  mails: readonly FormMail[],
  { from }: Pick<FormsSettings, 'from'>,
  { send, now, log }: FormsPorts,
): Promise<boolean> {
  const began = now();
  for (const [index, mail] of mails.entries()) {
    const left = Math.max(0, forAll - (now() - began));
    const result = await send({ from, ...addressed(mail) }, Math.min(perMail, left));
    if (!result.ok) log(`${mail.name} not sent: ${result.why}`);
    if (!result.ok && index === 0) return false;
  }
  return true;
}

/** A header may hold only plain letters: a mail to the inbox must not depend on what its server can do. */
function addressed({ name: _, to, replyTo = '', ...mail }: FormMail): Omit<Mail, 'from'> {
  const answerTo = deliverable(replyTo);
  return { to: deliverable(to), ...(/^[!-~]+$/.test(answerTo) ? { replyTo: answerTo } : {}), ...mail };
}

/** The address with its domain in the letters of the DNS, which every mail server takes. */
function deliverable(email: string): string {
  const at = email.lastIndexOf('@');
  const url = URL.canParse(`https://${email.slice(at + 1)}`) ? new URL(`https://${email.slice(at + 1)}`) : undefined;
  return url === undefined ? email : `${email.slice(0, at)}@${url.hostname}`;
}
