import * as z from 'zod';
import { actions } from '../action.ts';
import { text } from '../text.ts';
import { anchor } from './heading.ts';

export const cta = z
  .strictObject({
    type: z.literal('cta'),
    ...anchor,
    title: text.meta({ description: 'The title of the section.' }),
    text: text.optional().meta({ description: 'One or two sentences under the title.' }),
    actions,
    footnote: text.optional().meta({ description: 'A line in small print under the buttons.' }),
  })
  .meta({ description: 'A closing call to action.' });
