import * as z from 'zod';
import { heading } from './heading.ts';
import { testimonial } from './items.ts';

export const quotes = z
  .strictObject({
    type: z.literal('quotes'),
    ...heading,
    items: z.array(testimonial).min(1).meta({ description: 'The customers and their words.' }),
  })
  .meta({ description: 'What customers say, each with three figures.' });
