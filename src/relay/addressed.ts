// Prepares the mails of a form with addresses that every mail server accepts.

import type { FormMail } from '../site/forms/mail.ts';
import { deliverable } from './limits/mailbox.ts';

/** Headers must be ASCII: a mail to the inbox must not depend on optional features of its server. */
export function addressed({ to, replyTo = '', ...mail }: FormMail): FormMail {
  const answerTo = deliverable(replyTo);
  return { ...mail, to: deliverable(to), ...(/^[!-~]+$/.test(answerTo) ? { replyTo: answerTo } : {}) };
}
