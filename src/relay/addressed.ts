// The mails of a form with addresses that every mail server takes.

import type { FormMail } from '../site/forms/mail.ts';
import { deliverable } from './limits/mailbox.ts';

/** A header may have only ASCII letters: a mail to the inbox must not depend on features of its server. */
export function addressed({ to, replyTo = '', ...mail }: FormMail): FormMail {
  const answerTo = deliverable(replyTo);
  return { ...mail, to: deliverable(to), ...(/^[!-~]+$/.test(answerTo) ? { replyTo: answerTo } : {}) };
}
