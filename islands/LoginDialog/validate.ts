// The rules of the customer login, for each field while it is edited, and for all fields on submit.
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

/** Returns the errors of all fields, in the order of the fields. */
export const validateLogin = (values: Values<LoginField>): Errors<LoginField, LoginError> => errorsIn(rules, values);

/** Returns the error of one field, or `undefined` if its value is valid. Called while the field is edited. */
export const validateLoginField = (field: LoginField, value: string): LoginError | undefined => rules[field](value);

/** Whether the password meets each requirement that the help of its field lists. */
export type PasswordHints = Readonly<Record<'length' | 'upper' | 'lower' | 'digit' | 'special', boolean>>;

/** Returns which requirements `value` meets. Only the length is enforced. */
export const passwordHints = (value: string): PasswordHints => ({
  // Code points, not UTF-16 code units.
  length: [...value].length >= passwordLength,
  upper: /\p{Lu}/u.test(value),
  lower: /\p{Ll}/u.test(value),
  digit: /\d/.test(value),
  special: /[^\p{L}\p{M}\p{N}\s]/u.test(value),
});
