import * as z from 'zod';
import { actions } from '../action.ts';
import { icon } from '../names.ts';
import { text } from '../text.ts';
import { lasting } from './heading.ts';
import { metric } from './items.ts';

export const hero = z
  .strictObject({
    type: z.literal('hero'),
    ...lasting,
    icon: icon.optional(),
    kicker: text.optional(),
    title: text.meta({ description: 'The main heading of the page.' }),
    lead: text,
    actions: actions.optional(),
    facts: z.array(metric).max(4).optional(),
  })
  .meta({ description: 'The opening of a page: one promise and one or two actions.' });
