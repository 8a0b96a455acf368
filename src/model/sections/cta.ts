import * as z from 'zod';
import { actions } from '../action.ts';
import { text } from '../text.ts';
import { anchor } from './heading.ts';

export const cta = z
  .strictObject({
    type: z.literal('cta'),
    ...anchor,
    title: text,
    text: text.optional(),
    actions,
    footnote: text.optional(),
  })
  .meta({ description: 'A closing call to action.' });
