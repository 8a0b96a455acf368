// Finds the offer of a price list that is valid at a given time.
import { condition } from '../../store/reads/reads.ts';
import type { Clock } from '../time/clock.ts';
import type { Campaign, PriceList, Prices } from './prices.ts';

export type Offer = PriceList['offers'][number];

/** Returns the campaign with this name, or undefined if there is none. */
export const campaignNamed = (name: unknown, campaigns: Prices['campaigns']): Campaign | undefined =>
  typeof name === 'string' && Object.hasOwn(campaigns, name) ? campaigns[name] : undefined;

/** Returns the first instant of a campaign, in milliseconds since 1970; -Infinity if it has no start. */
export const startOf = (campaign: Campaign): number =>
  campaign.starts === undefined ? Number.NEGATIVE_INFINITY : Date.parse(campaign.starts);

/** Returns the last instant of a campaign, in milliseconds since 1970. */
export const endOf = (campaign: Campaign): number => Date.parse(campaign.ends);

/** Returns whether a campaign is over. */
export const isOver = (campaign: Campaign, clock: Clock): boolean => clock.hasReached(endOf(campaign) + 1);

/**
 * Returns the current offer. If there is none and the list has `afterEnd: offer`, returns the offer that ended last. Otherwise returns
 * undefined: the regular price holds. A future offer is never returned, because it must not be in the HTML.
 */
export function currentOffer(list: PriceList, campaigns: Prices['campaigns'], clock: Clock): Offer | undefined {
  return condition(() => {
    const known = list.offers
      .flatMap((offer) => {
        const campaign = campaignNamed(offer.campaign, campaigns);
        return campaign === undefined || !clock.hasReached(startOf(campaign)) ? [] : [{ offer, campaign }];
      })
      .sort((a, b) => endOf(a.campaign) - endOf(b.campaign));
    const running = known.find(({ campaign }) => !isOver(campaign, clock));
    return (running ?? (list.afterEnd === 'offer' ? known.at(-1) : undefined))?.offer;
  });
}
