import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const view = z
  .strictObject({
    label: text.meta({ description: 'The case, in a few words.' }),
    balance: z
      .array(z.int().min(-40).max(100))
      .length(8)
      .meta({ description: 'The balance at the end of each of eight weeks, from -40 to 100: a drawing, no amounts.' }),
    text: text.meta({ description: 'What the case means, and what to do.' }),
  })
  .meta({ title: 'Case', description: 'One course of the eight weeks.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z.array(view).min(2).max(3).meta({ description: 'Two or three cases; the first is shown at once.' }),
    caption: text.meta({ description: 'A line under the drawing.' }),
  })
  .meta({ description: 'A curve of eight weeks across the window; visitors choose the case.' });
