// Finds names of campaigns and price lists: values of certain keys, and facts in texts.
import { factPattern } from '../../../model/facts.ts';
import { isPriceListKey } from '../../../model/prices/prices.ts';

export interface PriceName {
  readonly kind: 'campaign' | 'list';
  readonly name: string;
}

/**
 * The campaign or price list of a fact such as `price.tour.offer.once` or `campaign.summer.end`; undefined for regular
 * prices, which belong to no campaign.
 */
export function priceNameOf(fact: string): PriceName | undefined {
  const [, campaign] = /^campaign\.([^.]+)\./.exec(fact) ?? [];
  if (campaign !== undefined) return { kind: 'campaign', name: campaign };
  const [, list] = /^price\.([^.]+)\.offer\./.exec(fact) ?? [];
  return list === undefined ? undefined : { kind: 'list', name: list };
}

/** The campaigns and price lists that the value of a key names. */
export function priceNamesIn(key: string, value: unknown): PriceName[] {
  if (typeof value !== 'string') return [];
  if (key === 'campaign') return [{ kind: 'campaign', name: value }];
  if (isPriceListKey(key)) return [{ kind: 'list', name: value }];
  return factsIn(value).flatMap((fact) => priceNameOf(fact) ?? []);
}

/** The price list of a fact such as `price.audit.regular.once`; undefined for other facts. */
export const listOfFact = (fact: string): string | undefined => /^price\.([^.]+)\./.exec(fact)?.[1];

/** The names of the price lists whose prices a text states, without duplicates. */
export const listsStatedIn = (text: string): readonly string[] =>
  text.includes('{price.') ? [...new Set(factsIn(text).flatMap((fact) => listOfFact(fact) ?? []))] : [];

/** The names of facts in a text. */
const factsIn = (text: string): string[] => (text.includes('{') ? [...text.matchAll(factPattern)].flatMap(([, name]) => name ?? []) : []);
