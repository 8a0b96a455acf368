// Price lists and the campaigns that make an offer of them. Amounts are integer cents, instants have an offset.
import * as z from 'zod';
import { reviewed } from './dated.ts';
import { id } from './names.ts';

/** What an amount is for, in the order in which it is shown. */
export const priceParts = ['once', 'setup', 'monthly', 'perMinute'] as const;

export type PricePart = (typeof priceParts)[number];

const cents = z.int().min(0).meta({ description: 'An amount in cents, without VAT.' });

export const instant = z.iso
  .datetime({ offset: true })
  .meta({ description: 'A date and time with its offset from UTC: 2025-06-30T23:59:59+02:00.' });

const amounts = z
  .strictObject({
    once: cents.optional(),
    setup: cents.optional(),
    monthly: cents.optional(),
    perMinute: cents.optional(),
  })
  .meta({ description: 'Amounts in cents: once, or setup with monthly and perMinute.' });

export const campaign = z
  .strictObject({
    starts: instant.optional(),
    ends: instant,
    percent: z.int().min(1).max(99).meta({ description: 'The advertised saving in percent.' }),
    ...reviewed,
  })
  .meta({ description: 'A promotion with its window.' });

export const priceList = z
  .strictObject({
    regular: amounts,
    offers: z
      .array(z.strictObject({ campaign: id.meta({ description: 'A campaign of this file.' }), amounts }))
      .min(1)
      .meta({ description: 'The offers; the windows of their campaigns must not overlap.' }),
    ...reviewed,
  })
  .meta({ description: 'A named price list.' });

export const prices = z
  .strictObject({
    currency: z.literal('EUR'),
    vatPercent: z.int().min(0).max(99),
    campaigns: z.record(id, campaign),
    lists: z.record(id, priceList),
  })
  .meta({ title: 'Prices', description: 'All prices and campaigns of the site.' });

export type Prices = z.infer<typeof prices>;
export type PriceList = z.infer<typeof priceList>;
export type Campaign = z.infer<typeof campaign>;
