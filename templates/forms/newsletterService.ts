// The newsletter service, as props of islands.
import type { View } from '../view.ts';

export interface NewsletterService {
  readonly endpoint: string;
  /** Set only if browsers call the provider directly. */
  readonly key?: string;
  /** The name for visitors. */
  readonly provider: string;
}

/** Returns the newsletter service. If site.yaml names no provider, its name is a phrase that fits into a sentence. */
export function newsletterService({ site, t }: Pick<View, 'site' | 't'>): NewsletterService {
  const { endpoint = '/api/subscribe', provider, key } = site.services.newsletter;
  return { endpoint, provider: provider ?? t('newsletterProvider.unnamed'), ...(key === undefined ? {} : { key }) };
}
