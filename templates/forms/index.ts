// The forms of the site. Requests to an unknown path get the messages of the first form.
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';

export const forms = [contact, newsletter];
