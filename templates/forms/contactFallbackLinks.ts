// The ways past a form, as islands are given them.
import type { LinkView, SiteView } from 'archipel';
import type { ContactFallbackLinks } from '../../islands/shared/ContactFallback.tsx';
import type { Messages } from '../view.ts';

/** Telephone and e-mail of the contact `name`, of those that it has, and what a form says when it cannot be used. */
export function contactFallbackLinks(
  { contacts }: SiteView,
  { island }: Messages,
  name: 'contact' | 'support' | 'login',
): ContactFallbackLinks {
  const { phone, email } = contacts[name] ?? {};
  return { ...island, ...(phone ? { phone: brief(phone) } : {}), ...(email ? { email: brief(email) } : {}) };
}

const brief = ({ href, text }: LinkView) => ({ href, text: text ?? href });
