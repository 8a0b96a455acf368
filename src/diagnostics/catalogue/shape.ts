// Problems of the shape of data: keys, kinds of values, lists, languages.
import { didYouMean, error, oneOf, type Suggestion } from './define.ts';

export const shape = {
  'type-wrong': error<{ key: string; expected: string; actual: string }>(({ key, expected, actual }) => ({
    message: `"${key}" must be ${expected}; this is ${actual}.`,
    hint: `Write ${expected} here.`,
  })),
  'text-unquoted': error<{ key: string; value: string }>(({ key, value }) => ({
    message: `"${key}" is text, but ${value} without quotes is read as something else.`,
    hint: `Quote it: "${value}".`,
  })),
  'key-missing': error<{ key: string; parent: string }>(({ key, parent }) => ({
    message: `"${key}" is missing in ${parent}.`,
    hint: `Add a line "${key}: …".`,
  })),
  'key-unknown': error<{ key: string; known: readonly string[]; missing?: string | undefined } & Suggestion>((args) => ({
    message:
      args.missing === undefined
        ? `The key "${args.key}" is not known here.`
        : `The key "${args.key}" is not known here, and "${args.missing}" is missing.`,
    hint: didYouMean(args, args.known.length > 0 ? `Known here: ${oneOf(args.known)}.` : 'Delete it.'),
  })),
  'value-not-allowed': error<{ key: string; value: string; allowed: readonly string[] } & Suggestion>((args) => ({
    message: `"${args.value}" is not a value that "${args.key}" can have.`,
    hint: didYouMean(args, `Use ${oneOf(args.allowed)}.`),
  })),
  'section-type-unknown': error<{ value: string; allowed: readonly string[] } & Suggestion>((args) => ({
    message: `There is no section type "${args.value}".`,
    hint: didYouMean(args, `Use ${oneOf(args.allowed, 24)}.`),
  })),
  'text-empty': error<{ key: string }>(({ key }) => ({
    message: `"${key}" is empty.`,
    hint: 'Write the text, or delete the key if it may be left out.',
  })),
  'list-length': error<{ key: string; expected: string; actual: number }>(({ key, expected, actual }) => ({
    message: `"${key}" has ${actual} ${actual === 1 ? 'entry' : 'entries'}; it needs ${expected}.`,
    hint: 'Add or delete entries.',
  })),
  'number-out-of-range': error<{ key: string; expected: string }>(({ key, expected }) => ({
    message: `"${key}" must be ${expected}.`,
    hint: `Write a number that is ${expected}; amounts are whole numbers of cents: 999700 is 9.997 €.`,
  })),
  'format-invalid': error<{ key: string; value: string; expected: string }>(({ key, value, expected }) => ({
    message: `"${value}" does not fit "${key}".`,
    hint: `Expected: ${expected}.`,
  })),
  'date-invalid': error<{ key: string; value: string }>(({ key, value }) => ({
    message: `"${key}" is no date that exists: ${value}.`,
    hint: 'Write date, time and offset: 2025-06-30T23:59:59+02:00.',
  })),
  'language-missing': error<{ key: string; language: string }>(({ key, language }) => ({
    message: `"${key}" has no ${language} text, but this file lists that language.`,
    hint: `Add "${language}: …" under "${key}".`,
  })),
  'language-not-listed': error<{ key: string; language: string }>(({ key, language }) => ({
    message: `"${key}" has a text for ${language}, which this file does not list.`,
    hint: `Delete the text, or add ${language} to "languages".`,
  })),
};
