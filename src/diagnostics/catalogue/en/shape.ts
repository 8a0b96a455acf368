// Problems of the shape of data: keys, values, lists, languages.
import type { PlaceName } from '../../../model/data/place.ts';
import { exceededMonth } from '../../../model/time/exceeded-month.ts';
import type { Bound, Form, Key, ValueKind } from '../arguments.ts';
import { error, type Suggestion } from '../define.ts';
import { didYouMean, formats, keyIn, kinds, limitIn, notationIn, oneOf } from './words.ts';

const quoted = (key: string): string => `"${key}"`;

/** Explains why a day does not exist; undefined if it exists. */
function dayHint(value: string): string | undefined {
  const exceeded = exceededMonth(value);
  if (exceeded === undefined) return undefined;
  const { month, days } = exceeded;
  return days === 0
    ? 'A year has 12 months. Write year, month and day: 2026-12-31.'
    : `${formats.month(month)} has ${days} days. Correct the day.`;
}

/**
 * The languages in which `page` is missing, although every language needs it. `isFrontMatter` is true if each language of the page has a
 * file.
 */
export interface LackingLanguages {
  readonly lacking: readonly string[];
  readonly page: 'home' | 'notFound';
  readonly isFrontMatter?: boolean;
}

function lackingHint({ lacking, page, isFrontMatter = false }: LackingLanguages): string {
  const add = isFrontMatter
    ? `Add a file of this page in ${formats.and(lacking)}`
    : `Add ${formats.and(lacking)} to "languages", and the texts`;
  return page === 'home' ? `${add}, or give this page another URL, by its "path" or by the route of its collection.` : `${add}.`;
}

/** Returns a block with the keys of a form as an example: `{ from: …, to: … }`; undefined if it has none, or too many to show. */
export function exampleOf({ needs = [] }: Form): string | undefined {
  return needs.length === 0 || needs.length > 4 ? undefined : `{ ${needs.map((key) => `${key}: …`).join(', ')} }`;
}

/** Returns whether a schema expects an object of JavaScript for a date, which no file of content can have. */
export const isDateObject = (expected: ValueKind | readonly string[]): boolean =>
  typeof expected !== 'string' && expected.join() === 'date';

const entriesOf = (form: Form): string => {
  const example = exampleOf(form);
  return example === undefined
    ? '[one, two], or entries that begin with "- ", each on its own line'
    : `each entry on its own line, such as - ${example}`;
};

const withKeys = (form: Form): string => {
  const example = exampleOf(form);
  if (example !== undefined) return `: ${example}`;
  return form.known === undefined ? '' : ` with ${oneOf(form.known)}`;
};

