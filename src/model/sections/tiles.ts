import * as z from 'zod';
import { optionalHeading } from './heading.ts';
import { card } from './items.ts';

export const tiles = z
  .strictObject({ type: z.literal('tiles'), ...optionalHeading, items: z.array(card).min(2).meta({ description: 'The tiles.' }) })
  .meta({ description: 'Large tiles that lead to other pages.' });
