import { fieldSets } from 'archipel';
import * as z from 'zod';
import { card } from '../../components/cards/items.ts';

export const schema = z
  .strictObject({
    ...fieldSets.optionalHeading,
    items: z.array(card).min(2).meta({ description: 'The tiles, two or more.' }),
  })
  .meta({ description: 'Large tiles that lead to other pages.' });
