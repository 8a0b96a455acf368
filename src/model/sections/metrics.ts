import * as z from 'zod';
import { optionalHeading } from './heading.ts';
import { metric } from './items.ts';

export const metrics = z
  .strictObject({
    type: z.literal('metrics'),
    ...optionalHeading,
    items: z.array(metric).min(2).max(6).meta({ description: 'The figures.' }),
  })
  .meta({ description: 'Two to six large figures.' });
