import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const house = z
  .strictObject({
    who: text.meta({ description: 'The sign over the door: a trade, not a name.' }),
    time: text.meta({ description: 'When the call came.' }),
    text: text.meta({ description: 'What the caller asked.' }),
    done: text.optional().meta({ description: 'The outcome of the call. Without it, the light is on: a person decides.' }),
  })
  .meta({ title: 'House', description: 'A business in the street, with a call.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    waits: text.meta({ description: 'The text on the doors of houses where a person decides.' }),
    items: z.array(house).min(3).max(6).meta({ description: 'Three to six houses, from left to right.' }),
    caption: text.meta({ description: 'A line under the street.' }),
  })
  .meta({ description: 'A street of businesses early in the morning, each with a call; where the light is on, a person decides.' });
