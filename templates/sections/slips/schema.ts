import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const slip = z
  .strictObject({
    time: text.meta({ description: 'When the slip was written.' }),
    who: text.meta({ description: 'Who called or wrote, clearly invented.' }),
    text: text.meta({ description: 'What the person wanted.' }),
    done: text.optional().meta({ description: 'The outcome, which is stamped on the slip. Without it, the slip waits.' }),
  })
  .meta({ title: 'Slip of paper', description: 'A note on the desk.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    waits: text.meta({ description: 'The stamp on slips that wait for a person.' }),
    items: z.array(slip).min(3).max(8).meta({ description: 'Three to eight slips, in their order.' }),
    caption: text.meta({ description: 'A line under the slips.' }),
  })
  .meta({ description: 'The slips of a day on a desk: finished slips are stamped, and the others catch the eye.' });
