// Sends a message of the support or contact form: as two mails from the browser, or to the forms server.
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

/** Sends the fields of a form. If the honeypot is filled in, nothing is sent, and the result is success. */
export async function deliver(values: Message & Readonly<Record<string, string>>, delivery: Delivery): Promise<SendResult> {
  const { [honeypot]: bait, ...message } = values;
  if (bait) return { success: true, message: { key: 'sent' } };
  return delivery.via === 'direct' ? sendMail(values, { ...delivery, now: Date.now }) : sendContactForm(message, delivery);
}
