// Figures as data: a number with its unit, which Intl formats for each language. Figures in words, such as 24/7, are texts.
import * as z from 'zod';
import type { LocalizedKind, Text } from './text.ts';

/** The units of figures, as `Intl.NumberFormat` names them. */
export const figureUnits = ['percent', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

export interface Figure {
  readonly number: number;
  readonly unit: (typeof figureUnits)[number];
  /** True for a change: a number above zero is written with a plus sign. */
  readonly sign?: true | undefined;
}

/**
 * A number with its unit, `{ number: 95, unit: percent }`, or a text in each language. Templates get the formatted text.
 *
 * @example
 * ```tsx
 * import { figure, text, z } from 'archipel';
 *
 * export const schema = z.strictObject({ figures: z.array(z.strictObject({ value: figure, label: text })).min(2) });
 * ```
 */
export const figure = z
  .record(z.string(), z.unknown())
  // The brand is that of a text, because templates get a string for both.
  .brand<'Text'>()
  .meta({
    localized: 'figure' satisfies LocalizedKind,
    title: 'NumberOrText',
    description: 'A number with its unit, such as { number: 95, unit: percent }, or a text in each language.',
  }) as unknown as z.ZodType<Text>;

/** The keys of a figure with a number. */
export const figureFields = {
  number: z
    .number()
    .optional()
    .meta({ description: 'The number, with a point for decimals: 99.9. It is written as each language does.', examples: [95] }),
  unit: z.enum(figureUnits).optional().meta({ description: 'The unit of the number.' }),
  sign: z.literal(true).optional().meta({ description: 'For a change: a number above zero is written with its plus sign.' }),
};

/** Returns whether a value is a number with its unit. */
export const isFigure = (value: object): value is Figure =>
  'number' in value && 'unit' in value && Object.keys(value).every((key) => Object.hasOwn(figureFields, key));

/** Returns whether the keys form a complete figure, or a text without any key of a figure. */
export function isWholeFigure(value: object): boolean {
  const own = Object.keys(value).filter((key) => Object.hasOwn(figureFields, key));
  return own.length === 0 ? Object.keys(value).length > 0 : isFigure(value);
}
