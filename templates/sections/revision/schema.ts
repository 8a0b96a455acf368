import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const line = z
  .strictObject({
    change: z.enum(['added', 'removed']).optional().meta({ description: 'Whether the line comes or goes.' }),
    code: z.string().min(1).meta({ description: 'The line of code.' }),
  })
  .meta({ title: 'Code line', description: 'A line of the change.' });

const step = z
  .strictObject({
    label: text.meta({ description: 'The step, in a word or two.' }),
    fields: z.array(text).min(1).max(4).meta({ description: 'The fields of the form after it.' }),
    lines: z.array(line).min(1).max(8).meta({ description: 'The code, with what changes in it.' }),
    text: text.meta({ description: 'What happens in this step.' }),
  })
  .meta({ title: 'Revision step', description: 'A step of the change.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    page: text.meta({ description: 'The title of the page in the window.' }),
    added: text.meta({ description: 'Before a line that comes, for screen readers.' }),
    removed: text.meta({ description: 'Before a line that goes, for screen readers.' }),
    items: z.array(step).min(2).max(4).meta({ description: 'Two to four steps; the first is shown.' }),
    caption: text.meta({ description: 'A line under the window.' }),
  })
  .meta({ description: 'A page that is changed: beside it the lines that change, step by step.' });
