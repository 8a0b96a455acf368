// The services behind the forms: how site.yaml names them, which variables set them, and what pages may know of them.
import * as z from 'zod';

const address = z.string().min(1);
const via = (relayed: string) =>
  z
    .enum(['direct', 'relay'])
    .default('direct')
    .meta({ description: `direct: browsers call the service themselves; relay: ${relayed}.` });

export const services = z
  .strictObject({
    newsletter: z
      .strictObject({
        via: via('they call the relay, which keeps the key'),
        endpoint: address.optional().meta({ description: 'A full address, https://…, or a path of this site.' }),
        provider: z.string().min(1).optional().meta({ description: 'The name of the e-mail marketing provider, as visitors read it.' }),
        key: z
          .string()
          .min(1)
          .optional()
          .meta({ description: 'The key of the provider. Where browsers call it themselves, every visitor can read it.' }),
      })
      .meta({ description: 'Who takes subscriptions to the newsletter.' }),
    mail: z
      .strictObject({
        via: via('the forms of all languages go to contactForm'),
        endpoint: address
          .optional()
          .meta({ description: 'The address of the mail service without a path; https://api.emailjs.com by default.' }),
        serviceId: z.string().min(1).optional().meta({ description: 'The name of the service at the mail service.' }),
        templateId: z.string().min(1).optional().meta({ description: 'The template of the mail to the support inbox.' }),
        confirmationTemplateId: z.string().min(1).optional().meta({ description: 'The template of the mail to the visitor.' }),
        publicKey: z.string().min(1).optional().meta({ description: 'The public key of the account; every visitor can read it.' }),
      })
      .meta({ description: 'Who sends the mails of the German forms.' }),
    contactForm: z
      .strictObject({
        endpoint: address.optional().meta({
          description: 'A full address, https://…, or a path of this site.',
          examples: ['/api/send-contact-form'],
        }),
      })
      .meta({ description: 'Who takes what the English forms send.' }),
  })
  .meta({ description: 'The services behind the forms. Each value can be set by an environment variable.' });

export type Services = z.infer<typeof services>;

/** Variables of the environment, and the value of site.yaml that each replaces. */
export const serviceVariables = {
  ARCHIPEL_NEWSLETTER_VIA: 'services.newsletter.via',
  ARCHIPEL_NEWSLETTER_ENDPOINT: 'services.newsletter.endpoint',
  ARCHIPEL_NEWSLETTER_PROVIDER: 'services.newsletter.provider',
  ARCHIPEL_NEWSLETTER_KEY: 'services.newsletter.key',
  ARCHIPEL_MAIL_VIA: 'services.mail.via',
  ARCHIPEL_MAIL_ENDPOINT: 'services.mail.endpoint',
  ARCHIPEL_MAIL_SERVICE_ID: 'services.mail.serviceId',
  ARCHIPEL_MAIL_TEMPLATE_ID: 'services.mail.templateId',
  ARCHIPEL_MAIL_CONFIRMATION_TEMPLATE_ID: 'services.mail.confirmationTemplateId',
  ARCHIPEL_MAIL_PUBLIC_KEY: 'services.mail.publicKey',
  ARCHIPEL_CONTACT_FORM_ENDPOINT: 'services.contactForm.endpoint',
} as const;

/** What forms need in order to send. All of it can be read by every visitor. */
export interface ServicesView {
  /** `key` only where browsers call the provider themselves; `provider` is empty where none is named. */
  readonly newsletter: { readonly endpoint: string; readonly key?: string; readonly provider: string };
  readonly mail:
    | {
        readonly via: 'direct';
        /** Without a path; empty for the origin of the page. */
        readonly origin: string;
        readonly serviceId: string;
        readonly templateId: string;
        readonly confirmationTemplateId: string;
        readonly publicKey: string;
        /** The support inbox. */
        readonly to: string;
      }
    | { readonly via: 'relay'; readonly endpoint: string };
  readonly contactForm: { readonly endpoint: string };
}

/** The origins of other sites that forms call, sorted, each once. */
export function serviceOrigins({ newsletter, mail, contactForm }: ServicesView): string[] {
  const called = [newsletter.endpoint, mail.via === 'direct' ? mail.origin : mail.endpoint, contactForm.endpoint];
  return [...new Set(called.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))].sort();
}
