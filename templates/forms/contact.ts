// Defines how the forms server handles the contact form and the support ticket: it sends two mails in sequence.
import { defineForm, type FormMail, field, z } from 'archipel';
import { limits } from '../../islands/api/limits.ts';
import { messages as supportForm } from '../../islands/SupportForm/messages.ts';
import { messages as confirmation } from './messages.ts';

const given = (value: string | undefined, otherwise: string): string => (value === undefined || value === '' ? otherwise : value);

/** A message of the contact form; with a customer number, a support ticket. */
const fields = z.strictObject({
  name: field.line(limits.name).min(1),
  email: field.email,
  subject: field.line(limits.subject).optional(),
  message: field.text(limits.message),
  customerNumber: field.line(limits.customerNumber).optional(),
  priority: z.enum(['low', 'normal', 'high']).optional(),
  language: z.string(),
});

type Message = z.infer<typeof fields>;

/** Returns the mail to the support team. The visitor's address is only in `replyTo`, not in any other header. */
function notification(message: Message, { inbox, ticket }: { readonly inbox: string; readonly ticket: string }): FormMail {
  const subject = `[${message.language.toUpperCase()}] ${given(message.subject, 'New Support Ticket')}`;
  const lines = [
    `ticket_number: ${ticket}`,
    `from_name: ${message.name}`,
    `from_email: ${message.email}`,
    `customer_number: ${given(message.customerNumber, 'Not provided')}`,
    `priority: ${given(message.priority, 'Normal')}`,
    `subject: ${subject}`,
    `language: ${message.language}`,
    // The message is last, so that none of its lines can be mistaken for one of the lines above.
    'message:',
    '',
    message.message,
    '',
  ];
  return { name: 'notification', to: inbox, replyTo: message.email, subject, text: lines.join('\n'), automatic: false };
}

const ticketOf = (number: number): string => `TICKET-${number}`;

/** The keys of the messages about missing or malformed values, by field. */
const errorKeys = {
  name: 'supportForm.errorName',
  email: 'supportForm.errorEmail',
  subject: 'supportForm.errorSubject',
  message: 'supportForm.errorMessage',
  customerNumber: 'supportForm.errorCustomerNumber',
} as const;

const errorKeyOf = (name: string) => Object.entries(errorKeys).find(([field]) => field === name)?.[1];

export const contact = defineForm({
  path: '/api/send-contact-form',
  fields: ({ locale }) => fields.extend({ language: locale }),
  honeypot: 'website',
  token: true,
  email: ({ email }) => email,
  mails: (message, { t, settings: { from, inbox }, number }) => {
    const ticket = ticketOf(number);
    const text = `${t('confirmation.text', { ticket })}\n`;
    const confirmation: FormMail = {
      name: 'confirmation',
      to: message.email,
      subject: t('confirmation.subject', { ticket }),
      text: from.name === '' ? text : `${text}\n${from.name}\n`,
      automatic: true,
    };
    return [notification(message, { inbox, ticket }), confirmation];
  },
  sent: (t, { number }) => ({ success: true, message: t('supportForm.sent'), ticket: ticketOf(number) }),
  failed: ({ status, fields }, t) => {
    // The status 413 means that the request is too large. Only the message can be the cause.
    const wrong = status === 413 ? [{ name: 'message', problem: 'too-long' as const }] : fields;
    const errors = wrong.flatMap(({ name, problem }) => {
      const key = problem === 'too-long' ? 'supportForm.errorTooLong' : errorKeyOf(name);
      return key === undefined ? [] : [[name, t(key)] as const];
    });
    return {
      success: false,
      message: t('supportForm.errorSending'),
      ...(errors.length === 0 ? {} : { errors: Object.fromEntries(errors) }),
    };
  },
  messages: { ...confirmation, ...supportForm },
});
