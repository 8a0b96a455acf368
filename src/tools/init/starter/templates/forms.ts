// The forms of the site. Each becomes a mail to the inbox of the forms server (`archipel relay`); preview and watch show it at /__mail.
import { serveForm } from 'archipel';
import { contact } from '../islands/MessageForm/contact.ts';

export const forms = [serveForm(contact)];
