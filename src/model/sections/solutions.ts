import * as z from 'zod';
import { icon, id } from '../names.ts';
import { text } from '../text.ts';
import { lastingHeading } from './heading.ts';

export const solutions = z
  .strictObject({
    type: z.literal('solutions'),
    ...lastingHeading,
    categories: z
      .array(z.strictObject({ id, icon, title: text, description: text }))
      .min(1)
      .meta({ description: 'The categories, in order; each lists the solutions that name it.' }),
  })
  .meta({ description: 'All solutions by category. A new solution appears here by itself.' });
