import { fieldSets, text } from 'archipel';
import * as z from 'zod';

/** The hours that can be chosen: styles have a place for each on the dial. */
const hours = [0, 3, 6, 9, 12, 15, 18, 21] as const;

const call = z
  .strictObject({
    hour: z.literal(hours).meta({ description: 'Where it is on the dial: every third hour of the day.' }),
    label: text.meta({ description: 'The time as people say it.' }),
    text: text.meta({ description: 'Who calls, and what the agent does.' }),
    outcome: text.meta({ description: 'The outcome of the call, in a few words.' }),
  })
  .meta({ title: 'Hour', description: 'A call at this hour.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    calls: z.array(z.int().min(1).max(10)).length(24).meta({ description: 'The length of the rays, hour by hour from midnight: 1 to 10.' }),
    items: z.array(call).min(2).max(6).meta({ description: 'Two to six hours, in their order; the first is shown.' }),
    caption: text.meta({ description: 'A line under the call.' }),
  })
  .meta({ description: 'A dial of 24 hours; the chosen hour shows a call.' });
