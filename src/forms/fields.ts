// The entry point `archipel/fields`: what a form takes, for the page that has it and for the server that gets it. Both read these rules, so
// that a page lets nothing through that the server refuses. No library: pages send it to browsers.

/** `line` fits into a header of a mail, `text` has lines, `email` is one address. */
export type FieldKind = 'line' | 'text' | 'email';

/** The problems of a value. `malformed` is one that no normalization fixes. */
export type FieldProblem = 'missing' | 'too-long' | 'malformed';

/**
 * The most characters (UTF-16 units, as `maxLength` counts) of an e-mail address: RFC 5321, 4.5.3.1.3, without its brackets.
 *
 * @example
 * ```tsx
 * import { longestAddress } from 'archipel/fields';
 *
 * export const Email = () => <input type="email" name="email" maxLength={longestAddress} />;
 * ```
 */
export const longestAddress = 254;

/** Invisible characters that are copied along with text: direction of writing, zero width, soft hyphens. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Line breaks that no keyboard makes: Word's soft break, the form feed of PDF, Unicode's own. */
const softBreaks = /[\v\f\u0085\u2028\u2029]/g;
const surrogates = /\p{Cs}/gu;

const cleanText = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(softBreaks, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(surrogates, '\uFFFD')
    .trim();

// A line break that a keyboard makes stays, and is refused: in one line it is an attempt to write headers.
const cleanLine = (value: string): string =>
  value
    .replace(/[\t\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(invisible, '')
    .replace(/[^\P{Cc}\r\n]/gu, '')
    .replace(surrogates, '\uFFFD')
    .trim();

// A domain may end in the full stop of the DNS root, and a sentence ends in one.
const cleanAddress = (value: string): string => cleanLine(value).replace(/\.$/, '');

const cleaners: Readonly<Record<FieldKind, (value: string) => string>> = { line: cleanLine, text: cleanText, email: cleanAddress };

/**
 * `value` without what is harmless and has no place in a mail: soft breaks, control characters, marks of direction, outer spaces.
 *
 * @example
 * ```tsx
 * import { cleaned } from 'archipel/fields';
 *
 * export const address = cleaned('email', ' ada@example.com. ');
 * ```
 */
export const cleaned = (kind: FieldKind, value: string): string => cleaners[kind](value);

/** No space, no quotes, brackets or lists: what is left is one address for every mail server. */
const address = /^[^\s@"(),:;<>[\\\]\p{C}]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/**
 * The problem of `value` after cleaning, if there is one; `most` is the maximum length. An empty value is valid.
 *
 * @example
 * ```tsx
 * import { longestAddress, problemOf } from 'archipel/fields';
 *
 * export const isAddress = (value: string): boolean => value !== '' && problemOf('email', value, longestAddress) === undefined;
 * ```
 */
export function problemOf(kind: FieldKind, value: string, most: number): FieldProblem | undefined {
  const clean = cleaned(kind, value);
  if (clean === '') return undefined;
  if (clean.length > most) return 'too-long';
  if (kind === 'email') return address.test(clean) ? undefined : 'malformed';
  return kind === 'line' && /[\r\n]/.test(clean) ? 'malformed' : undefined;
}
