import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const point = z
  .strictObject({
    day: z.iso.date().meta({ description: 'The day, such as 2025-02-02.' }),
    title: text.meta({ description: 'What begins on it, in a few words.' }),
    text: text.meta({ description: 'A sentence on it.' }),
  })
  .meta({ title: 'Date', description: 'A day on which something begins.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z.array(point).min(3).max(6).meta({ description: 'Three to six dates, the earliest first.' }),
    source: text.meta({ description: 'Where the dates stand, and of when that is.' }),
  })
  .meta({ description: 'A line of dates, filled up to the day of the build.' });