export const shape = {
  /** The form is that of the block, or of each block in the list. */
  'type-wrong': error<{ key: Key; expected: ValueKind | readonly string[]; actual: ValueKind } & Form>(
    ({ key, expected, actual, ...form }) => {
      const due = typeof expected === 'string' ? kinds[expected] : oneOf(expected);
      return {
        message: `"${keyIn(key)}" must be ${due}; this is ${kinds[actual]}.`,
        hint: isDateObject(expected)
          ? 'Days are text in content: in the schema, write z.iso.date() instead of z.date().'
          : expected === 'list'
            ? `Write a list here: ${entriesOf(form)}.`
            : `Write ${due} here${expected === 'block' ? withKeys(form) : ''}.`,
      };
    },
  ),
  'text-unquoted': error<{ key: Key; value: string }>(({ key, value }) => ({
    message: `"${keyIn(key)}" is text, but ${value} without quotes is read as a number or another value.`,
    hint: `Quote it: "${value}".`,
  })),
  /**
   * `allowed` are the values that the key can have, if they are known: the types of a section, the most likely one first. The form is that
   * of a block, or of each entry of a list.
   */
  'key-missing': error<{ key: Key; parent: PlaceName; allowed?: readonly string[] } & Form>(({ key, parent, allowed, ...form }) => ({
    message: `"${keyIn(key)}" is missing in ${keyIn(parent)}.`,
    hint:
      form.isList === true && exampleOf(form) !== undefined
        ? `Add a line "${keyIn(key)}:", and below it a list: ${entriesOf(form)}.`
        : `Add a line "${keyIn(key)}: ${exampleOf(form) ?? '…'}"${allowed === undefined ? '' : ` with ${oneOf(allowed, 24)}`}.`,
  })),
  'key-unknown': error<{ key: string; known: readonly string[]; missing?: string | undefined } & Suggestion>(
    { groups: ['dates', 'unknownName'] },
    (args) => ({
      message:
        args.missing === undefined
          ? `The key "${args.key}" is not known here.`
          : `The key "${args.key}" is not known here, and "${args.missing}" is missing.`,
      hint: didYouMean(args, args.known.length > 0 ? `Known here: ${oneOf(args.known)}.` : 'Delete it.'),
    }),
  ),
  'key-choice': error<{ key: Key; keys: readonly string[]; found: readonly string[] }>(({ key, keys, found }) => ({
    message:
      found.length === 0
        ? `"${keyIn(key)}" needs exactly one of ${formats.and(keys.map(quoted))}, and has none.`
        : `"${keyIn(key)}" has ${formats.and(found.map(quoted))}; only one of them is allowed.`,
    hint: found.length === 0 ? `Write ${oneOf(keys)}.` : 'Keep one and delete the others.',
  })),
  'value-not-allowed': error<{ key: Key; value: string; allowed: readonly string[] } & Suggestion>((args) => ({
    message: `"${args.value}" is not a value that "${keyIn(args.key)}" can have.`,
    hint: didYouMean(args, `Use ${oneOf(args.allowed)}.`),
  })),
  'section-type-unknown': error<{ value: string; allowed: readonly string[] } & Suggestion>({ groups: ['unknownName'] }, (args) => ({
    message: `There is no section type "${args.value}".`,
    hint:
      args.suggestion === undefined
        ? `Use ${oneOf(args.allowed, 24)}.`
        : `Did you mean "${args.suggestion}"? There are ${oneOf(args.allowed, 24)}.`,
  })),
  'text-empty': error<{ key: Key }>(({ key }) => ({
    message: `"${keyIn(key)}" is empty.`,
    hint: 'Write the text, or delete the key if it may be left out.',
  })),
  'list-length': error<{ key: Key; expected: Bound | LackingLanguages; actual: number }>(({ key, expected, actual }) =>
    'lacking' in expected
      ? {
          message: `Every language of the site needs this page, because ${
            expected.page === 'home' ? 'its URL / makes it the home page' : 'it is shown for unknown URLs'
          }. It lacks ${formats.and(expected.lacking)}.`,
          hint: lackingHint(expected),
        }
      : {
          message: `"${keyIn(key)}" has ${actual} ${actual === 1 ? 'entry' : 'entries'}; it must have ${limitIn(expected)}.`,
          hint: 'Add or delete entries.',
        },
  ),
  'number-out-of-range': error<{ key: Key; expected: Bound }>(({ key, expected }) => ({
    message: `"${keyIn(key)}" must be ${limitIn(expected)}.`,
    hint: `Write a number that is ${limitIn(expected)}; amounts are whole numbers of cents: 999700 is €9,997.`,
  })),
  /** `expected` is the name of a notation, or the words of a schema of the site. */
  'format-invalid': error<{ key: Key; value: string; expected: string }>(({ key, value, expected }) => ({
    message: `"${value}" does not fit "${keyIn(key)}".`,
    hint: `Expected: ${notationIn(expected)}.`,
  })),
  'date-invalid': error<{ key: Key; value: string }>(({ key, value }) => ({
    message: `"${keyIn(key)}" has a date that does not exist: ${value}.`,
    hint: dayHint(value) ?? 'Write date, time and offset: 2025-06-30T23:59:59+02:00.',
  })),
  /** `isFrontMatter` is true if each file has one language. `tag` is set if it differs from the key of the language. */
  'language-missing': error<{ key: Key; language: string; tag?: string; isFrontMatter?: boolean }>(
    { groups: ['placeholder', 'unfinished'] },
    ({ key, language, isFrontMatter = false }) =>
      isFrontMatter
        ? {
            message: `The front matter of this file has no "${keyIn(key)}", but the same text in another language has one.`,
            hint: `Add "${keyIn(key)}: …".`,
          }
        : {
            message: `"${keyIn(key)}" has no ${language} text, but this file exists in that language.`,
            hint: `Add "${language}: …" under "${keyIn(key)}".`,
          },
  ),
  'language-not-listed': error<{ key: Key; language: string; tag?: string; isFrontMatter?: boolean }>(
    ({ key, language, tag = language, isFrontMatter = false }) =>
      isFrontMatter
        ? {
            message: `"${keyIn(key)}" has a value for ${language}, but this text has no file in ${formats.language(tag)}.`,
            hint: `Write "${keyIn(key)}: …" with only the value for the language of this file. Each language has a file of its own.`,
          }
        : {
            message: `"${keyIn(key)}" has a text for ${language}, which this file does not list.`,
            hint: `Delete the text, or add ${language} to "languages".`,
          },
  ),
};
