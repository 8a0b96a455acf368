// The rules of the support ticket. The priority is not validated.
import { type Errors, errorsIn, type Rules, required, requiredAddress, type Values } from '../shared/validation.ts';

export type SupportField = 'customerNumber' | 'name' | 'email' | 'subject' | 'message';
export type SupportError = 'errorCustomerNumber' | 'errorName' | 'errorEmailMissing' | 'errorEmail' | 'errorSubject' | 'errorMessage';

const rules: Rules<SupportField, SupportError> = {
  customerNumber: required('errorCustomerNumber'),
  name: required('errorName'),
  email: requiredAddress('errorEmailMissing', 'errorEmail'),
  subject: required('errorSubject'),
  message: required('errorMessage'),
};

/** The errors of the fields, in their order. */
export const validateSupport = (values: Values<SupportField>): Errors<SupportField, SupportError> => errorsIn(rules, values);
