// Causes and cures of the codes on docs/diagnostics/prices.md.
import type { Explanations } from './code-explanation.ts';

export const priceExplanations = {
  'amount-outlier': {
    cause:
      'An amount is about a hundred times smaller or larger than the others of its kind. Usually euros were written instead of cents, or two zeros are missing.',
    cure: 'Write the amount that the message proposes, if that is what you meant.',
  },
  'offer-not-cheaper': {
    cause: 'The offer of a campaign costs as much as the regular price, or more. Advertising it would be misleading.',
    cure: 'Correct one of the two amounts, or delete the offer.',
  },
  'percent-unmatched': {
    cause: 'A campaign claims a saving that none of its amounts gives.',
    cure: 'Write the percentage that the message works out, or correct the amounts.',
  },
  'price-parts': {
    cause: 'The regular price and the offer have different parts, for example a setup fee in only one of them. They cannot be compared.',
    cure: 'Name the same parts in both.',
  },
  'campaign-impossible': {
    cause: 'A campaign ends before it starts.',
    cure: 'Correct `starts` or `ends`.',
  },
  'campaign-overlap': {
    cause: 'Two campaigns of a price list run at the same time, so it has two prices on those days.',
    cure: 'End one before the other starts, or delete one of the offers.',
  },
  'campaign-unused': {
    cause: 'No price list has an offer for the campaign, and no page names it. It changes nothing.',
    cure: 'Give a price list an offer for it, or delete it.',
  },
  'campaign-unfollowed': {
    cause:
      'A text or a countdown names a campaign that is over, but prices follow a later campaign. Visitors would not see when the price ends.',
    cure: 'Name the later campaign.',
  },
  'price-elsewhere': {
    cause:
      'A text states a price of one price list, but another price list is offered on the page to which its block links or, if it links to none, on the page with the text. Visitors would find a different price there.',
    cure: 'State a price of the list that the page offers, or link to the page of the price that you state. A text may state both prices to compare them.',
  },
  'promotion-early': {
    cause: 'A text speaks of a campaign that has not started. Prices and countdowns wait for the start; a text does not.',
    cure: 'Add the text when the campaign starts.',
  },
  'promotion-ended': {
    cause: 'A page still advertises a campaign that is over.',
    cure: 'Remove it from the page, or set a new end in `content/prices.yaml`.',
  },
  'promotion-ends-soon': {
    cause: 'A campaign ends within the next days. Nothing is wrong yet, and this warning never makes a check fail.',
    cure: 'Decide whether the campaign continues, and build the site again when it ends: `archipel schedule` shows what changes on that day.',
  },
  'promotion-kept': {
    cause: 'A campaign is over, but a price list keeps the prices of the campaign (`afterEnd: offer`).',
    cure: 'Set a new end, or delete `afterEnd: offer` once your checkout charges the regular price.',
  },
} satisfies Explanations;
