import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const share = z.int().min(0).max(100);

const plan = z
  .strictObject({
    label: text.meta({ description: 'The plan, in two or three words.' }),
    days: z
      .array(z.array(share).length(3))
      .length(7)
      .meta({ description: 'For each day from Monday, how high each of the three channels is; at most 100 together.' }),
    text: text.meta({ description: 'Why the budget is distributed like this.' }),
  })
  .meta({ title: 'Budget plan', description: 'The budget of a week.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    channels: z.array(text).length(3).meta({ description: 'The three channels, from the bottom to the top.' }),
    days: z.array(text).length(7).meta({ description: 'The names of the seven days, abbreviated as in a calendar.' }),
    items: z.array(plan).min(2).max(4).meta({ description: 'Two to four plans; the first is shown.' }),
    caption: text.meta({ description: 'A line under the week.' }),
  })
  .meta({ description: 'The budget of a week as columns across the window; the chosen plan distributes it between the channels.' });
