// 500 messages of spam. Each offer occurs several times, with different senders, spellings and ways of sending.
import { randomFrom } from '../support/samples.ts';
import type { Written } from './genuine.ts';
import { offers } from './offers.ts';

/**
 * How a message is sent: by a program that posts to the path of the form, by one that fills in every field, by an automated browser, or by
 * a person.
 */
export type Way = 'post' | 'every field' | 'browser' | 'person';

export interface Sent extends Written {
  /** The kind of offer, such as `ranking`. */
  readonly kind: string;
  readonly way: Way;
}

const count = 500;
const random = randomFrom(500);
const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value => values[Math.floor(random() * values.length)] ?? values[0];

/** Changes that senders make to a text: none, spellings that evade word lists, double spaces, or polite phrases. */
const disguises: readonly [(text: string) => string, ...((text: string) => string)[]] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) =>
    text.replaceAll(/([a-z])([aeo])(?=[a-z])/g, (whole, letter: string, vowel: string) =>
      random() < 0.1 ? `${letter}\u200B${vowel}` : whole,
    ),
  (text) =>
    text.replaceAll(/[A-Za-z]/g, (letter) =>
      random() < 0.05 ? String.fromCodePoint(0x1d400 + (letter.toLowerCase().charCodeAt(0) - 97) + 26) : letter,
    ),
  (text) => text.replaceAll(/ /g, () => (random() < 0.2 ? '  ' : ' ')),
  (text) =>
    `${text}\n\nIf you do not wish to receive messages from us, unsubscribe here: https://out.example/${Math.floor(random() * 1000)}`,
  (text) => `Hello,\n\nhope you are doing well.\n\n${text}\n\nBest regards,\n${oneOf(senders)}\nBusiness Development Manager`,
];

const senders = [
  'Eric Jones',
  'Sarah Miller',
  'Rahul Sharma',
  'Mike Wilson',
  'Dmitry',
  'Anna',
  'Li Wei',
  'Robertkax',
  'JamesDrups',
  'Noor Khan',
] as const;

/** Returns how the message at `index` is sent, in the proportions that server logs show: most are posted, a few are typed. */
const wayOf = (index: number): Way =>
  (['post', 'post', 'post', 'post', 'every field', 'post', 'browser', 'post', 'person', 'post'] as const)[index % 10] ?? 'post';

const all = Object.entries(offers).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));

export const spam: readonly Sent[] = Array.from({ length: count }, (_, index): Sent => {
  const { kind, text } = all[index % all.length] ?? { kind: '', text: '' };
  const number = String(100 + Math.floor(random() * 900));
  const name = oneOf(senders);
  const filled = text
    .replaceAll('{site}', oneOf(['example.com', 'www.example.com', 'your website']))
    .replaceAll('{name}', name)
    .replaceAll('{n}', number);
  return {
    kind,
    way: wayOf(Math.floor(index / all.length) + index),
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}${number}@${oneOf(['gmail.com', 'mail.example', 'outlook.example', 'yandex.example'])}`,
    ...(random() < 0.4 ? { subject: oneOf(['Question', 'Partnership', 'Your website', 'Proposal', 'Hello', 'Business offer']) } : {}),
    message: oneOf(disguises)(filled),
  };
});
