import * as z from 'zod';
import { id } from '../names.ts';
import { text } from '../text.ts';
import { anchor } from './heading.ts';

export const countdown = z
  .strictObject({
    type: z.literal('countdown'),
    ...anchor,
    campaign: id.meta({ description: 'A campaign of prices.yaml.' }),
    title: text.meta({ description: 'The line above the time that is left.' }),
    note: text.optional().meta({ description: 'A line under it.' }),
    afterEnd: z.enum(['zeros', 'last']).default('last').meta({ description: 'What is shown when the end passes while the page is open.' }),
  })
  .meta({ description: 'The time left until a campaign ends.' });
