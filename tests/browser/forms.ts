// The support ticket and the contact form in both languages, with their expected messages.
import { partOf } from '../support/samples.ts';
import { note, ticket } from './visitor.ts';

export const german = {
  customerNumber: 'Kundennummer ist erforderlich',
  name: 'Name ist erforderlich',
  emailMissing: 'E-Mail ist erforderlich',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  subject: 'Betreff ist erforderlich',
  message: 'Nachricht ist erforderlich',
  busy: 'Wird gesendet...',
  summary: 'Bitte prüfen Sie diese Angaben:',
  refused: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut',
  general: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
};

export const english: typeof german = {
  customerNumber: 'Customer number is required',
  name: 'Name is required',
  emailMissing: 'Email is required',
  email: 'Please enter a valid email address',
  subject: 'Subject is required',
  message: 'Message is required',
  busy: 'Sending...',
  summary: 'Please check these details:',
  refused: 'An error occurred. Please try again later',
  general: 'An error occurred. Please try again later.',
};

/** The path of each form, its language, the values for its fields, its submit button, and its message after success. */
export const forms = [
  {
    path: '/support',
    words: german,
    entries: ticket,
    submit: 'Ticket erstellen',
    success: ['Ticket erfolgreich erstellt', 'Wir werden uns in Kürze bei Ihnen melden.'],
  },
  {
    path: '/contact',
    words: german,
    entries: note,
    submit: 'Nachricht senden',
    success: ['Nachricht gesendet!', 'Vielen Dank für Ihre Nachricht. Wir werden uns in Kürze bei Ihnen melden.'],
  },
  {
    path: '/en/support',
    words: english,
    entries: ticket,
    submit: 'Create ticket',
    success: ['Ticket Created Successfully', "We'll get back to you shortly."],
  },
  {
    path: '/en/contact',
    words: english,
    entries: note,
    submit: 'Send message',
    success: ['Message Sent!', "Thank you for your message. We'll get back to you shortly."],
  },
] as const;

/**
 * Returns the two forms, each in one of its languages. A run `turn` days later gets the other language, and a nightly run
 * gets both.
 */
export const formsOfDay = (turn = 1): readonly (typeof forms)[number][] =>
  [/support$/, /contact$/].flatMap((name) =>
    partOf(
      forms.filter(({ path }) => name.test(path)),
      2,
      turn,
    ),
  );
