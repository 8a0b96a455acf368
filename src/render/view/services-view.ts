// What islands are told of the services behind the forms: each public field by its name, so that a key which belongs
// to the server cannot slip in. Stand-ins lead to the site itself, where `preview` answers them.
import { extend, lazy } from '../../dependencies/lazy.ts';
import type { Services, ServicesView } from '../../model/services.ts';
import type { SiteSettings } from '../../model/site.ts';

/** The services as pages know them. */
export function servicesView({ services, contacts }: Pick<SiteSettings, 'services' | 'contacts'>): ServicesView {
  const { newsletter, mail } = services;
  const contactForm = { endpoint: services.contactForm.endpoint ?? '/api/send-contact-form' };
  return lazy<ServicesView>({
    newsletter: () => ({
      endpoint: newsletter.endpoint ?? '/api/subscribe',
      provider: newsletter.provider ?? '',
      ...(newsletter.via === 'direct' && newsletter.key !== undefined ? { key: newsletter.key } : {}),
    }),
    mail: () => (mail.via === 'relay' ? { via: 'relay', ...contactForm } : directMail(mail, () => contacts['support']?.email ?? '')),
    contactForm: () => contactForm,
  });
}

function directMail(mail: Services['mail'], to: () => string): ServicesView['mail'] {
  const { serviceId, templateId, confirmationTemplateId, publicKey } = mail;
  const configured = [serviceId, templateId, confirmationTemplateId, publicKey].every((value) => value !== undefined);
  const missing = 'not-configured';
  const service = {
    via: 'direct' as const,
    origin: mail.endpoint ?? (configured ? 'https://api.emailjs.com' : ''),
    serviceId: serviceId ?? missing,
    templateId: templateId ?? missing,
    confirmationTemplateId: confirmationTemplateId ?? missing,
    publicKey: publicKey ?? missing,
  };
  return extend(service, { to });
}
