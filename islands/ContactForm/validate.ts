// The rules of the contact form. The subject is optional.
import { limits } from '../api/limits.ts';
import { type Errors, errorsIn, fitting, type Rules, requiredAddress, type Values } from '../shared/validation.ts';

export type ContactField = 'name' | 'email' | 'subject' | 'message';
export type ContactError = 'errorName' | 'errorEmailMissing' | 'errorEmail' | 'errorMessage' | 'errorTooLong';

const rules: Rules<ContactField, ContactError> = {
  name: fitting({ kind: 'line', max: limits.name, missing: 'errorName', wrong: 'errorTooLong' }),
  email: requiredAddress('errorEmailMissing', 'errorEmail'),
  subject: fitting({ kind: 'line', max: limits.subject, wrong: 'errorTooLong' }),
  message: fitting({ kind: 'text', max: limits.message, missing: 'errorMessage', wrong: 'errorTooLong' }),
};

/** Returns the errors of the fields, in the order of the fields. */
export const validateContact = (values: Values<ContactField>): Errors<ContactField, ContactError> => errorsIn(rules, values);
