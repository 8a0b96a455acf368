import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const point = z
  .strictObject({
    day: z.iso.date().meta({ description: 'The day, such as 2025-02-02.' }),
    title: text.meta({ description: 'What begins on this day, in a few words.' }),
    text: text.meta({ description: 'One sentence about it.' }),
  })
  .meta({ title: 'Date', description: 'A day, and what begins on it.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z.array(point).min(3).max(6).meta({ description: 'Three to six dates, the earliest first.' }),
    source: text.meta({ description: 'The source of the dates, and the date of that source.' }),
  })
  .meta({ description: 'A line of dates, filled up to the day of the build.' });
