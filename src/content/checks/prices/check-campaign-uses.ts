// Finds unused campaigns, and ended campaigns that pages still name although prices follow the next campaign.
import { createFinding, type Finding, type FindingPlace } from '../../../diagnostics/diagnostic.ts';
import { scalarsIn } from '../../../model/data/walk.ts';
import { campaignNamed, isOver, startOf } from '../../../model/prices/offer.ts';
import type { Campaign, Prices } from '../../../model/prices/prices.ts';
import type { Clock } from '../../../model/time/clock.ts';
import { computed } from '../../../store/reads/reads.ts';
import { type CheckContext, siteCheck } from '../check.ts';
import { campaignOfFact, campaignsNamedIn } from './price-names.ts';

const file = 'prices.yaml';

interface CampaignMention {
  readonly campaign: string;
  readonly place: FindingPlace;
}

/** Returns every place in content that names a campaign, except in prices.yaml. */
function namedIn({ data, prose }: Pick<CheckContext, 'data' | 'prose'>): readonly CampaignMention[] {
  const named: CampaignMention[] = [];
  for (const [name, value] of data) {
    if (name === file) continue;
    for (const { scalar, path } of scalarsIn(value))
      for (const campaign of campaignsNamedIn(String(path.at(-1)), scalar)) named.push({ campaign, place: { file: name, path } });
  }
  for (const [name, { facts }] of prose) {
    for (const { name: fact, range } of facts) {
      const campaign = campaignOfFact(fact);
      if (campaign !== undefined) named.push({ campaign, place: { file: name, range } });
    }
  }
  return named;
}

interface CampaignInUse {
  readonly name: string;
  readonly campaign: Campaign;
  readonly clock: Clock;
}

/** Returns a finding at each place that names an ended campaign, while prices follow the campaign `name`. */
function leftBehind({ campaigns }: Prices, named: readonly CampaignMention[], { name, campaign, clock }: CampaignInUse): Finding[] {
  const hasEnded = (other: string): boolean => {
    const own = campaignNamed(other, campaigns);
    return own !== undefined && isOver(own, clock);
  };
  const from = clock.calendar.dayAt(clock.hasReached(startOf(campaign)) ? clock.today() : startOf(campaign));
  return named
    .filter((each) => hasEnded(each.campaign))
    .map(({ campaign: other, place }) => createFinding('campaign-unfollowed', place, { campaign: name, other, from }));
}

/**
 * Reports each campaign that has no offer and is not named. If campaigns that are not over have offers, but no page names them, reports the
 * first of them at each place that names an ended campaign.
 */
export const campaignUsesCheck = siteCheck({
  codes: ['campaign-unused', 'campaign-unfollowed'],
  reads: ['prices', 'data', 'prose', 'clock'],
  check: ({ prices, data, prose, clock }) => {
    if (prices === undefined) return [];
    // `namedIn` runs only if needed: not for a site with a single campaign that has offers.
    const named = computed(() => namedIn({ data, prose }));
    const isNamed = (name: string): boolean => named().some((each) => each.campaign === name);
    const campaigns = Object.entries(prices.campaigns);
    const offered = new Set(Object.values(prices.lists).flatMap(({ offers }) => offers.map(({ campaign }) => campaign)));
    const unused = campaigns
      .filter(([name]) => !offered.has(name) && !isNamed(name))
      .map(([campaign]) => createFinding('campaign-unused', { file, path: ['campaigns', campaign], at: 'key' }, { campaign }));
    if (campaigns.length === 1) return unused;
    const [next] = campaigns
      .filter(([name, campaign]) => offered.has(name) && !isOver(campaign, clock) && !isNamed(name))
      .sort(([, one], [, other]) => startOf(one) - startOf(other));
    return next === undefined ? unused : [...unused, ...leftBehind(prices, named(), { name: next[0], campaign: next[1], clock })];
  },
});
