import * as z from 'zod';
import { icon, id } from '../names.ts';
import { text } from '../text.ts';
import { lastingHeading } from './heading.ts';

export const solutions = z
  .strictObject({
    type: z.literal('solutions'),
    ...lastingHeading,
    categories: z
      .array(
        z
          .strictObject({
            id: id.meta({ defines: 'categories', description: 'The name that solutions give as their category.', examples: ['agents'] }),
            icon,
            title: text.meta({ description: 'The heading of the category.' }),
            description: text.meta({ description: 'One or two sentences under it.' }),
          })
          .meta({ title: 'Solution category', description: 'A group of solutions.' }),
      )
      .min(1)
      .meta({ description: 'The categories, in order; each lists the solutions that name it.' }),
  })
  .meta({ description: 'All solutions by category. A new solution appears here by itself.' });
