// The gallery's names for types, parts and examples, in the language of the page.
import type { Locale } from 'archipel';
import { labels } from '../labels.ts';
import { germanNotes } from './germanNotes.ts';

const germanParts: Readonly<Record<string, string>> = {
  edition: 'Edition',
  solution: 'Lösung',
  buttons: 'Schaltflächen',
  accents: 'Akzente',
  forms: 'Formulare',
  'forms-refused': 'Formulare, abgelehnt',
  'forms-busy': 'Formulare, unterwegs',
  'forms-done': 'Formulare, abgeschickt',
  dialogs: 'Dialoge',
  'dialogs-refused': 'Dialoge, abgelehnt',
  'dialogs-done': 'Dialoge, abgeschickt',
  notices: 'Hinweise',
};

/** Returns the title of a section type, a layout or a part: `Sprungleiste`, `Org chart`. */
export function typeTitle(name: string, locale: Locale): string {
  const german = germanParts[name] ?? labels[name]?.de;
  return locale === 'de' && german !== undefined ? german : inWords(name);
}

/** Converts a name to words: `orgChart` to `Org chart`, `forms-busy` to `Forms busy`. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

export interface Words {
  readonly text: string;
  readonly lang: Locale;
}

/** Returns the description of an example, in English if there is no German one. */
export function noteIn(note: string, locale: Locale): Words {
  const german = locale === 'de' ? germanNotes[note] : undefined;
  return german === undefined ? { text: note, lang: 'en' } : { text: german, lang: 'de' };
}

/** Returns the note up to the first period, colon or semicolon as a title: `A call beside its title`. */
export function exampleTitle(note: string, locale: Locale): Words {
  const { text, lang } = noteIn(note, locale);
  const [title = text] = text.split(/[.:;]/);
  return { text: title, lang };
}
