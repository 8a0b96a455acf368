// Amounts of money as data: an amount with its currency, which Intl writes for each language.
import * as z from 'zod';
import { notations } from '../notations.ts';
import type { Text } from './text.ts';

/** A currency by its three letters. */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, notations.currency)
  .meta({ description: 'The currency of all amounts, by its three letters (ISO 4217).', examples: ['EUR'] });

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/**
 * An amount with its currency, `{ amount: 49.9, currency: EUR }`. Templates get it as readers of the language write it.
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
export const money = z
  .strictObject({
    amount: z
      .number()
      .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, { error: notations.money })
      .meta({ description: 'The amount, with a point for cents: 49.9. It is written as each language does.', examples: [49.9] }),
    currency: currency.meta({ description: 'The currency, by its three letters (ISO 4217).' }),
  })
  // Localized, it is a string like a text.
  .meta({
    title: 'Money',
    description: 'An amount with its currency, such as { amount: 49.9, currency: EUR }.',
  }) as unknown as z.ZodType<Text>;

/** True for an amount with its currency, and nothing else. */
export const isMoney = (value: object): value is Money =>
  'amount' in value && 'currency' in value && typeof value.amount === 'number' && Object.keys(value).length === 2;
