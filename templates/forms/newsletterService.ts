// The newsletter's service as its forms are given it.
import type { View } from '../view.ts';

export interface NewsletterService {
  readonly endpoint: string;
  /** Only where browsers call the provider themselves. */
  readonly key?: string;
  /** As visitors read it. */
  readonly provider: string;
}

/** With a provider that a sentence can name. */
export function newsletterService({ site, t }: Pick<View, 'site' | 't'>): NewsletterService {
  const { endpoint = '/api/subscribe', provider, key } = site.services.newsletter;
  return { endpoint, provider: provider ?? t('newsletterProvider.unnamed'), ...(key === undefined ? {} : { key }) };
}
