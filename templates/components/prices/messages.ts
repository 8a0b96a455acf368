// The messages of prices.
import { words } from 'archipel';

export const messages = {
  prices: words('The words of price lists.', {
    regular: 'The word for the price outside promotions.',
    offer: 'The word for the price in a promotion.',
    once: 'An amount that is paid once.',
    setup: 'The amount for the set-up.',
    monthly: 'The amount for each month.',
    perMinute: 'The amount for each minute of calls.',
    savingSetup: 'The advertised saving, beside the amount for the set-up, to which it applies. {{percent}} is filled in.',
    plusVat: 'The note on VAT beside a single amount. {{vat}} is filled in.',
    exclVat: 'The note on VAT below several amounts.',
    until: 'The line about the end of the promotion. {{date}} is filled in.',
    current: 'The word for a promotional price that still applies after the promotion.',
    ended: 'Shown after a promotion if the regular price applies again. {{date}} is filled in.',
    endedKept: 'Shown after a promotion if its price still applies. {{date}} and {{amount}} are filled in.',
    shortOnce: 'Under the heading of a page: an amount that is paid once. {{amount}} is filled in.',
    shortSetup: 'Under the heading of a page: the amount for the set-up. {{amount}} is filled in.',
    shortMonthly: 'Under the heading of a page: the amount for each month. {{amount}} is filled in.',
    shortPerMinute: 'Under the heading of a page: the amount for each minute of calls. {{amount}} is filled in.',
    compare: 'Under the heading of a page: the link to the prices further down.',
    barSetup: 'Beside the buy button on phones, under the amount for the set-up. {{amount}} is the amount for each month.',
  }),
};
