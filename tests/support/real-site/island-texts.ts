// The messages of islands from the translations of the real site.
import * as z from 'zod';
import { messages as contactForm } from '../../../islands/ContactForm/messages.ts';
import { messages as discount } from '../../../islands/DiscountDialog/messages.ts';
import { messages as login } from '../../../islands/LoginDialog/messages.ts';
import { messages as newsletter } from '../../../islands/NewsletterDialog/messages.ts';
import { messages as supportForm } from '../../../islands/SupportForm/messages.ts';
import { messages as shared } from '../../../islands/shared/messages.ts';
import { yaml } from './real-content.ts';

/** The groups of messages of islands with forms. */
const words = z.object({ ...contactForm, ...discount, ...login, ...newsletter, ...supportForm, ...shared });

export const wordsOf: Readonly<Record<'de' | 'en', z.infer<typeof words>>> = {
  de: words.parse(yaml('translations/de.yaml')),
  en: words.parse(yaml('translations/en.yaml')),
};
