// The rules of the customer login, for each field while it is edited and for all on submit.
import { isAddress } from '../api/address.ts';
import { type Errors, errorsIn, type Rules, required, type Values } from '../shared/validation.ts';

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

/** The errors of all fields, in their order. */
export const validateLogin = (values: Values<LoginField>): Errors<LoginField, LoginError> => errorsIn(rules, values);

/** The error of one field, while it is edited. */
export const validateLoginField = (field: LoginField, value: string): LoginError | undefined => rules[field](value);

/** Which requirements in the hint below the password are met. */
export type PasswordHints = Readonly<Record<'length' | 'upper' | 'lower' | 'digit' | 'special', boolean>>;

/** The state of the hint for `value`. Only the length is enforced. */
export const passwordHints = (value: string): PasswordHints => ({
  // Code points, not UTF-16 code units.
  length: [...value].length >= passwordLength,
  upper: /\p{Lu}/u.test(value),
  lower: /\p{Ll}/u.test(value),
  digit: /\d/.test(value),
  special: /[^\p{L}\p{M}\p{N}\s]/u.test(value),
});
