// The mails of a form with addresses that every mail server takes.

import type { FormMail } from '../site/forms/mail.ts';
import { deliverable } from './limits/mailbox.ts';

/** A header may hold only plain letters: a mail to the inbox must not depend on what its server can do. */
export function addressed({ to, replyTo = '', ...mail }: FormMail): FormMail {
  const answerTo = deliverable(replyTo);
  return { ...mail, to: deliverable(to), ...(/^[!-~]+$/.test(answerTo) ? { replyTo: answerTo } : {}) };
}
