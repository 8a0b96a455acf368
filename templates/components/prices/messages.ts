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
    ended: 'The same once it has ended, where its price still holds. {{date}} is filled in.',
    endedTitle: 'The heading in the place of a clock, once the promotion has ended.',
    endedNote: 'The line under it where the regular price holds. {{date}} is filled in.',
    keptNote: 'The line under it where the price of the promotion still holds. {{date}} is filled in.',
    shortOnce: 'Under the heading of a page: an amount that is paid once. {{amount}} is filled in.',
    shortSetup: 'The same for the set-up.',
    shortMonthly: 'The same for each month.',
    compare: 'Under the heading of a page: the link to the prices further down.',
    barSetup: 'Beside the buy button on telephones, under the amount for the set-up. {{amount}} is the one for each month.',
  }),
};
