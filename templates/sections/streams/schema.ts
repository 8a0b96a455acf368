import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const stream = z
  .strictObject({
    label: text.meta({ description: 'What the callers want, in their own words.' }),
    calls: z.int().min(1).max(9).meta({ description: 'The number of these calls.' }),
    outcome: z.int().min(1).max(3).meta({ description: 'The number of their outcome, from 1.' }),
  })
  .meta({ title: 'Stream of calls', description: 'Callers with the same wish.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    callers: text.meta({ description: 'The word under the number of all calls.' }),
    outcomes: z.array(text).min(2).max(3).meta({ description: 'Two or three outcomes, from top to bottom.' }),
    items: z.array(stream).min(2).max(7).meta({ description: 'Two to seven streams; streams with the same outcome follow each other.' }),
    caption: text.meta({ description: 'A line under the streams.' }),
  })
  .meta({ description: 'Calls that come in at once, as streams across the window to their outcomes.' });
