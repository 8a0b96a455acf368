// The texts and links under the button of a form, as props of islands.
import type { LinkView, SiteView } from 'archipel';
import type { ContactFallbackLinks } from '../../islands/shared/ContactFallback.tsx';
import { externalHref } from '../components/links/externalLink.ts';
import type { Messages } from '../view.ts';

/**
 * Returns the link to the privacy statement, the telephone and e-mail links of a contact if it has them, and the texts
 * that all forms share.
 */
export function contactFallbackLinks(site: SiteView, { island }: Messages, name: 'contact' | 'support' | 'login'): ContactFallbackLinks {
  const { phone, email } = site.contacts[name] ?? {};
  const privacyHref = externalHref(site, 'privacy');
  return { ...island, privacyHref, ...(phone ? { phone: brief(phone) } : {}), ...(email ? { email: brief(email) } : {}) };
}

const brief = ({ href, text }: LinkView) => ({ href, text: text ?? href });
