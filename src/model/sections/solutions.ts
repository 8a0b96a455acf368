import * as z from 'zod';
import { icon, id } from '../names.ts';
import { text } from '../text.ts';
import { optionalHeading } from './heading.ts';

export const solutions = z
  .strictObject({
    type: z.literal('solutions'),
    ...optionalHeading,
    categories: z
      .array(
        z.strictObject({
          id: id.meta({ description: 'The name by which solutions name this category.' }),
          icon,
          title: text.meta({ description: 'The title of the category.' }),
          description: text.meta({ description: 'One or two sentences on it.' }),
        }),
      )
      .min(1)
      .meta({ description: 'The categories, in order; each lists the solutions that name it.' }),
  })
  .meta({ description: 'All solutions by category. A new solution appears here by itself.' });
