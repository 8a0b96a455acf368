import * as z from 'zod';
import { action } from '../action.ts';
import { id } from '../names.ts';
import { text } from '../text.ts';
import { heading } from './heading.ts';

export const prices = z
  .strictObject({
    type: z.literal('prices'),
    ...heading,
    list: id.meta({ description: 'A price list of prices.yaml.' }),
    includes: z.array(text).optional().meta({ description: 'What the price includes.' }),
    note: text.optional().meta({ description: 'Small print under the price.' }),
    action: action.optional().meta({ description: 'The button under the price.' }),
  })
  .meta({ description: 'A price list: the regular price beside the offer.' });
