import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const event = z
  .strictObject({
    time: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .meta({ description: 'The time, in hours and minutes.', examples: ['07:02'] }),
    lane: z.int().min(1).max(4).meta({ description: 'Who acts: the number of a lane, from 1.' }),
    text: text.meta({ description: 'What happens, in a few words.' }),
    decides: z.literal(true).optional().meta({ description: 'Marks an event in which a person decides.' }),
  })
  .meta({ title: 'Event', description: 'What happens in one lane at one time.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    lanes: z.array(text).min(2).max(4).meta({ description: 'Two to four lanes: who acts, from top to bottom.' }),
    items: z.array(event).min(3).max(6).meta({ description: 'Three to six events, in their order.' }),
    caption: text.meta({ description: 'A line under the lanes.' }),
  })
  .meta({ description: 'A case as swim lanes across the window, while the day breaks.' });
