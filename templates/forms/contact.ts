// The contact form and the support ticket: two mails in sequence.
import { defineForm, type FormMail, field, greetable, z } from 'archipel';
import { messages as supportForm } from '../../islands/SupportForm/messages.ts';
import { messages as confirmation } from './messages.ts';

const given = (value: string | undefined, otherwise: string): string => (value === undefined || value === '' ? otherwise : value);

/** A message of the contact form; with a customer number, a support ticket. */
const fields = z.strictObject({
  name: field.line(100).min(1),
  email: field.email,
  subject: field.line(200).optional(),
  message: field.text(10_000),
  customerNumber: field.line(50).optional(),
  priority: z.enum(['low', 'normal', 'high']).optional(),
  language: z.string(),
});

type Message = z.infer<typeof fields>;

/** The mail to the support team. The visitor's address is only in `replyTo`, not in any other header. */
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
    // Last, so that no line in it can be mistaken for one of the lines above.
    'message:',
    '',
    message.message.replaceAll(/\r\n?/g, '\n'),
    '',
  ];
  return { name: 'notification', to: inbox, replyTo: message.email, subject, text: lines.join('\n'), automatic: false };
}

export const contact = defineForm({
  path: '/api/send-contact-form',
  encoding: 'json',
  fields: ({ locale }) => fields.extend({ language: locale }),
  honeypot: 'website',
  email: ({ email }) => email,
  mails: (message, { t, settings: { from, inbox }, number }) => {
    const ticket = `TICKET-${number}`;
    const text = `${t('confirmation.text', { name: greetable(message.name), ticket })}\n`;
    const confirmation: FormMail = {
      name: 'confirmation',
      to: message.email,
      subject: t('confirmation.subject', { ticket }),
      text: from.name === '' ? text : `${text}\n${from.name}\n`,
      automatic: true,
    };
    return [notification(message, { inbox, ticket }), confirmation];
  },
  sent: (t) => ({ success: true, message: t('supportForm.sent') }),
  failed: (_, t) => ({ success: false, message: t('supportForm.errorSending') }),
  messages: { ...confirmation, ...supportForm },
});
