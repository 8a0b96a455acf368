// How forms are delivered: by the mail service if site.yaml chooses it and it supports the language, else by the forms server.
import type { Delivery } from '../../islands/api/deliver.ts';
import { mailOrigin } from '../services.ts';
import type { View } from '../view.ts';

/** Replaces a value that is not configured: `preview` then replies instead of the service. */
const missing = 'not-configured';

export function delivery({ locale, site: { services, contacts } }: Pick<View, 'locale' | 'site'>): Delivery {
  const { mail, contactForm } = services;
  if (mail.via === 'relay' || !mail.languages?.includes(locale))
    return { via: 'relay', endpoint: contactForm.endpoint ?? '/api/send-contact-form', language: locale };
  return {
    via: 'direct',
    origin: mailOrigin(mail),
    serviceId: mail.serviceId ?? missing,
    templateId: mail.templateId ?? missing,
    confirmationTemplateId: mail.confirmationTemplateId ?? missing,
    publicKey: mail.publicKey ?? missing,
    to: contacts['support']?.email?.text ?? '',
    language: locale,
  };
}
