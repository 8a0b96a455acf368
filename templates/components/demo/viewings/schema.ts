// A few days of a calendar with viewings.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame, time } from '../fields.ts';

const viewing = z
  .strictObject({
    time,
    text: text.meta({ description: 'The person who comes, or the words for a free time.' }),
    state: z
      .enum(['confirmed', 'proposed', 'free'])
      .meta({ description: 'The state, as a look: confirmed, waiting for an answer, or free.' }),
  })
  .meta({ title: 'Viewing', description: 'A viewing, or a free time.' });

const day = z
  .strictObject({
    label: text.meta({ description: 'The day.' }),
    viewings: z.array(viewing).min(1).max(4).meta({ description: 'The viewings of the day, in order.' }),
  })
  .meta({ title: 'Day', description: 'A day of the calendar.' });

export const viewings = z
  .strictObject({
    ...frame,
    days: z.array(day).min(2).max(3).meta({ description: 'The days, in order.' }),
  })
  .meta({ description: 'A calendar of viewings.' });

export type ViewingsView = Localized<z.infer<typeof viewings>>;
