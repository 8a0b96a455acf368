// A form that becomes two mails, and a form that a service receives.
import { defineForm, field, words, z } from 'archipel';

const contact = defineForm({
  path: '/api/send-contact-form',
  fields: ({ locale }) =>
    z.strictObject({
      name: field.line(100).min(1),
      email: field.email,
      subject: field.line(200).optional(),
      message: field.text(10_000),
      language: locale,
    }),
  honeypot: 'website',
  email: ({ email }) => email,
  mails: ({ name, email, subject, message }, { t, settings: { inbox }, number }) => [
    { name: 'notification', to: inbox, replyTo: email, subject: subject || `${number}`, text: `${name}\n\n${message}\n`, automatic: false },
    {
      name: 'confirmation',
      to: email,
      subject: t('contact.subject', { number }),
      text: `${t('contact.text')}\n`,
      automatic: true,
    },
  ],
  sent: (t) => ({ success: true, message: t('contact.sent') }),
  failed: (_, t) => ({ success: false, message: t('contact.failed') }),
  messages: {
    contact: words('The mails and answers of the contact form.', {
      subject: 'The subject of the confirmation. {{number}} is filled in.',
      text: 'The text of the confirmation.',
      sent: 'The answer to an accepted message.',
      failed: 'The answer to a refused message.',
    }),
  },
});

const newsletter = defineForm({
  path: '/api/subscribe',
  fields: () => z.strictObject({ name: field.line(100), email: field.email }),
  honeypot: 'website',
  email: ({ email }) => email,
  service: { name: 'newsletter', keyField: 'api_key' },
  sent: () => ({ success: true }),
  failed: ({ error }) => ({ success: false, ...(error !== undefined && { error }) }),
});

export const forms = [contact, newsletter];
