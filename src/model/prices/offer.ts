// Finds the offer of a price list that is valid at a time.
import { condition } from '../../dependencies/reads.ts';
import type { Clock } from '../time/clock.ts';
import type { Campaign, PriceList, Prices } from './prices.ts';

export type Offer = PriceList['offers'][number];

/** The first instant of a campaign, in milliseconds since 1970; without a start, the beginning of time. */
export const startOf = (campaign: Campaign): number =>
  campaign.starts === undefined ? Number.NEGATIVE_INFINITY : Date.parse(campaign.starts);

/** The last instant of a campaign, in milliseconds since 1970. */
export const endOf = (campaign: Campaign): number => Date.parse(campaign.ends);

/**
 * The current offer; else the one that ended last, which pages keep showing; undefined before the first has started:
 * a future offer must not be in the HTML.
 */
export function currentOffer(list: PriceList, campaigns: Prices['campaigns'], clock: Clock): Offer | undefined {
  return condition(() => {
    const known = list.offers
      .flatMap((offer) => {
        const campaign = Object.hasOwn(campaigns, offer.campaign) ? campaigns[offer.campaign] : undefined;
        return campaign === undefined || !clock.hasReached(startOf(campaign)) ? [] : [{ offer, end: endOf(campaign) }];
      })
      .sort((a, b) => a.end - b.end);
    return (known.find(({ end }) => !clock.hasReached(end + 1)) ?? known.at(-1))?.offer;
  });
}
