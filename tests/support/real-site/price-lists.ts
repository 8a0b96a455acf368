// Reads prices.yaml, so that tests can compare pages with the prices in content.
import * as z from 'zod';
import { formatMoney } from '../../../src/model/format.ts';
import { type Lang, yaml } from './real-content.ts';
import { normalized } from './real-site.ts';

const amounts = z.record(z.string(), z.number());
const { lists } = z
  .object({ lists: z.record(z.string(), z.object({ regular: amounts, offers: z.array(z.object({ amounts })).min(1) })) })
  .parse(yaml('prices.yaml'));

export interface PriceList {
  /** Amounts in cents by part: `once`, `setup`, `monthly`, `perMinute`. */
  readonly regular: Readonly<Record<string, number>>;
  readonly offer: Readonly<Record<string, number>>;
}

/** Returns the regular amounts of a price list, and the amounts of its first offer. Throws if the list does not exist. */
export function priceList(name: string): PriceList {
  const list = lists[name];
  if (list === undefined) throw new Error(`prices.yaml has no list ${name}.`);
  return { regular: list.regular, offer: list.offers[0]?.amounts ?? {} };
}

/** Returns an amount in the notation of pages: `9.997 €`. */
export const shownAmount = (cents: number, lang: Lang): string => normalized(formatMoney(cents, 'EUR', lang));
