// Problems of the shape of data: keys, kinds of values, lists, languages.
import { didYouMean, error, oneOf, type Suggestion } from './define.ts';

export const shape = {
  'type-wrong': error<{ key: string; expected: string; actual: string }>(({ key, expected, actual }) => ({
    reason: `"${key}" must be ${expected}; this is ${actual}.`,
    cure: `Write ${expected} here.`,
  })),
  'text-unquoted': error<{ key: string; value: string }>(({ key, value }) => ({
    reason: `"${key}" is text, but ${value} without quotes is read as something else.`,
    cure: `Quote it: "${value}".`,
  })),
  'key-missing': error<{ key: string; parent: string }>(({ key, parent }) => ({
    reason: `"${key}" is missing in ${parent}.`,
    cure: `Add a line "${key}: …".`,
  })),
  'key-unknown': error<{ key: string; known: readonly string[]; missing?: string | undefined } & Suggestion>((args) => ({
    reason:
      args.missing === undefined
        ? `The key "${args.key}" is not known here.`
        : `The key "${args.key}" is not known here, and "${args.missing}" is missing.`,
    cure: didYouMean(args, args.known.length > 0 ? `Known here: ${oneOf(args.known)}.` : 'Delete it.'),
  })),
  'value-not-allowed': error<{ key: string; value: string; allowed: readonly string[] } & Suggestion>((args) => ({
    reason: `"${args.value}" is not a value that "${args.key}" can have.`,
    cure: didYouMean(args, `Use ${oneOf(args.allowed)}.`),
  })),
  'section-type-unknown': error<{ value: string; allowed: readonly string[] } & Suggestion>((args) => ({
    reason: `There is no section type "${args.value}".`,
    cure: didYouMean(args, `Use ${oneOf(args.allowed, 24)}.`),
  })),
  'text-empty': error<{ key: string }>(({ key }) => ({
    reason: `"${key}" is empty.`,
    cure: 'Write the text, or delete the key if it may be left out.',
  })),
  'list-length': error<{ key: string; expected: string; actual: number }>(({ key, expected, actual }) => ({
    reason: `"${key}" has ${actual} ${actual === 1 ? 'entry' : 'entries'}; it needs ${expected}.`,
    cure: 'Add or delete entries.',
  })),
  'number-out-of-range': error<{ key: string; expected: string }>(({ key, expected }) => ({
    reason: `"${key}" must be ${expected}.`,
    cure: `Write a number that is ${expected}; amounts are whole numbers of cents: 999700 is 9.997 €.`,
  })),
  'format-invalid': error<{ key: string; value: string; expected: string }>(({ key, value, expected }) => ({
    reason: `"${value}" does not fit "${key}".`,
    cure: `Expected: ${expected}.`,
  })),
  'date-invalid': error<{ key: string; value: string }>(({ key, value }) => ({
    reason: `"${key}" is no date that exists: ${value}.`,
    cure: 'Write date, time and offset: 2025-06-30T23:59:59+02:00.',
  })),
  'language-missing': error<{ key: string; language: string }>(({ key, language }) => ({
    reason: `"${key}" has no ${language} text, but this file lists that language.`,
    cure: `Add "${language}: …" under "${key}".`,
  })),
  'language-not-listed': error<{ key: string; language: string }>(({ key, language }) => ({
    reason: `"${key}" has a text for ${language}, which this file does not list.`,
    cure: `Delete the text, or add ${language} to "languages".`,
  })),
};
