// The support ticket and the contact form: two mails in sequence (DECISIONS.md, 9; SPEC.md, section 7).
import { confirmation, notification } from './mails.ts';
import type { FormsPorts, FormsSettings } from './ports.ts';
import { failed, sent } from './replies.ts';
import type { ContactMessage } from './schema.ts';

/** Milliseconds for one mail, and for both: pages wait for 15 seconds, and must not take a slow success for a failure. */
const [perMail, forBoth] = [10_000, 14_000];

/** Sends both mails. Once the first is on its way the ticket exists: a lost confirmation is no failure. */
export async function sendMessage(message: ContactMessage, settings: FormsSettings, { send, now, log }: FormsPorts): Promise<Response> {
  const began = now();
  const notified = await send(notification(message, settings), perMail);
  if (!notified.ok) {
    log(`notification not sent: ${notified.why}`);
    return failed(502, message.language);
  }
  const left = Math.max(0, forBoth - (now() - began));
  const confirmed = await send(confirmation(message, `TICKET-${began}`, settings), Math.min(perMail, left));
  if (!confirmed.ok) log(`confirmation not sent: ${confirmed.why}`);
  return sent(message.language);
}
