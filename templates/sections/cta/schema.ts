import { actions, fieldSets, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.anchor,
    title: text.meta({ description: 'The title of the section.' }),
    text: text.optional().meta({ description: 'One or two sentences under the title.' }),
    actions,
    footnote: text.optional().meta({ description: 'A line in small print under the buttons.' }),
  })
  .meta({ description: 'A closing call to action.' });
