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

/** The field of the honeypot, which people do not see and leave empty. */
export const honeypot = 'website';

/** Tells the forms server that a visitor begins with a form. */
export function begin(delivery: Delivery): void {
  if (delivery.via === 'relay') void tokenFor(delivery.endpoint);
}

/**
 * Sends the fields of a form. Where the honeypot is filled in, the forms server has a person look at the message; the mail service has
 * none who does, so nothing is sent, and the result is success.
 */
export async function deliver(values: Message & Readonly<Record<string, string>>, delivery: Delivery): Promise<SendResult> {
  const { [honeypot]: bait, ...message } = values;
  if (delivery.via === 'relay') return sendContactForm(bait ? values : message, delivery);
  return bait ? { success: true, message: { key: 'sent' } } : sendMail(values, { ...delivery, now: Date.now });
}
