// How the forms of a page reach us: German ones as site.yaml says, English ones by the endpoint (SPEC.md, section 7).

import type { PageView } from 'archipel';
import type { Delivery } from '../islands/api/deliver.ts';

export function delivery({ locale, site: { services } }: Pick<PageView, 'locale' | 'site'>): Delivery {
  const { mail, contactForm } = services;
  return locale === 'de' ? { ...mail, language: locale } : { via: 'relay', endpoint: contactForm.endpoint, language: locale };
}
