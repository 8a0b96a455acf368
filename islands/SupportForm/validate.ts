// The rules of the support ticket. The priority is not validated.
import { limits } from '../api/limits.ts';
import { type Errors, errorsIn, fitting, type Rules, requiredAddress, type Values } from '../shared/validation.ts';

export type SupportField = 'customerNumber' | 'name' | 'email' | 'subject' | 'message';
export type SupportError =
  | 'errorCustomerNumber'
  | 'errorName'
  | 'errorEmailMissing'
  | 'errorEmail'
  | 'errorSubject'
  | 'errorMessage'
  | 'errorTooLong';

const rules: Rules<SupportField, SupportError> = {
  customerNumber: fitting({ kind: 'line', max: limits.customerNumber, missing: 'errorCustomerNumber', wrong: 'errorTooLong' }),
  name: fitting({ kind: 'line', max: limits.name, missing: 'errorName', wrong: 'errorTooLong' }),
  email: requiredAddress('errorEmailMissing', 'errorEmail'),
  subject: fitting({ kind: 'line', max: limits.subject, missing: 'errorSubject', wrong: 'errorTooLong' }),
  message: fitting({ kind: 'text', max: limits.message, missing: 'errorMessage', wrong: 'errorTooLong' }),
};

/** Returns the errors of the fields, in the order of the fields. */
export const validateSupport = (values: Values<SupportField>): Errors<SupportField, SupportError> => errorsIn(rules, values);
