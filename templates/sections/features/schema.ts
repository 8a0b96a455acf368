import { fieldSets } from 'archipel';
import * as z from 'zod';
import { point } from '../../components/cards/items.ts';
import { ground } from '../../components/section/ground.ts';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    ...ground,
    layout: z
      .enum(['grid', 'bento', 'split', 'list'])
      .default('grid')
      .meta({ description: 'grid: equal cards; bento: cards of different size; split: title beside a list; list: rows.' }),
    items: z.array(point).min(2).meta({ description: 'The points, two or more.' }),
  })
  .meta({ description: 'What the offer consists of, as cards or rows with icons.' });
