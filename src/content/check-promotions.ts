// Promotions that pages advertise when they should not: after the end, and before the start. And those whose end is near.
import { type DataPath, type Finding, find, type Place } from '../diagnostics/diagnostic.ts';
import { daysBetween } from '../model/calendar.ts';
import { isOver } from '../model/dated.ts';
import { formatDate } from '../model/format.ts';
import { currentOffer, endOf, startOf } from '../model/offer.ts';
import type { Prices } from '../model/prices.ts';
import { isNear } from './claims.ts';
import { type PriceName, priceNameOf, priceNamesIn } from './price-names.ts';
import type { Prose } from './prose.ts';
import { walk } from './walk.ts';

export interface Promotions {
  readonly prices: Prices;
  readonly prose: ReadonlyMap<string, Prose>;
  /** The moment for which the site is built, in milliseconds since 1970. */
  readonly at: number;
}

/** Warnings per file and campaign, at the place where the file first names the campaign, its price list or a fact of them. */
export function checkPromotions(data: ReadonlyMap<string, unknown>, promotions: Promotions): Finding[] {
  const { prices, prose, at } = promotions;
  return [
    ...[...data].flatMap(([file, value]) => (advertises(file) ? checkNamed(placesIn(file, value, at), promotions) : [])),
    ...[...prose].flatMap(([file, { facts }]) =>
      checkNamed(
        facts.flatMap(({ name, range }) => named(priceNameOf(name), { file, range })),
        promotions,
      ),
    ),
    ...Object.entries(prices.campaigns).flatMap(([campaign, { ends }]) => {
      const place = { file: 'prices.yaml', path: ['campaigns', campaign, 'ends'] };
      const end = Date.parse(ends);
      if (!isNear(end, at)) return [];
      return [find('promotion-ends-soon', place, { campaign, ends: formatDate(ends, 'en'), days: daysBetween(at, end) })];
    }),
  ];
}

/** The settings name the promotion of the lead package. */
const advertises = (file: string): boolean => /^(?:pages|solutions|editions)\/|^site\.yaml$/.test(file);

interface Named {
  readonly priceName: PriceName;
  readonly place: Place;
}

const named = (priceName: PriceName | undefined, place: Place): Named[] => (priceName === undefined ? [] : [{ priceName, place }]);

function placesIn(file: string, value: unknown, at: number): Named[] {
  const places: Named[] = [];
  const add = (priceName: PriceName, path: DataPath) => places.push({ priceName, place: { file, path: [...path] } });
  walk(value, [], {
    leaveOut: (block) => isOver(block, at),
    scalar: (scalar, path) => {
      for (const priceName of priceNamesIn(String(path.at(-1)), scalar)) add(priceName, path);
    },
  });
  return places;
}

function checkNamed(places: readonly Named[], { prices, at }: Promotions): Finding[] {
  const first = new Map<string, Place>();
  for (const { priceName, place } of places) {
    const name = campaignOf(priceName, prices, at);
    if (name !== undefined && !first.has(name)) first.set(name, place);
  }
  return [...first].flatMap(([name, place]) => {
    const campaign = Object.hasOwn(prices.campaigns, name) ? prices.campaigns[name] : undefined;
    // A campaign that ends before it starts is reported as such.
    if (campaign === undefined || startOf(campaign) > endOf(campaign)) return [];
    if (startOf(campaign) > at) return [find('promotion-early', place, { campaign: name, starts: formatDate(startOf(campaign), 'en') })];
    // Site-wide, the end of a promotion shows on the pages, which are named one by one.
    if (endOf(campaign) >= at || place.file === 'site.yaml') return [];
    return [find('promotion-ended', place, { campaign: name, ended: formatDate(campaign.ends, 'en') })];
  });
}

function campaignOf({ kind, name }: PriceName, { lists, campaigns }: Prices, at: number): string | undefined {
  if (kind === 'campaign') return name;
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  return list && currentOffer(list, campaigns, at)?.campaign;
}
