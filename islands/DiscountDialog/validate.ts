// The rules of the discount popup: an e-mail address is enough.
import { type Errors, errorsIn, type Rules, requiredAddress, type Values } from '../shared/validation.ts';

export type DiscountError = 'errorEmailMissing' | 'errorEmail';

const rules: Rules<'email', DiscountError> = { email: requiredAddress('errorEmailMissing', 'errorEmail') };

/** What is wrong with the one field. */
export const validateDiscount = (values: Values<'email'>): Errors<'email', DiscountError> => errorsIn(rules, values);
