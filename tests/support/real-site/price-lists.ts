// The prices of prices.yaml as visitors read them: tests expect pages to show what content has.
import * as z from 'zod';
import { formatMoney } from '../../../src/model/format.ts';
import { type Lang, yaml } from './real-content.ts';
import { normalized } from './real-site.ts';

const amounts = z.record(z.string(), z.number());
const { lists } = z
  .object({ lists: z.record(z.string(), z.object({ regular: amounts, offers: z.array(z.object({ amounts })).min(1) })) })
  .parse(yaml('prices.yaml'));

export interface PriceList {
  /** Cents by part: `once`, `setup`, `monthly`, `perMinute`. */
  readonly regular: Readonly<Record<string, number>>;
  readonly offer: Readonly<Record<string, number>>;
}

/** The regular amounts of a price list and those of its first offer; throws if the list does not exist. */
export function priceList(name: string): PriceList {
  const list = lists[name];
  if (list === undefined) throw new Error(`prices.yaml has no list ${name}.`);
  return { regular: list.regular, offer: list.offers[0]?.amounts ?? {} };
}

/** Cents as a page shows them: `9.997 €`. */
export const shownAmount = (cents: number, lang: Lang): string => normalized(formatMoney(cents, 'EUR', lang));
