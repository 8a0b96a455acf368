import * as z from 'zod';
import { actions } from '../action.ts';
import { text } from '../text.ts';
import { anchor } from './heading.ts';

export const cta = z
  .strictObject({
    type: z.literal('cta'),
    ...anchor,
    title: text.meta({ description: 'What to do next.' }),
    text: text.optional().meta({ description: 'One or two sentences under it.' }),
    actions,
    footnote: text.optional().meta({ description: 'Small print under the buttons.' }),
  })
  .meta({ description: 'A closing call to action.' });
