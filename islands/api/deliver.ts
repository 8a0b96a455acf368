// Sends a message of the support or contact form: as two mails from the browser, or to the forms server.
import { tokenFor } from 'archipel/forms';
import type { SendResult } from './result.ts';
import { sendContactForm } from './send-contact-form.ts';
import { type Message, type SendMailOptions, sendMail } from './send-mail.ts';

interface ByMail extends Omit<SendMailOptions, 'language' | 'now' | 'timeLimit'> {
  readonly via: 'direct';
}

interface ByEndpoint {
  readonly via: 'relay';
  readonly endpoint: string;
}

export type Delivery = (ByMail | ByEndpoint) & { readonly language: string };

/** The name of the honeypot field, which people do not see and leave empty. */
export const honeypot = 'website';

/** Requests the token for the next message as soon as a form is ready. Only the forms server has tokens; for mails, does nothing. */
export function prefetchToken(delivery: Delivery): void {
  if (delivery.via === 'relay') void tokenFor(delivery.endpoint);
}

/**
 * Sends the fields of a form. If the honeypot is filled in, the forms server holds the message until a person has
 * reviewed it. The mail service has no such review, so nothing is sent, and the result is success.
 */
export async function deliver(values: Message & Readonly<Record<string, string>>, delivery: Delivery): Promise<SendResult> {
  const { [honeypot]: bait, ...message } = values;
  if (delivery.via === 'relay') return sendContactForm(bait ? values : message, delivery);
  return bait ? { success: true, message: { key: 'sent' } } : sendMail(values, { ...delivery, now: Date.now });
}
