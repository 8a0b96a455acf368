// Campaigns that stand alone: nothing uses them, or the prices follow them while pages still name another.
import { visit } from '../../../data/walk.ts';
import { createFinding, type Finding, type Place } from '../../../diagnostics/diagnostic.ts';
import { endOf, startOf } from '../../../model/prices/offer.ts';
import type { Campaign, Prices } from '../../../model/prices/prices.ts';
import type { Clock } from '../../../model/time/clock.ts';
import type { Prose } from '../../prose/prose.ts';
import { siteCheck } from '../check.ts';
import { priceNameOf, priceNamesIn } from './price-names.ts';

const file = 'prices.yaml';

interface CampaignMention {
  readonly campaign: string;
  readonly place: Place;
}

interface CampaignSources {
  readonly data: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, Prose>;
}

/** Every place where a page, a text or a setting names a campaign itself; price lists name theirs in prices.yaml. */
function namedIn({ data, prose }: CampaignSources): readonly CampaignMention[] {
  const named: CampaignMention[] = [];
  for (const [name, value] of data) {
    if (name === file) continue;
    visit(value, {
      scalar: (scalar, path) => {
        for (const { kind, name: campaign } of priceNamesIn(String(path.at(-1)), scalar))
          if (kind === 'campaign') named.push({ campaign, place: { file: name, path: [...path] } });
      },
    });
  }
  for (const [name, { facts }] of prose) {
    for (const { name: fact, range } of facts) {
      const priceName = priceNameOf(fact);
      if (priceName?.kind === 'campaign') named.push({ campaign: priceName.name, place: { file: name, range } });
    }
  }
  return named;
}

/** Findings for campaigns without an offer and without a place, and for those that only the prices follow. */
function checkUses(prices: Prices, sources: CampaignSources, clock: Clock): Finding[] {
  // Most sites have one campaign with offers: then nothing has to be read.
  let found: readonly CampaignMention[] | undefined;
  const named = (): readonly CampaignMention[] => {
    found ??= namedIn(sources);
    return found;
  };
  const names = Object.keys(prices.campaigns);
  const offered = new Set(Object.values(prices.lists).flatMap(({ offers }) => offers.map(({ campaign }) => campaign)));
  return Object.entries(prices.campaigns).flatMap(([name, campaign]) => {
    const place = { file, path: ['campaigns', name], at: 'key' as const };
    const isNamed = (): boolean => named().some((each) => each.campaign === name);
    if (!offered.has(name)) return isNamed() ? [] : [createFinding('campaign-unused', place, { campaign: name })];
    if (names.length === 1 || clock.hasReached(endOf(campaign) + 1) || isNamed()) return [];
    return leftBehind(prices, named(), { name, campaign, clock });
  });
}

interface CampaignInUse {
  readonly name: string;
  readonly campaign: Campaign;
  readonly clock: Clock;
}

/** A finding for a campaign that prices follow, where places name one that is over. While that runs, it is rightly named. */
function leftBehind({ campaigns }: Prices, named: readonly CampaignMention[], { name, campaign, clock }: CampaignInUse): Finding[] {
  const isOver = (other: string): boolean => {
    const own = Object.hasOwn(campaigns, other) ? campaigns[other] : undefined;
    return own !== undefined && clock.hasReached(endOf(own) + 1);
  };
  const places = named.filter((each) => isOver(each.campaign));
  const [first] = places;
  if (first === undefined) return [];
  const args = {
    campaign: name,
    other: first.campaign,
    places: places.length,
    files: [...new Set(places.map(({ place }) => place.file))].sort(),
    from: clock.calendar.dayAt(clock.hasReached(startOf(campaign)) ? clock.today() : startOf(campaign)),
  };
  return [createFinding('campaign-unfollowed', { file, path: ['campaigns', name], at: 'key' }, args)];
}

export const campaignUses = siteCheck({
  codes: ['campaign-unused', 'campaign-unfollowed'],
  reads: ['prices', 'data', 'prose', 'clock'],
  check: ({ prices, data, prose, clock }) => (prices === undefined ? [] : checkUses(prices, { data, prose }, clock)),
});
