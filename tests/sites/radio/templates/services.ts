// The services that the forms call, and their values that pages may contain.
import { defineService, languages, serviceOrigin, serviceUrl, z } from 'archipel';

const word = (description: string) => z.string().min(1).optional().meta({ description });

const via = z.enum(['direct', 'relay']).default('direct').meta({ description: 'direct: browsers call it; relay: the forms server does.' });

const newsletter = defineService({
  description: 'The service that receives subscriptions.',
  schema: z.strictObject({
    via,
    endpoint: serviceUrl('A full address, or a path of this site.').optional(),
    provider: word('The name of the provider, as visitors read it.'),
    key: word('The key of the provider.'),
    agreement: word('The day on which processing was agreed.'),
  }),
  public: ({ via: way }) => (way === 'direct' ? ['endpoint', 'key', 'provider'] : ['endpoint', 'provider']),
  secret: ({ via: way }) => (way === 'relay' ? ['key'] : []),
  calls: ({ endpoint }) => [endpoint],
  agreement: () => 'agreement',
  needs: ({ via: way }) => [...(way === 'direct' ? ['endpoint', 'key'] : []), 'provider'].map((key) => `services.newsletter.${key}`),
});

const ids = ['serviceId', 'templateId', 'confirmationTemplateId', 'publicKey'] as const;

const mail = defineService({
  description: 'The service that sends the mails.',
  schema: z.strictObject({
    via,
    languages: languages.optional().meta({ description: 'The languages whose forms it takes.' }),
    endpoint: serviceOrigin('The address of the mail service without a path.').optional(),
    serviceId: word('The name of the service.'),
    templateId: word('The template of the mail to the station.'),
    confirmationTemplateId: word('The template of the mail to the visitor.'),
    publicKey: word('The public key of the account.'),
  }),
  public: ({ via: way }) => (way === 'direct' ? ['via', 'languages', 'endpoint', ...ids] : ['via']),
  calls: (values) => {
    const isConfigured = ids.every((id) => values[id] !== undefined);
    return values.via === 'direct' ? [values.endpoint ?? (isConfigured ? 'https://api.briefe.test' : undefined)] : [];
  },
  needs: ({ via: way }) => (way === 'direct' ? [...ids.map((id) => `services.mail.${id}`), 'contacts.support.email'] : []),
});

const contactForm = defineService({
  description: 'The service that receives the messages of the contact form.',
  schema: z.strictObject({ endpoint: serviceUrl('A full address, or a path of this site.').optional() }),
  public: () => ['endpoint'],
  calls: ({ endpoint }) => [endpoint],
  needs: () => ['services.contactForm.endpoint'],
});

export const services = { newsletter, mail, contactForm };
