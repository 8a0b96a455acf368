import { fieldSets } from 'archipel';
import * as z from 'zod';
import { metric } from '../../components/cards/items.ts';

export const schema = z
  .strictObject({
    ...fieldSets.optionalHeading,
    items: z.array(metric).min(2).max(6).meta({ description: 'The figures, two to six.' }),
  })
  .meta({ description: 'Two to six large figures.' });
