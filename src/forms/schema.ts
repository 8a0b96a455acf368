// What the relay takes: strings of sane length and nothing else. A line that ends up in a header of a mail holds no
// line break, so that nobody can add headers of their own.
import * as z from 'zod';

/** Control characters, halves of characters, and marks that turn the direction of writing. */
const unfitForLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** The same for longer texts, which have lines and tabs. */
const unfitForText = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

const line = (most: number) =>
  z
    .string()
    .max(most)
    .trim()
    .refine((value) => !unfitForLine.test(value));

/** No space, no quotes, brackets or lists: what is left is one address for every mail server. */
const address = /^[^\s@"(),:;<>[\\\]\p{C}]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

export const emailAddress = z.string().max(254).trim().regex(address);

/** A message of the contact form, or with a customer number a support ticket. */
export const contactMessage = z.strictObject({
  name: line(100).min(1),
  email: emailAddress,
  subject: line(200).optional(),
  message: z
    .string()
    .max(10_000)
    .trim()
    .min(1)
    .refine((value) => !unfitForText.test(value)),
  customerNumber: line(50).optional(),
  priority: z.enum(['low', 'normal', 'high']).optional(),
  language: z.enum(['de', 'en']),
  website: z.literal('').optional(),
});

/** A subscription to the newsletter: the fields of the provider, all but the key (SPEC.md, section 7). */
export const subscription = z.strictObject({
  anrede: z.enum(['', 'Frau', 'Herr']),
  titel: z.enum(['', 'M.A.', 'Dr.', 'Prof.']),
  vorname: line(100),
  nachname: line(100),
  email: emailAddress,
  double_opt_in: z.literal('true'),
  tag: z.literal('newsletter'),
  website: z.literal('').optional(),
});

export type ContactMessage = z.infer<typeof contactMessage>;
export type Subscription = z.infer<typeof subscription>;
export type Language = ContactMessage['language'];

const honeypot = z.looseObject({ website: z.string().min(1) });

/** True where the field that people do not see is filled in. */
export const isHoneypotFilled = (value: unknown): boolean => honeypot.safeParse(value).success;

const english = z.looseObject({ language: z.literal('en') });

/** The language to answer in, of input that may be anything. */
export const languageOf = (value: unknown): Language => (english.safeParse(value).success ? 'en' : 'de');
