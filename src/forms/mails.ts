// The two mails behind a form (SPEC.md, sections 3 and 7): what the support reads, and what the visitor gets back.
import type { FormsSettings, Mail } from './ports.ts';
import type { ContactMessage, Language } from './schema.ts';

type From = Pick<FormsSettings, 'from'>;

const given = (value: string | undefined, otherwise: string): string => (value === undefined || value === '' ? otherwise : value);

/** The address with its domain in the letters of the DNS, which every mail server takes. */
function deliverable(email: string): string {
  const at = email.lastIndexOf('@');
  const url = URL.canParse(`https://${email.slice(at + 1)}`) ? new URL(`https://${email.slice(at + 1)}`) : undefined;
  return url === undefined ? email : `${email.slice(0, at)}@${url.hostname}`;
}

/** A header of our own may hold only plain letters: a mail to the support must not depend on what its server can do. */
const answerTo = (email: string): { readonly replyTo?: string } =>
  /^[!-~]+$/.test(deliverable(email)) ? { replyTo: deliverable(email) } : {};

/** To the support. The visitor's address is where an answer goes, and nowhere else in the header. */
export function notification(message: ContactMessage, { from, inbox }: From & Pick<FormsSettings, 'inbox'>): Mail {
  const subject = `[${message.language.toUpperCase()}] ${given(message.subject, 'New Support Ticket')}`;
  const lines = [
    `from_name: ${message.name}`,
    `from_email: ${message.email}`,
    `customer_number: ${given(message.customerNumber, 'Not provided')}`,
    `priority: ${given(message.priority, 'Normal')}`,
    `subject: ${subject}`,
    `language: ${message.language}`,
    // Last, so that no line in it can pass for one of ours.
    'message:',
    '',
    message.message.replaceAll(/\r\n?/g, '\n'),
    '',
  ];
  return { from, to: inbox, ...answerTo(message.email), subject, text: lines.join('\n'), automatic: false };
}

/** Letters, and a full stop only at the end of a word: "Dr. Ada Noyer-Lévy", but no address of a site. */
const plainName = /^(?!.*\.\S)[\p{L}\p{M}\s.'’-]{1,60}$/u;

const confirmations: Readonly<Record<Language, (name: string, ticket: string) => { readonly subject: string; readonly text: string }>> = {
  de: (name, ticket) => ({
    subject: `Ihre Anfrage ${ticket}`,
    text: `Guten Tag${name},

vielen Dank für Ihre Anfrage. Sie ist bei uns eingegangen und hat die Nummer ${ticket}.
Wir werden uns in Kürze bei Ihnen melden.

Wenn Sie uns nicht geschrieben haben, hat sich jemand bei der Adresse vertan: Sie brauchen nichts zu tun.
`,
  }),
  en: (name, ticket) => ({
    subject: `Your request ${ticket}`,
    text: `Hello${name},

thank you for your request. We have received it under the number ${ticket}.
We'll get back to you shortly.

If you did not write to us, somebody has mistyped an address: there is nothing you need to do.
`,
  }),
};

/**
 * To the visitor. Anyone can name anyone's address in a form: the only word of theirs in this mail is a name, and
 * that only where it looks like one.
 */
export function confirmation({ name, email, language }: ContactMessage, ticket: string, { from }: From): Mail {
  const { subject, text } = confirmations[language](plainName.test(name) ? ` ${name}` : '', ticket);
  const signed = from.name === '' ? text : `${text}\n${from.name}\n`;
  return { from, to: deliverable(email), subject, text: signed, automatic: true };
}
