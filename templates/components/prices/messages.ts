// The messages of prices.
import { words } from 'archipel';

export const messages = {
  prices: words('What stands at prices.', {
    regular: 'The word for the price outside promotions.',
    offer: 'The word for the price in a promotion.',
    once: 'An amount that is paid once.',
    setup: 'The amount for the set-up.',
    monthly: 'The amount for each month.',
    perMinute: 'The amount for each minute of calls.',
    saving: 'The advertised saving. {{percent}} is filled in.',
    plusVat: 'The note on VAT at one amount. {{vat}} is filled in.',
    exclVat: 'The note on VAT at several amounts.',
    until: 'When the promotion ends. {{date}} is filled in.',
  }),
};
