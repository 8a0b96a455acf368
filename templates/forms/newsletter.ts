// Defines how the forms server handles a subscription to the newsletter. The fields are those of the provider, without the
// provider's key, which the server adds.
import { defineForm, field, z } from 'archipel';
import { limits } from '../../islands/api/limits.ts';
import { messages } from '../../islands/NewsletterDialog/messages.ts';

export const newsletter = defineForm({
  path: '/api/subscribe',
  fields: () =>
    z.strictObject({
      anrede: z.enum(['', 'Frau', 'Herr']),
      titel: z.enum(['', 'M.A.', 'Dr.', 'Prof.']),
      vorname: field.line(limits.name),
      nachname: field.line(limits.name),
      email: field.email,
      double_opt_in: z.literal('true'),
      tag: z.literal('newsletter'),
    }),
  honeypot: 'website',
  email: ({ email }) => email,
  messages,
  service: { name: 'newsletter', keyField: 'api_key' },
  sent: () => ({ success: true }),
  // If the reply has no text, the page shows a message of the island, in the language of the page.
  failed: ({ status, error, provider }, t) => {
    const texts: Readonly<Record<number, string>> = {
      400: t('newsletter.errorInput'),
      401: t('newsletter.errorAuthentication', { provider }),
    };
    const text = error ?? texts[status];
    return { success: false, ...(text === undefined ? {} : { error: text }) };
  },
});
