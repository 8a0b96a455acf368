// The rules of the newsletter dialog.
import { limits } from '../api/limits.ts';
import { type Errors, errorsIn, fitting, type Rules, required, requiredAddress, type Values } from '../shared/validation.ts';

export type NewsletterField = 'salutation' | 'firstName' | 'lastName' | 'email';
export type NewsletterError = 'errorSalutation' | 'errorFirstName' | 'errorLastName' | 'errorEmailMissing' | 'errorEmail' | 'errorTooLong';

const rules: Rules<NewsletterField, NewsletterError> = {
  salutation: required('errorSalutation'),
  firstName: fitting({ kind: 'line', max: limits.name, missing: 'errorFirstName', wrong: 'errorTooLong' }),
  lastName: fitting({ kind: 'line', max: limits.name, missing: 'errorLastName', wrong: 'errorTooLong' }),
  email: requiredAddress('errorEmailMissing', 'errorEmail'),
};

/** Returns the errors of the fields, in the order of the fields. The academic title is optional, so it has no rule. */
export const validateNewsletter = (values: Values<NewsletterField>): Errors<NewsletterField, NewsletterError> => errorsIn(rules, values);
