// Finds three kinds of campaigns: those that pages advertise too early or too late, those that end soon, and those whose prices still
// apply after the end.
import { createFinding, type Finding, type FindingPlace } from '../../../diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { visit } from '../../../model/data/walk.ts';
import { isEntryFile } from '../../../model/entry-file.ts';
import type { FactSources } from '../../../model/facts.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import { campaignNamed, currentOffer, endOf, isOver, startOf } from '../../../model/prices/offer.ts';
import type { Prices } from '../../../model/prices/prices.ts';
import type { Clock } from '../../../model/time/clock.ts';
import { isOffTime } from '../../../model/time/dated.ts';
import { fileCheck, proseCheck, siteCheck } from '../check.ts';
import { daysUntil, isNear } from '../dates/dates-in.ts';
import { campaignOfFact, campaignsNamedIn } from './price-names.ts';

type Promotions = Pick<FactSources, 'prices' | 'clock'>;

/** Returns a warning for each campaign that ends soon. */
const checkCampaignEnds = ({ prices, clock }: Promotions): Finding[] =>
  Object.entries(prices.campaigns).flatMap(([campaign, { ends }]) => {
    const place = { file: 'prices.yaml', path: ['campaigns', campaign, 'ends'] };
    const end = Date.parse(ends);
    if (!isNear(end, clock)) return [];
    return [createFinding('promotion-ends-soon', place, { campaign, ends: clock.calendar.dayAt(end), days: daysUntil(end, clock) })];
  });

/** Returns a warning for each campaign that is over while price lists still have its prices. */
const checkKeptPrices = ({ prices, clock }: Promotions): Finding[] =>
  Object.entries(prices.campaigns).flatMap(([campaign, { ends }]) => {
    const lists = listsThatKeep(campaign, prices, clock);
    if (lists.length === 0) return [];
    const place = { file: 'prices.yaml', path: ['campaigns', campaign, 'ends'] };
    return [createFinding('promotion-kept', place, { campaign, ended: clock.calendar.dayAt(Date.parse(ends)), lists })];
  });

/** Returns the price lists that show the prices of a campaign although it is over. */
function listsThatKeep(name: string, { lists, campaigns }: Prices, clock: Clock): readonly string[] {
  const campaign = campaignNamed(name, campaigns);
  if (campaign === undefined || startOf(campaign) > endOf(campaign) || !isOver(campaign, clock)) return [];
  return Object.keys(lists).filter((key) => {
    const list = lists[key];
    return list !== undefined && currentOffer(list, campaigns, clock)?.campaign === name;
  });
}

interface NamedPromotion {
  readonly campaign: string;
  /** True for a name in a text. Texts are also shown before the campaign starts, unlike a countdown. */
  readonly inWords: boolean;
  readonly place: FindingPlace;
}

function placesIn(file: string, value: unknown, { locales, prices, clock }: Promotions & { readonly locales: Locales }): NamedPromotion[] {
  const places: NamedPromotion[] = [];
  visit(value, {
    leaveOut: (block) => isOffTime(block, clock) || waits(block, prices, clock) || isKept(block, prices, clock),
    scalar: (scalar, path) => {
      const key = String(path.at(-1));
      for (const campaign of campaignsNamedIn(key, scalar))
        places.push({ campaign, inWords: locales.has(key), place: { file, path: [...path] } });
    },
  });
  return places;
}

/** Returns whether a block with `campaign` is not shown yet, because the campaign has not started. */
function waits(block: object, { campaigns }: Prices, { hasReached }: Clock): boolean {
  const campaign = campaignNamed(valueAt(block, ['campaign']), campaigns);
  return campaign !== undefined && !hasReached(startOf(campaign));
}

/** Returns whether the campaign of a block has ended while its prices still apply. `checkKeptPrices` reports this once, at the campaign. */
function isKept(block: object, prices: Prices, clock: Clock): boolean {
  const name = valueAt(block, ['campaign']);
  return typeof name === 'string' && listsThatKeep(name, prices, clock).length > 0;
}

/**
 * Returns a finding for each campaign that has not started and is named in a text, and for each that is over and is named anywhere. The
 * finding is at the first such place. A place that names a price list does not count as naming a campaign, because a list shows the offer
 * of the day.
 */
function checkNamed(places: readonly NamedPromotion[], { prices, clock }: Promotions): Finding[] {
  const { calendar, hasReached } = clock;
  const found = new Map<string, Finding>();
  for (const { campaign: name, inWords, place } of places) {
    const campaign = campaignNamed(name, prices.campaigns);
    // check-prices.ts reports a campaign that ends before it starts.
    if (campaign === undefined || startOf(campaign) > endOf(campaign) || found.has(name)) continue;
    if (inWords && !hasReached(startOf(campaign)))
      found.set(name, createFinding('promotion-early', place, { campaign: name, starts: calendar.dayAt(startOf(campaign)) }));
    if (isOver(campaign, clock))
      found.set(name, createFinding('promotion-ended', place, { campaign: name, ended: calendar.dayAt(Date.parse(campaign.ends)) }));
  }
  return [...found.values()];
}

const codes = ['promotion-early', 'promotion-ended'] as const;

export const promotionsCheck = fileCheck({
  codes,
  reads: ['promotions', 'clock', 'model'],
  check: ({ file, data }, { promotions: prices, clock, model: { locales } }) =>
    prices === undefined || !isEntryFile(file) ? [] : checkNamed(placesIn(file, data, { locales, prices, clock }), { prices, clock }),
});

export const prosePromotionsCheck = proseCheck({
  codes,
  reads: ['promotions', 'clock'],
  check: ({ file, prose }, { promotions: prices, clock }) => {
    if (prices === undefined || prose === undefined) return [];
    const named = prose.facts.flatMap(({ name, range }): readonly NamedPromotion[] => {
      const campaign = campaignOfFact(name);
      return campaign === undefined ? [] : [{ campaign, inWords: true, place: { file, range } }];
    });
    return checkNamed(named, { prices, clock });
  },
});

export const campaignEndsCheck = siteCheck({
  codes: ['promotion-ends-soon', 'promotion-kept'],
  reads: ['prices', 'clock'],
  check: ({ prices, clock }) =>
    prices === undefined ? [] : [...checkCampaignEnds({ prices, clock }), ...checkKeptPrices({ prices, clock })],
});
