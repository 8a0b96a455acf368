// Sends the support and contact forms as two mails in sequence: one to the support team, then a confirmation to the visitor.

import type { Locale } from 'archipel';
import { loadEmailjs } from './load-emailjs.ts';
import { failure, requestTimeoutMs, type SendResult } from './result.ts';

/** The visitor's input. The contact form has neither customer number nor priority, and may lack a subject. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly subject?: string;
  readonly customerNumber?: string;
  readonly priority?: string;
}

export interface SendMailOptions {
  /** The origin of the mail service; empty for the origin of the page. */
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly confirmationTemplateId: string;
  readonly publicKey: string;
  /** The inbox of the support team. */
  readonly to: string;
  readonly language: Locale;
  /** Returns the current time in milliseconds since 1970. It becomes part of the ticket number. */
  readonly now: () => number;
  /** The time limit for loading the library, and for each mail, in milliseconds. */
  readonly timeLimit?: number;
}

/** Sends both mails. The ticket exists once the first mail is sent, so a failed confirmation is only a warning in the console. */
export async function sendMail(message: Message, options: SendMailOptions): Promise<SendResult> {
  try {
    const { origin, publicKey, serviceId, timeLimit = requestTimeoutMs } = options;
    const { init, send } = await within(timeLimit, loadEmailjs());
    init({ publicKey }, origin);
    const mail: Mail = (template, params) => within(timeLimit, send(serviceId, template, params));
    return await sendBoth(mail, message, options);
  } catch (error) {
    console.error(error);
    return failure('errorGeneral');
  }
}

type Mail = (template: string, params: Record<string, string>) => Promise<unknown>;

async function sendBoth(mail: Mail, message: Message, options: SendMailOptions): Promise<SendResult> {
  // The page shows the same ticket number as the mail to the support team.
  const ticket = `TICKET-${options.now()}`;
  try {
    await mail(options.templateId, { ...notification(message, options), ticket_number: ticket });
  } catch (error) {
    console.error(error);
    return failure('errorSending');
  }
  try {
    await mail(options.confirmationTemplateId, { ...confirmation(message, options), ticket_number: ticket });
  } catch (error) {
    console.warn('The confirmation could not be sent.', error);
  }
  return { success: true, message: { key: 'sent' }, ticket };
}

const notification = (message: Message, { to, language }: SendMailOptions) => ({
  to_email: to,
  from_name: message.name,
  from_email: message.email,
  customer_number: given(message.customerNumber) ?? 'Not provided',
  priority: given(message.priority) ?? 'Normal',
  subject: `[${language.toUpperCase()}] ${given(message.subject) ?? 'New Support Ticket'}`,
  message: message.message,
  language,
});

const confirmation = ({ name, email }: Message, { language }: SendMailOptions) => ({
  to_email: email,
  to_name: name,
  language,
});

const given = (value = ''): string | undefined => (value.trim() === '' ? undefined : value);

/** Settles like `work`, or rejects after `milliseconds`. The work itself then continues, because the library cannot be aborted. */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
