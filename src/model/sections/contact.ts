import * as z from 'zod';
import { actions } from '../action.ts';
import { text } from '../text.ts';
import { anchor } from './heading.ts';

export const contact = z
  .strictObject({
    type: z.literal('contact'),
    ...anchor,
    title: text.meta({ description: 'The title of the block.' }),
    text: text.meta({ description: 'One or two sentences that invite to talk.' }),
    actions,
    phone: z.string().optional().meta({ description: 'The contact of site.yaml whose telephone number is shown.' }),
  })
  .meta({ description: 'A block with a booking button and, where named, a telephone number.' });
