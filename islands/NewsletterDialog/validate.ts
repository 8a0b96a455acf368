// The rules of the newsletter dialog.
import { type Errors, errorsIn, type Rules, required, requiredAddress, type Values } from '../shared/validation.ts';

export type NewsletterField = 'salutation' | 'firstName' | 'lastName' | 'email';
export type NewsletterError = 'errorSalutation' | 'errorFirstName' | 'errorLastName' | 'errorEmailMissing' | 'errorEmail';

const rules: Rules<NewsletterField, NewsletterError> = {
  salutation: required('errorSalutation'),
  firstName: required('errorFirstName'),
  lastName: required('errorLastName'),
  email: requiredAddress('errorEmailMissing', 'errorEmail'),
};

/** The errors of the fields, in their order. The academic title is optional. */
export const validateNewsletter = (values: Values<NewsletterField>): Errors<NewsletterField, NewsletterError> => errorsIn(rules, values);
