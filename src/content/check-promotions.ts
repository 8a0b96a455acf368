// Pages that still advertise a promotion whose end has passed.
import { type DataPath, type Finding, find } from '../diagnostics/diagnostic.ts';
import { formatDate } from '../model/format.ts';
import { currentOffer, endOf } from '../model/offer.ts';
import type { Prices } from '../model/prices.ts';
import { walk } from './walk.ts';

/** A warning per page and ended campaign, at the place where the page names it or its price list. */
export function checkPromotions(data: ReadonlyMap<string, unknown>, prices: Prices, at: number): Finding[] {
  return [...data].flatMap(([file, value]) => {
    if (!/^(?:pages|solutions|editions)\//.test(file)) return [];
    const named = new Map<string, DataPath>();
    walk(value, [], {
      scalar: (scalar, path) => {
        const campaign = typeof scalar === 'string' ? campaignOf(String(path.at(-1)), scalar, prices, at) : undefined;
        if (campaign !== undefined && !named.has(campaign)) named.set(campaign, [...path]);
      },
    });
    return [...named].flatMap(([name, path]) => {
      const campaign = Object.hasOwn(prices.campaigns, name) ? prices.campaigns[name] : undefined;
      if (campaign === undefined || endOf(campaign) >= at) return [];
      return [find('promotion-ended', { file, path }, { campaign: name, ended: formatDate(campaign.ends, 'en') })];
    });
  });
}

function campaignOf(key: string, name: string, { lists, campaigns }: Prices, at: number): string | undefined {
  if (key === 'campaign') return name;
  const list = (key === 'list' || key === 'prices') && Object.hasOwn(lists, name) ? lists[name] : undefined;
  return list && currentOffer(list, campaigns, at)?.campaign;
}
