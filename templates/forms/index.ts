// The forms of the site. The first answers whoever reaches none of them.
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';

export const forms = [contact, newsletter];
