// The rules of the customer login. They hold for each field as it is typed, and for all on submit.
import { type Errors, errorsIn, isAddress, type Rules, required, type Values } from '../shared/validation.ts';

export type LoginField = 'firstName' | 'lastName' | 'customerNumber' | 'email' | 'password';
export type LoginError = 'errorRequired' | 'errorCustomerNumber' | 'errorEmail' | 'errorPassword';

const passwordLength = 8;

const rules: Rules<LoginField, LoginError> = {
  firstName: required('errorRequired'),
  lastName: required('errorRequired'),
  customerNumber: (value) => (/^[0-9]{8}$/.test(value) ? undefined : 'errorCustomerNumber'),
  email: (value) => (isAddress(value) ? undefined : 'errorEmail'),
  password: (value) => (passwordHints(value).length ? undefined : 'errorPassword'),
};

/** What is wrong with all fields, in their order. */
export const validateLogin = (values: Values<LoginField>): Errors<LoginField, LoginError> => errorsIn(rules, values);

/** What is wrong with one field, while it is edited. */
export const validateLoginField = (field: LoginField, value: string): LoginError | undefined => rules[field](value);

/** Which lines of the hint below the password are met. */
export type PasswordHints = Readonly<Record<'length' | 'upper' | 'lower' | 'digit' | 'special', boolean>>;

/** The state of the hint for `value`. Of these only the length is enforced. */
export const passwordHints = (value: string): PasswordHints => ({
  // Characters as people count them, not the units of UTF-16.
  length: [...value].length >= passwordLength,
  upper: /\p{Lu}/u.test(value),
  lower: /\p{Ll}/u.test(value),
  digit: /\d/.test(value),
  special: /[^\p{L}\p{M}\p{N}\s]/u.test(value),
});
