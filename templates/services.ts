// The services that the pages of this site call, and the values of each service that pages may contain.
import { defineService, languages, serviceOrigin, serviceUrl, z } from 'archipel';

const word = (description: string) => z.string().min(1).optional().meta({ description });

const via = (relayed: string) =>
  z
    .enum(['direct', 'relay'])
    .default('direct')
    .meta({ description: `direct: browsers call the service themselves; relay: ${relayed}.` });

const agreement = z.iso
  .date()
  .optional()
  .meta({ description: 'The day on which processing (GDPR, Article 28) was agreed with the company behind the service: 2026-11-01.' });

const newsletter = defineService({
  description: 'Who takes subscriptions to the newsletter.',
  schema: z.strictObject({
    via: via('they call the relay, which keeps the key'),
    endpoint: serviceUrl('A full address, https://…, or a path of this site.').optional(),
    provider: word('The name of the e-mail marketing provider, as visitors read it.'),
    agreement,
    key: word('The key of the provider. Where browsers call it themselves, every visitor can read it.'),
  }),
  public: ({ via }) => (via === 'direct' ? ['endpoint', 'key', 'provider'] : ['endpoint', 'provider']),
  secret: ({ via }) => (via === 'relay' ? ['key'] : []),
  calls: ({ endpoint }) => [endpoint],
  agreement: () => 'agreement',
  // With `relay`, the endpoint is optional: by default, it is a path of the forms server.
  needs: ({ via }) => [...(via === 'direct' ? ['endpoint', 'key'] : []), 'provider'].map((key) => `services.newsletter.${key}`),
});

const ids = ['serviceId', 'templateId', 'confirmationTemplateId', 'publicKey'] as const;

const mailValues = z.strictObject({
  via: via('the forms of all languages go to contactForm'),
  languages: languages.optional().meta({ description: 'The languages whose forms it takes; those of the others go to contactForm.' }),
  endpoint: serviceOrigin('The address of the mail service without a path; https://api.emailjs.com by default.').optional(),
  agreement,
  serviceId: word('The name of the service at the mail service.'),
  templateId: word('The template of the mail to the support inbox.'),
  confirmationTemplateId: word('The template of the mail to the visitor.'),
  publicKey: word('The public key of the account; every visitor can read it.'),
});

/**
 * Returns the origin at which browsers call the mail service. Until the service is configured, returns an empty text for
 * the site itself, where `preview` replies.
 */
export const mailOrigin = (known: Partial<z.infer<typeof mailValues>>): string =>
  known.endpoint ?? (ids.every((id) => known[id] !== undefined) ? 'https://api.emailjs.com' : '');

const mailCall = z.looseObject({
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  user_id: z.string().min(1),
  template_params: z.record(z.string(), z.string()),
});

const mail = defineService({
  description: 'Who sends the mails of the forms.',
  schema: mailValues,
  public: ({ via }) => (via === 'direct' ? ['via', 'languages', 'endpoint', ...ids] : ['via']),
  calls: (known) => [known.via === 'direct' ? mailOrigin(known) : undefined],
  agreement: ({ via }) => (via === 'direct' ? 'agreement' : undefined),
  needs: ({ via }) => (via === 'direct' ? [...ids.map((key) => `services.mail.${key}`), 'contacts.support.email'] : []),
  // The path that @emailjs/browser posts to, at any origin.
  standIn: { path: '/api/v1.0/email/send', accepts: (body) => mailCall.safeParse(body).success },
});

const contactForm = defineService({
  description: 'Who takes what the forms of the other languages send.',
  schema: z.strictObject({
    endpoint: serviceUrl('A full address, https://…, or a path of this site.')
      .optional()
      .meta({ examples: ['/api/send-contact-form'] }),
  }),
  public: () => ['endpoint'],
  calls: ({ endpoint }) => [endpoint],
  needs: () => ['services.contactForm.endpoint'],
});

export const services = { newsletter, mail, contactForm };
