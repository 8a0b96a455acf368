import * as z from 'zod';
import { heading } from './heading.ts';
import { point } from './items.ts';

export const steps = z
  .strictObject({
    type: z.literal('steps'),
    ...heading,
    layout: z.enum(['line', 'flow']).default('line').meta({ description: 'line: steps down a line; flow: a drawn process.' }),
    items: z.array(point).min(2).max(8).meta({ description: 'The steps, in order.' }),
  })
  .meta({ description: 'A process in numbered steps.' });
