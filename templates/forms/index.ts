// The forms of the site. Requests that match no form get the error response of the first form.
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';

export const forms = [contact, newsletter];
