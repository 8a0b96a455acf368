import { fieldSets, icon, id, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.lastingHeading,
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
  .meta({ description: 'All solutions by category. A new solution appears here automatically.' });
