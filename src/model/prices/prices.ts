// Price lists, and campaigns with their offers. Amounts are in integer cents; instants have an offset.
import * as z from 'zod';
import { currency } from '../languages/money.ts';
import { id } from '../references/names.ts';
import { reviewed } from '../time/dated.ts';

/** The parts of a price, in the order of display. */
export const priceParts = ['once', 'setup', 'monthly', 'perMinute'] as const;

export type PricePart = (typeof priceParts)[number];

const cents = (what: string) =>
  z
    .int()
    .min(0)
    .optional()
    .meta({ description: `${what}, without VAT. The file has it in cents: 999700 is €9,997.`, examples: [999700] });

const instant = z.iso
  .datetime({ offset: true })
  .meta({ description: 'A date and time with its offset from UTC.', examples: ['2025-06-30T23:59:59+02:00'] });

const amounts = z
  .strictObject({
    once: cents('The price to pay once'),
    setup: cents('The price of the set-up'),
    monthly: cents('The price for each month'),
    perMinute: cents('The price of a minute of calls'),
  })
  .meta({ title: 'Amounts', description: 'Amounts in cents: once, or setup with monthly and perMinute.' });

const campaign = z
  .strictObject({
    starts: instant
      .optional()
      .meta({ description: 'The date and time at which the promotion starts; if omitted, it has already started.' }),
    ends: instant.meta({ description: 'The date and time at which the promotion ends, with the offset from UTC.' }),
    percent: z.int().min(1).max(99).meta({ description: 'The advertised saving in percent.' }),
    ...reviewed,
  })
  .meta({ title: 'Campaign', description: 'A promotion with its window.' });

export const priceList = z
  .strictObject({
    regular: amounts.meta({ description: 'The price outside promotions.' }),
    offers: z
      .array(
        z
          .strictObject({
            campaign: id.meta({ names: 'campaigns', description: 'A campaign of this file.' }),
            amounts: amounts.meta({ description: 'The price while the campaign runs.' }),
          })
          .meta({ title: 'Offer', description: 'A price for the time of a campaign.' }),
      )
      .min(1)
      .meta({ description: 'The offers; the windows of their campaigns must not overlap.' }),
    afterEnd: z.enum(['regular', 'offer']).optional().meta({
      description:
        'Which price applies after a campaign has ended. regular: the regular price (the default); offer: the price of the offer that ended last.',
    }),
    ...reviewed,
  })
  .meta({ title: 'Prices of one thing', description: 'The regular price and the offers.' });

export const prices = z
  .strictObject({
    currency,
    vatPercent: z
      .int()
      .min(0)
      .max(99)
      .optional()
      .meta({ description: 'The rate of VAT in percent.', examples: [19] }),
    campaigns: z.record(id, campaign).meta({ description: 'The promotions, by a name of your choice.' }),
    lists: z.record(id, priceList).meta({ description: 'The price lists, by a name of your choice.' }),
  })
  .meta({ title: 'Prices', description: 'All prices and campaigns of the site.' });

export type Prices = z.infer<typeof prices>;

/** The prices of a site without prices.yaml. */
export const noPrices: Prices = { currency: 'EUR', campaigns: {}, lists: {} };

export type PriceList = z.infer<typeof priceList>;
export type Campaign = z.infer<typeof campaign>;

/** Returns whether content names a price list under this key. */
export const isPriceListKey = (key: unknown): boolean => key === 'list' || key === 'prices';
