import { fieldSets } from 'archipel';
import * as z from 'zod';
import { testimonial } from '../../components/cards/items.ts';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z.array(testimonial).min(1).meta({ description: 'The testimonials, one or more.' }),
  })
  .meta({ description: 'What customers say, each with three figures.' });
