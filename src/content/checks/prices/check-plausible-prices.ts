// Finds prices that are probably mistakes: offers that save nothing, advertised savings that no amount matches, amounts
// with two digits too few or too many. Advertised prices are binding, so each finding shows the computation.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { type PricePart, type Prices, priceParts } from '../../../model/prices/prices.ts';
import { siteCheck } from '../check.ts';

const file = 'prices.yaml';

/** An amount of a list, with its path. */
interface Amount {
  readonly list: string;
  readonly part: PricePart;
  readonly cents: number;
  readonly path: DataPath;
  /** The campaign and the regular amount if this is the amount of an offer. */
  readonly offer: { readonly campaign: string; readonly regular: number } | undefined;
}

function amountsOf({ lists }: Prices): readonly Amount[] {
  return Object.entries(lists).flatMap(([list, { regular, offers }]) =>
    priceParts.flatMap((part): Amount[] => {
      const cents = regular[part];
      if (cents === undefined) return [];
      const offered = offers.flatMap(({ campaign, amounts }, index): Amount[] => {
        const own = amounts[part];
        const path = ['lists', list, 'offers', index, 'amounts', part];
        return own === undefined ? [] : [{ list, part, cents: own, path, offer: { campaign, regular: cents } }];
      });
      return [{ list, part, cents, path: ['lists', list, 'regular', part], offer: undefined }, ...offered];
    }),
  );
}

/** Returns whether each offer has amounts for the same parts as its regular price. Another check reports offers with other parts. */
const arePaired = ({ lists }: Prices): boolean =>
  Object.values(lists).every(({ regular, offers }) =>
    offers.every(({ amounts }) => priceParts.every((part) => part in amounts === part in regular)),
  );

type Money = (cents: number) => { readonly cents: number; readonly currency: string };

interface Outlier {
  readonly amount: Amount;
  /** The median of the other amounts of the same part. */
  readonly usual: number;
  /** The amount with two digits more or less. */
  readonly meant: number;
  readonly neighbours: number;
}

/** An amount is suspicious if it differs from the median by more than this factor, which no offer reaches. */
const far = 30;
/** The corrected amount must be within this factor of most other amounts. */
const near = 10;

/**
 * Returns the amounts that fit the other amounts of the same part only with two digits more or less. The other amounts are the regular
 * prices and the offers of all lists.
 */
function outliersAmong(amounts: readonly Amount[]): readonly Outlier[] {
  const small = amounts.flatMap((amount) => outlier(amount, amounts, amount.cents * 100));
  const rest = amounts.filter((amount) => !small.some((found) => found.amount === amount));
  return [...small, ...rest.flatMap((amount) => outlier(amount, rest, amount.cents / 100))];
}

function outlier(amount: Amount, among: readonly Amount[], meant: number): readonly Outlier[] {
  const column = among.filter((other) => other !== amount && other.part === amount.part && other.cents > 0).map(({ cents }) => cents);
  const usual = column.sort((a, b) => a - b)[Math.floor(column.length / 2)];
  if (usual === undefined || amount.cents === 0 || !Number.isInteger(meant)) return [];
  const fitting = column.filter((cents) => ratio(cents, meant) <= near);
  const isOut = ratio(amount.cents, usual) > far && ratio(amount.cents, usual) > ratio(meant, usual) && fitting.length * 2 > column.length;
  return isOut ? [{ amount, usual, meant, neighbours: column.length }] : [];
}

/** Returns the larger of two amounts divided by the smaller one. */
const ratio = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

const outlierFinding = ({ amount, usual, meant, neighbours }: Outlier, money: Money): Finding =>
  createFinding(
    'amount-outlier',
    { file, path: amount.path },
    {
      part: amount.part,
      amount: money(amount.cents),
      usual: money(usual),
      times: Math.round(ratio(amount.cents, usual)),
      isSmaller: amount.cents < usual,
      meant,
      fits: money(meant),
      // With only one other amount, either of the two may be wrong.
      isSure: neighbours > 1,
    },
  );

/** Returns a finding for each amount of an offer that equals or exceeds the regular amount. */
function costlyOffers(amounts: readonly Amount[], money: Money): Finding[] {
  return amounts.flatMap((amount) => {
    const { offer, cents, part, list, path } = amount;
    if (offer === undefined || cents < offer.regular) return [];
    const others = amounts.filter((other) => other.list === list && other.offer?.campaign === offer.campaign);
    // An offer may leave an amount unchanged if it lowers another.
    if (cents === offer.regular && others.some((other) => other.offer !== undefined && other.cents < other.offer.regular)) return [];
    const args = { campaign: offer.campaign, part, offer: money(cents), regular: money(offer.regular), more: money(cents - offer.regular) };
    return [createFinding('offer-not-cheaper', { file, path }, { ...args, isEqual: cents === offer.regular })];
  });
}

/** Returns a finding for each campaign that advertises a percentage that none of its offers saves. */
function emptyClaims({ campaigns }: Prices, amounts: readonly Amount[], money: Money): Finding[] {
  return Object.entries(campaigns).flatMap(([campaign, { percent }]) => {
    const savings = amounts
      .filter(({ offer }) => offer?.campaign === campaign)
      .map((amount) => ({ amount, percent: savingOf(amount) }))
      .sort((a, b) => Math.abs(a.percent - percent) - Math.abs(b.percent - percent));
    const [best] = savings;
    if (best === undefined || savings.some((saving) => saving.percent === percent)) return [];
    const { list, part, cents, offer } = best.amount;
    const args = { campaign, percent, best: best.percent, list, part, regular: money(offer?.regular ?? 0), offer: money(cents) };
    return [createFinding('percent-unmatched', { file, path: ['campaigns', campaign, 'percent'] }, args)];
  });
}

/** Returns the saving of an offer, in whole percent. */
const savingOf = ({ cents, offer }: Amount): number => Math.round((1 - cents / (offer?.regular ?? cents)) * 100);

/** Reports prices that are valid, but probably not intended. */
export const plausiblePricesCheck = siteCheck({
  codes: ['amount-outlier', 'offer-not-cheaper', 'percent-unmatched'],
  reads: ['prices'],
  check: ({ prices }) => {
    if (prices === undefined) return [];
    const amounts = amountsOf(prices);
    const outliers = outliersAmong(amounts);
    // If a list has outliers, only these are reported, and not the problems that follow from them.
    const lists = new Set(outliers.map(({ amount }) => amount.list));
    const sound = amounts.filter(({ list }) => !lists.has(list));
    const money: Money = (cents) => ({ cents, currency: prices.currency });
    return [
      ...outliers.map((outlier) => outlierFinding(outlier, money)),
      ...costlyOffers(sound, money),
      ...(lists.size > 0 || !arePaired(prices) ? [] : emptyClaims(prices, amounts, money)),
    ];
  },
});
