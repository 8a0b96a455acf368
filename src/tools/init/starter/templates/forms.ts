// The forms of the site. When a visitor sends one, the forms server (`archipel relay`) mails it to the inbox of the site. `preview` and
// `watch` show this mail at /__mail.
import { serveForm } from 'archipel';
import { contact } from '../islands/MessageForm/contact.ts';

export const forms = [serveForm(contact)];
