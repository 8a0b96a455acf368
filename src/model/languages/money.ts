// Amounts of money as data: an amount with its currency, which Intl formats for each language.
import * as z from 'zod';
import { notations } from '../notations.ts';
import type { Text } from './text.ts';

/** A currency by its three-letter code. */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, notations.currency)
  .meta({ description: 'The currency of all amounts, by its three letters (ISO 4217).', examples: ['EUR'] });

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

const fields = z.strictObject({
  amount: z
    .number()
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, { error: notations.money })
    .meta({ description: 'The amount, with a point for cents: 49.9. It is written as each language does.', examples: [49.9] }),
  currency: currency.meta({ description: 'The currency, by its three letters (ISO 4217).' }),
});

const moneyMeta = { title: 'Money', description: 'An amount with its currency, such as { amount: 49.9, currency: EUR }.' };

/**
 * An amount with its currency, `{ amount: 49.9, currency: EUR }`. Templates get it formatted for the language; for code that
 * calculates, use `moneyParts`.
 *
 * @example
 * ```tsx
 * import { defineSection, fieldSets, money, z } from 'archipel';
 *
 * export default defineSection({
 *   schema: z.strictObject({ ...fieldSets.heading, fee: money }),
 *   component: ({ section }) => <strong>{section.fee}</strong>,
 * });
 * ```
 */
// The type is that of a text, because templates get a string for both.
export const money = fields.meta(moneyMeta) as unknown as z.ZodType<Text>;

/** An amount of money for calculations. Validation adds `isMoneyParts`, a key that content does not have. */
export interface MoneyParts extends Money {
  readonly isMoneyParts: true;
}

/** What templates get from `moneyParts`: the formatted text and the values in content. */
export interface MoneyView extends Money {
  /** The formatted amount: `€49.90`. */
  readonly text: string;
}

/**
 * Like `money`, for code that calculates: templates get a `MoneyView`, `{ text, amount, currency }`, which is JSON and can therefore be
 * a prop of an island.
 *
 * @example
 * ```tsx
 * import { defineSection, fieldSets, moneyParts, z } from 'archipel';
 *
 * export default defineSection({
 *   schema: z.strictObject({ ...fieldSets.heading, perSeat: moneyParts }),
 *   component: ({ section: { perSeat } }) => (
 *     <data value={perSeat.amount} data-currency={perSeat.currency}>
 *       {perSeat.text}
 *     </data>
 *   ),
 * });
 * ```
 */
export const moneyParts = fields
  .overwrite((value) => ({ ...value, isMoneyParts: true }))
  // The type of the schema does not include what `overwrite` adds.
  .meta(moneyMeta) as unknown as z.ZodType<MoneyParts>;

export const isMoneyParts = (value: object): value is MoneyParts => 'isMoneyParts' in value;

/** Returns whether a value is an amount with its currency, and has no other key than possibly `isMoneyParts`. */
export const isMoney = (value: object): value is Money =>
  'amount' in value &&
  'currency' in value &&
  typeof value.amount === 'number' &&
  Object.keys(value).length === (isMoneyParts(value) ? 3 : 2);
