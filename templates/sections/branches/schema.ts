import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const branch = z
  .strictObject({
    label: text.meta({ description: 'What the person answers.' }),
    reply: text.meta({ description: 'What the agent says to that.' }),
    result: text.meta({ description: 'What happens after the call.' }),
  })
  .meta({ title: 'Branch', description: 'An answer, and how the call continues.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    opening: text.meta({ description: 'The first sentences of the agent.' }),
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    items: z.array(branch).min(2).max(5).meta({ description: 'Two to five answers; the first is shown.' }),
    caption: text.meta({ description: 'A line under the call.' }),
  })
  .meta({ description: 'The opening of a call in very large letters; the chosen answer shows how the call continues.' });
