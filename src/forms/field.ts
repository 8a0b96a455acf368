// What the fields of a form are made of: strings of sane length and nothing else. A line that ends up in a header of a mail
// holds no line break, so that nobody can add headers of their own.
import * as z from 'zod';

/** Control characters, halves of characters, and marks that turn the direction of writing. */
const unfitForLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** The same for longer texts, which have lines and tabs. */
const unfitForText = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** No space, no quotes, brackets or lists: what is left is one address for every mail server. */
const address = /^[^\s@"(),:;<>[\\\]\p{C}]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

const fitting = (most: number, unfit: RegExp) =>
  z
    .string()
    .max(most)
    .trim()
    .refine((value) => !unfit.test(value));

export const emailAddress = z.string().max(254).trim().regex(address);

/** Schemas for the fields of forms. Lengths are in characters. */
export const field = {
  /** One line, which a header of a mail may hold. */
  line: (most: number) => fitting(most, unfitForLine),
  /** Lines of text, at least one character. */
  text: (most: number) => fitting(most, unfitForText).min(1),
  /** One e-mail address. */
  email: emailAddress,
};

/** Letters, and a full stop only at the end of a word: "Dr. Ada Noyer-Lévy", but no address of a site. */
const plainName = /^(?!.*\.\S)[\p{L}\p{M}\s.'’-]{1,60}$/u;

/**
 * A space and the name, where it looks like one; else nothing. Anyone can enter anyone's address in a form: a mail to that
 * address holds no other word of the visitor.
 */
export const greetable = (name: string): string => (plainName.test(name) ? ` ${name}` : '');
