// Finds the offer of a price list that is valid at a time.
import { condition } from '../../store/reads/reads.ts';
import type { Clock } from '../time/clock.ts';
import type { Campaign, PriceList, Prices } from './prices.ts';

export type Offer = PriceList['offers'][number];

/** The campaign with this name; undefined if there is none. */
export const campaignNamed = (name: unknown, campaigns: Prices['campaigns']): Campaign | undefined =>
  typeof name === 'string' && Object.hasOwn(campaigns, name) ? campaigns[name] : undefined;

/** The first instant of a campaign, in milliseconds since 1970; without a start, the beginning of time. */
export const startOf = (campaign: Campaign): number =>
  campaign.starts === undefined ? Number.NEGATIVE_INFINITY : Date.parse(campaign.starts);

/** The last instant of a campaign, in milliseconds since 1970. */
export const endOf = (campaign: Campaign): number => Date.parse(campaign.ends);

/** True once a campaign is over. */
export const isOver = (campaign: Campaign, clock: Clock): boolean => clock.hasReached(endOf(campaign) + 1);

/**
 * The current offer; else, where a list has `afterEnd: offer`, the one that ended last. Undefined if the regular price
 * holds, and before the first campaign has started: a future offer must not be in the HTML.
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
