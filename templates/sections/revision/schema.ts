import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const line = z
  .strictObject({
    change: z.enum(['added', 'removed']).optional().meta({ description: 'Whether the line is added or removed.' }),
    code: z.string().min(1).meta({ description: 'The line of code.' }),
  })
  .meta({ title: 'Code line', description: 'A line of the change.' });

const step = z
  .strictObject({
    label: text.meta({ description: 'The step, in a word or two.' }),
    fields: z.array(text).min(1).max(4).meta({ description: 'The fields of the form after this step.' }),
    lines: z.array(line).min(1).max(8).meta({ description: 'The lines of code, with the lines that are added or removed.' }),
    text: text.meta({ description: 'What happens in this step.' }),
  })
  .meta({ title: 'Revision step', description: 'A step of the change.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    page: text.meta({ description: 'The title of the page in the window.' }),
    added: text.meta({ description: 'Before an added line, for screen readers.' }),
    removed: text.meta({ description: 'Before a removed line, for screen readers.' }),
    items: z.array(step).min(2).max(4).meta({ description: 'Two to four steps; the first is shown.' }),
    caption: text.meta({ description: 'A line under the window.' }),
  })
  .meta({ description: 'A page that changes step by step, beside the lines of code that change it.' });
