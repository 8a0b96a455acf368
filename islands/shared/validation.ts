// The parts that the rules of all forms share. A form has a rule for each field that is checked, in visible order.

import { cleaned, type FieldKind, longestAddress, problemOf } from 'archipel/fields';

/** The visitor's input, by the name of the field. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The key of the error message of each field. Fields without an error are absent. */
export type Errors<Field extends string, Key extends string> = Readonly<Partial<Record<Field, Key>>>;

/** Returns the key of the error message for `value`, or `undefined` if the value is valid. */
type Rule<Key extends string> = (value: string) => Key | undefined;

/** The rules of a form by field, in visible order. */
export type Rules<Field extends string, Key extends string> = Readonly<Record<Field, Rule<Key>>>;

const isBlank = (value: string): boolean => value.trim() === '';

/** Returns a rule that requires a value. A value of only spaces counts as missing. */
export const required =
  <Key extends string>(missing: Key): Rule<Key> =>
  (value) =>
    isBlank(value) ? missing : undefined;

interface FieldRule<Key extends string> {
  readonly kind: FieldKind;
  /** The maximum number of characters. */
  readonly max: number;
  /** The message for an empty field. It is absent if the field is optional. */
  readonly missing?: Key;
  /** The message for a value that is too long or malformed. */
  readonly wrong: Key;
}

/** Returns a rule that checks like the forms server: a page must not accept a value that the server refuses. */
export const fitting =
  <Key extends string>({ kind, max, missing, wrong }: FieldRule<Key>): Rule<Key> =>
  (value) => {
    if (cleaned(kind, value) === '') return missing;
    return problemOf(kind, value, max) === undefined ? undefined : wrong;
  };

/** Returns the rule of a required e-mail address, with one message if it is missing and another if it is invalid. */
export const requiredAddress = <Missing extends string, Wrong extends string>(missing: Missing, wrong: Wrong): Rule<Missing | Wrong> =>
  fitting<Missing | Wrong>({ kind: 'email', max: longestAddress, missing, wrong });

/** Returns the errors of `values`, in the order of the rules, because the first field with an error gets the focus. */
export function errorsIn<Field extends string, Key extends string>(rules: Rules<Field, Key>, values: Values<Field>): Errors<Field, Key> {
  const errors: Partial<Record<Field, Key>> = {};
  for (const field of fieldsOf(rules)) {
    const error = rules[field](values[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

// `Object.keys` is typed as returning strings, but all keys of rules and errors are fields.
const fieldsOf = <Field extends string>(record: Readonly<Partial<Record<Field, unknown>>>) => Object.keys(record) as Field[];

/** Returns the text of each error by field, in the order of `errors`. */
export const textsOf = <Field extends string, Key extends string>(
  errors: Errors<Field, Key>,
  texts: Readonly<Record<Key, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries<Key | undefined>(errors).flatMap(([field, key]) => (key === undefined ? [] : [[field, texts[key]]])));
