// The fallback links of a form, as islands get them.
import type { LinkView, SiteView } from 'archipel';
import type { ContactFallbackLinks } from '../../islands/shared/ContactFallback.tsx';
import type { Messages } from '../view.ts';

/** The telephone and e-mail links that the contact `name` has, and the texts for when a form cannot be used. */
export function contactFallbackLinks(
  { contacts }: SiteView,
  { island }: Messages,
  name: 'contact' | 'support' | 'login',
): ContactFallbackLinks {
  const { phone, email } = contacts[name] ?? {};
  return { ...island, ...(phone ? { phone: brief(phone) } : {}), ...(email ? { email: brief(email) } : {}) };
}

const brief = ({ href, text }: LinkView) => ({ href, text: text ?? href });
