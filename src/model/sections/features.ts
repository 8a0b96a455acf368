import * as z from 'zod';
import { heading } from './heading.ts';
import { point } from './items.ts';

export const features = z
  .strictObject({
    type: z.literal('features'),
    ...heading,
    layout: z
      .enum(['grid', 'bento', 'split', 'list'])
      .default('grid')
      .meta({ description: 'grid: equal cards; bento: cards of different size; split: title beside a list; list: rows.' }),
    items: z.array(point).min(2).meta({ description: 'The parts of the offer.' }),
  })
  .meta({ description: 'What the offer consists of, as cards or rows with icons.' });
