// Problems of prices and campaigns. Messages show the amounts, because advertised prices are binding.
import type { Amount } from '../arguments.ts';
import { error, warning } from '../define.ts';
import { formats, oneOf } from './words.ts';

interface OutlierArgs {
  readonly part: string;
  readonly amount: Amount;
  readonly usual: Amount;
  readonly times: number;
  readonly isSmaller: boolean;
  /** The probably intended amount, in cents. */
  readonly meant: number;
  readonly fits: Amount;
  readonly isSure: boolean;
}

interface OfferArgs {
  readonly campaign: string;
  readonly part: string;
  readonly offer: Amount;
  readonly regular: Amount;
  readonly more: Amount;
  readonly isEqual: boolean;
}

interface ClaimArgs extends Pick<OfferArgs, 'campaign' | 'part' | 'offer' | 'regular'> {
  readonly percent: number;
  readonly best: number;
  readonly list: string;
}

interface FollowArgs {
  readonly campaign: string;
  readonly other: string;
  /** The first day on which prices follow the campaign. */
  readonly from: string;
}

interface ElsewhereArgs {
  /** The list whose price is stated. */
  readonly list: string;
  /** The file of the page to which the stated price refers. */
  readonly page: string;
  /** The lists that the page offers. */
  readonly offered: readonly string[];
  /** True if the block with the text links to the page; false if the text is on the page. */
  readonly isLinked: boolean;
}

export const prices = {
  'amount-outlier': warning<OutlierArgs>(({ part, amount, usual, times, isSmaller, meant, fits, isSure }) => ({
    message: `"${part}" is ${formats.money(amount)}, ${times} times ${isSmaller ? 'less' : 'more'} than what others cost here (${formats.money(usual)}).`,
    hint: isSure
      ? `Amounts are whole cents: ${meant} is ${formats.money(fits)}.`
      : `Is ${formats.money(fits)} meant? Then write ${meant}: amounts are whole cents. Otherwise correct the other amount.`,
  })),
  'offer-not-cheaper': error<OfferArgs>(({ campaign, part, offer, regular, more, isEqual }) => ({
    message: isEqual
      ? `The offer of "${campaign}" saves nothing: "${part}" costs ${formats.money(offer)} in the offer and in the regular price.`
      : `The offer of "${campaign}" is more expensive than the regular price: "${part}" costs ${formats.money(offer)} instead of ${formats.money(regular)}, ${formats.money(more)} more.`,
    hint: 'Correct one of the two amounts, or delete the offer.',
  })),
  'percent-unmatched': warning<ClaimArgs>(({ campaign, percent, best, list, part, regular, offer }) => ({
    message: `"${campaign}" claims ${percent}%, but none of its offers saves that much: the nearest is ${best}% ("${part}" of "${list}", ${formats.money(offer)} instead of ${formats.money(regular)}).`,
    hint: `Write "percent: ${best}", or correct the amounts.`,
  })),
  'campaign-unused': warning<{ campaign: string }>(({ campaign }) => ({
    message: `Nothing uses the campaign "${campaign}": no price list has an offer for it, and no page names it.`,
    hint: 'Give a price list an offer for it, or delete it.',
  })),
  'campaign-unfollowed': warning<FollowArgs>(({ campaign, other, from }) => ({
    message: `This names "${other}", which is over; from ${formats.day(from)} on, prices follow "${campaign}".`,
    hint: `Name "${campaign}" instead, in texts as well as in countdowns.`,
  })),
  'price-elsewhere': warning<ElsewhereArgs>(({ list, page, offered, isLinked }) => ({
    message: isLinked
      ? `This states a price of "${list}" and links to ${page}, which offers ${oneOf(offered)}.`
      : `This states a price of "${list}" on a page that offers ${oneOf(offered)}.`,
    hint: isLinked
      ? `Link to a page that offers "${list}", or state the price of the page.`
      : `State a price of ${oneOf(offered)}; "${list}" may be named beside it.`,
  })),
};
