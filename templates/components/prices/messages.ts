// The messages of prices.
import { words } from 'archipel';

export const messages = {
  prices: words('Words of prices.', {
    regular: 'The word for the price outside promotions.',
    offer: 'The word for the price in a promotion.',
    once: 'An amount that is paid once.',
    setup: 'The amount for the set-up.',
    monthly: 'The amount for each month.',
    perMinute: 'The amount for each minute of calls.',
    savingSetup: 'The advertised saving, at the amount for the set-up, of which it is true. {{percent}} is filled in.',
    plusVat: 'The note on VAT at one amount. {{vat}} is filled in.',
    exclVat: 'The note on VAT at several amounts.',
    until: 'When the promotion ends. {{date}} is filled in.',
    current: 'The word for the price of a promotion that is over, where it still holds.',
    ended: 'What is said once the promotion has ended and the regular price holds. {{date}} is filled in.',
    endedKept: 'The same where the price of the promotion still holds. {{date}} and {{amount}} are filled in.',
    shortOnce: 'Under the heading of a page: an amount that is paid once. {{amount}} is filled in.',
    shortSetup: 'The same for the set-up.',
    shortMonthly: 'The same for each month.',
    shortPerMinute: 'The same for each minute of calls.',
    compare: 'Under the heading of a page: the link to the prices further down.',
    barSetup: 'Beside the buy button on telephones, under the amount for the set-up. {{amount}} is the one for each month.',
  }),
};
