import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { campaignNamed, endOf, startOf } from '../../../model/prices/offer.ts';
import { type Campaign, type PriceList, type Prices, priceParts } from '../../../model/prices/prices.ts';
import { unknownName } from '../../names/unknown.ts';

const file = 'prices.yaml';

/** Returns findings in prices.yaml that its schema cannot express: campaign dates and offers that contradict each other. */
export const checkPrices = ({ campaigns, lists }: Prices): Finding[] => [
  ...Object.entries(campaigns).flatMap(([name, campaign]) => checkWindow(name, campaign)),
  ...Object.entries(lists).flatMap(([name, list]) => checkList(name, list, campaigns)),
];

function checkWindow(name: string, campaign: Campaign): Finding[] {
  const { starts = '', ends } = campaign;
  if (startOf(campaign) < endOf(campaign)) return [];
  return [createFinding('campaign-impossible', { file, path: ['campaigns', name, 'ends'] }, { starts, ends })];
}

function checkList(name: string, list: PriceList, campaigns: Prices['campaigns']): Finding[] {
  return list.offers.flatMap((offer, index) => {
    const path = ['lists', name, 'offers', index];
    const campaign = campaignNamed(offer.campaign, campaigns);
    const place = { file, path: [...path, 'campaign'] };
    if (campaign === undefined) return [unknownName('campaign-unknown', place, { name: offer.campaign, known: Object.keys(campaigns) })];
    const sameParts = priceParts.every((part) => part in offer.amounts === part in list.regular);
    const earlier = list.offers.slice(0, index).find((other) => overlaps(campaigns[other.campaign], campaign));
    return [
      ...(sameParts ? [] : [createFinding('price-parts', { file, path: [...path, 'amounts'] }, { campaign: offer.campaign })]),
      ...(earlier === undefined ? [] : [createFinding('campaign-overlap', place, { one: earlier.campaign, other: offer.campaign })]),
    ];
  });
}

const overlaps = (one: Campaign | undefined, other: Campaign): boolean =>
  one !== undefined && startOf(one) <= endOf(other) && startOf(other) <= endOf(one);
