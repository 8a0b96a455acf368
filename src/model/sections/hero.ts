import * as z from 'zod';
import { actions } from '../action.ts';
import { icon } from '../names.ts';
import { text } from '../text.ts';
import { anchor } from './heading.ts';
import { metric } from './items.ts';

export const hero = z
  .strictObject({
    type: z.literal('hero'),
    ...anchor,
    icon: icon.optional().meta({ description: 'An icon (lucide) above the heading.' }),
    kicker: text.optional().meta({ description: 'A short line above the heading.' }),
    title: text.meta({ description: 'The main heading of the page.' }),
    lead: text.meta({ description: 'One or two sentences under the heading.' }),
    actions: actions.optional(),
    facts: z.array(metric).max(4).optional().meta({ description: 'Figures under the buttons.' }),
  })
  .meta({ description: 'The opening of a page: one promise and one or two actions.' });
