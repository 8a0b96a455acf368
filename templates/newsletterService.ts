// The newsletter's service as its forms are given it.
import type { PageView, SiteView } from 'archipel';

/** Where no provider is named; it follows "bei" in German and "with" in English. */
const someProvider: Readonly<Record<string, string>> = { de: 'unserem E-Mail-Dienst', en: 'our e-mail service' };

/** With a provider that a sentence can name. */
export function newsletterService({ locale, site }: Pick<PageView, 'locale' | 'site'>): SiteView['services']['newsletter'] {
  const { newsletter } = site.services;
  return { ...newsletter, provider: newsletter.provider || (someProvider[locale] ?? '') };
}
