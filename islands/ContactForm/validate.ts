// The rules of the contact form. The subject is optional.
import { type Errors, errorsIn, type Rules, required, requiredAddress, type Values } from '../shared/validation.ts';

export type ContactField = 'name' | 'email' | 'message';
export type ContactError = 'errorName' | 'errorEmailMissing' | 'errorEmail' | 'errorMessage';

const rules: Rules<ContactField, ContactError> = {
  name: required('errorName'),
  email: requiredAddress('errorEmailMissing', 'errorEmail'),
  message: required('errorMessage'),
};

/** The errors of the fields, in their order. */
export const validateContact = (values: Values<ContactField>): Errors<ContactField, ContactError> => errorsIn(rules, values);
