import { action, fieldSets, id, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    list: id.meta({ names: 'priceLists', description: 'A price list of prices.yaml.' }),
    includes: z.array(text).optional().meta({ description: 'What the price includes.' }),
    note: text.optional().meta({ description: 'A line in small print under the price.' }),
    action: action.optional().meta({ description: 'The button under the price.' }),
  })
  .meta({ description: 'A price list: the regular price beside the offer.' });
