// The rules of the discount dialog, whose only field is the e-mail address.
import { type Errors, errorsIn, type Rules, requiredAddress, type Values } from '../shared/validation.ts';

export type DiscountError = 'errorEmailMissing' | 'errorEmail';

const rules: Rules<'email', DiscountError> = { email: requiredAddress('errorEmailMissing', 'errorEmail') };

export const validateDiscount = (values: Values<'email'>): Errors<'email', DiscountError> => errorsIn(rules, values);
