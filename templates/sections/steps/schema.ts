import { fieldSets } from 'archipel';
import * as z from 'zod';
import { point } from '../../components/cards/items.ts';
import { ground } from '../../components/section/ground.ts';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    ...ground,
    layout: z.enum(['line', 'flow']).default('line').meta({ description: 'line: steps down a line; flow: a drawn process.' }),
    items: z.array(point).min(2).max(8).meta({ description: 'The steps, two to eight, in order.' }),
  })
  .meta({ description: 'A process in numbered steps.' });
