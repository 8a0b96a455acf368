// Shared by the rules of all forms: a form is its fields in visible order, each with a rule.

import { cleaned, type FieldKind, longestAddress, problemOf } from 'archipel/fields';

/** The visitor's input, by the name of the field. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** By field, the key of the message for its error. Fields without an error are absent. */
export type Errors<Field extends string, Key extends string> = Readonly<Partial<Record<Field, Key>>>;

/** The key of the error message for `value`, or `undefined` if it is valid. */
type Rule<Key extends string> = (value: string) => Key | undefined;

/** The rules of a form, in the order of its fields. */
export type Rules<Field extends string, Key extends string> = Readonly<Record<Field, Rule<Key>>>;

const isBlank = (value: string): boolean => value.trim() === '';

/** A value of only spaces also counts as missing. */
export const required =
  <Key extends string>(missing: Key): Rule<Key> =>
  (value) =>
    isBlank(value) ? missing : undefined;

interface FieldRule<Key extends string> {
  readonly kind: FieldKind;
  /** Characters. */
  readonly most: number;
  /** Left out where the field may stay empty. */
  readonly missing?: Key;
  /** The message of a value that is too long, or malformed. */
  readonly wrong: Key;
}

/** The rules of the forms server: a page must not accept a value that the server refuses. */
export const fitting =
  <Key extends string>({ kind, most, missing, wrong }: FieldRule<Key>): Rule<Key> =>
  (value) => {
    if (cleaned(kind, value) === '') return missing;
    return problemOf(kind, value, most) === undefined ? undefined : wrong;
  };

/** A required e-mail address: one message if it is missing, another if it is invalid. */
export const requiredAddress = <Missing extends string, Wrong extends string>(missing: Missing, wrong: Wrong): Rule<Missing | Wrong> =>
  fitting<Missing | Wrong>({ kind: 'email', most: longestAddress, missing, wrong });

/** The errors of `values`, in the order of the rules: the first field gets the focus. */
export function errorsIn<Field extends string, Key extends string>(rules: Rules<Field, Key>, values: Values<Field>): Errors<Field, Key> {
  const errors: Partial<Record<Field, Key>> = {};
  for (const field of fieldsOf(rules)) {
    const error = rules[field](values[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

// The types of `Object.keys` only have strings; rules and errors only have their fields as keys.
const fieldsOf = <Field extends string>(record: Readonly<Partial<Record<Field, unknown>>>) => Object.keys(record) as Field[];

/** The texts of errors by field, in their order. */
export const textsOf = <Field extends string, Key extends string>(
  errors: Errors<Field, Key>,
  texts: Readonly<Record<Key, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries<Key | undefined>(errors).flatMap(([field, key]) => (key === undefined ? [] : [[field, texts[key]]])));
