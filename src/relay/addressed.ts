import type { FormMail } from '../site/forms/mail.ts';
import { asciiAddress } from './limits/mailbox.ts';

/**
 * Returns the mail with addresses that every mail server accepts. A `replyTo` that is not ASCII is left out: the mail must not depend on
 * optional features of the server that receives it.
 */
export function addressed({ to, replyTo = '', ...mail }: FormMail): FormMail {
  const answerTo = asciiAddress(replyTo);
  return { ...mail, to: asciiAddress(to), ...(/^[!-~]+$/.test(answerTo) ? { replyTo: answerTo } : {}) };
}
