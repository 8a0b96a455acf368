// The entry point `archipel/fields`: rules for the values of forms. The page and the server use the same rules, so that the server accepts
// every value that the page accepts. This module imports no library, because it is part of the code in browsers.

/** The kind of a text field. A `line` fits into a mail header, a `text` may have several lines, an `email` is one address. */
export type FieldKind = 'line' | 'text' | 'email';

/** What is wrong with a value. Normalization cannot make a `malformed` value valid. */
export type FieldProblem = 'missing' | 'too-long' | 'malformed';

/**
 * The maximum length of an e-mail address in UTF-16 units, like `maxLength`. RFC 5321, 4.5.3.1.3 also counts the two
 * angle brackets around the address; this figure does not.
 *
 * @example
 * ```tsx
 * import { longestAddress } from 'archipel/fields';
 *
 * export const Email = () => <input type="email" name="email" maxLength={longestAddress} />;
 * ```
 */
export const longestAddress = 254;

/** Invisible characters that are often copied with text: direction marks, zero-width characters, soft hyphens. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Line breaks that no keyboard enters: soft breaks from Word, form feeds from PDF files, line separators of Unicode. */
const softBreaks = /[\v\f\u0085\u2028\u2029]/g;
const surrogates = /\p{Cs}/gu;

const cleanText = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(softBreaks, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(surrogates, '\uFFFD')
    .trim();

// Ordinary line breaks are kept, so that `problemOf` rejects them: in a single-line value, they may be an attempt to inject mail headers.
const cleanLine = (value: string): string =>
  value
    .replace(/[\t\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(invisible, '')
    .replace(/[^\P{Cc}\r\n]/gu, '')
    .replace(surrogates, '\uFFFD')
    .trim();

// Removes a full stop at the end, which belongs to a sentence or to a fully qualified domain name. Keeps it after another one or a space:
// what is cleaned twice, by the page and the server, must stay the same.
const cleanAddress = (value: string): string => cleanLine(value).replace(/([^.\s])\.$/, '$1');

const cleaners: Readonly<Record<FieldKind, (value: string) => string>> = { line: cleanLine, text: cleanText, email: cleanAddress };

/**
 * Normalizes `value` for a mail. Surrounding white space is removed, and lone surrogates become U+FFFD. The rest depends on `kind`:
 * - `text`: each kind of line break becomes a line feed. Other control characters except tabs are removed.
 * - `line` and `email`: tabs and soft breaks, such as form feeds, become spaces. Invisible characters, such as direction marks, are
 *   removed, and so are other control characters except ordinary line breaks.
 * - `email`: a full stop at the end is removed, too.
 *
 * @example
 * ```tsx
 * import { cleaned } from 'archipel/fields';
 *
 * export const address = cleaned('email', ' ada@example.com. ');
 * ```
 */
export const cleaned = (kind: FieldKind, value: string): string => cleaners[kind](value);

/** Matches a single address that every mail server reads in the same way, because it has no spaces, quotes, brackets or lists. */
const address = /^[^\s@"(),:;<>[\\\]\p{C}]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/**
 * Returns the problem of `value` after cleaning, or undefined if there is none. `maxLength` is the maximum length. An empty
 * value is valid.
 *
 * @example
 * ```tsx
 * import { longestAddress, problemOf } from 'archipel/fields';
 *
 * export const isAddress = (value: string): boolean => value !== '' && problemOf('email', value, longestAddress) === undefined;
 * ```
 */
export function problemOf(kind: FieldKind, value: string, maxLength: number): FieldProblem | undefined {
  const clean = cleaned(kind, value);
  if (clean === '') return undefined;
  if (clean.length > maxLength) return 'too-long';
  if (kind === 'email') return address.test(clean) ? undefined : 'malformed';
  return kind === 'line' && /[\r\n]/.test(clean) ? 'malformed' : undefined;
}
