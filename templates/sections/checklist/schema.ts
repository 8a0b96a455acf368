import { fieldSets, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({ ...fieldSets.heading, items: z.array(text).min(2).meta({ description: 'The points, two or more.' }) })
  .meta({ description: 'A list of short points with ticks.' });
