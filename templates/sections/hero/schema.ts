import { actions, fieldSets, icon, id, text } from 'archipel';
import * as z from 'zod';
import { metric } from '../../components/cards/items.ts';
import { demo } from '../../components/demo/schema.ts';

export const schema = z
  .strictObject({
    ...fieldSets.lasting,
    icon: icon.optional().meta({ description: 'The icon of the link preview, by its name at lucide.dev/icons.' }),
    kicker: text.optional().meta({ description: 'A short line above the heading.' }),
    title: text.meta({ description: 'The main heading of the page.' }),
    lead: text.meta({ description: 'One to three sentences under the heading.' }),
    actions: actions.optional(),
    prices: id.optional().meta({
      names: 'priceLists',
      description: 'The price list of what the page sells. Its price is under the buttons; on phones, it stays in view down to the prices.',
    }),
    demo: demo.optional().meta({ description: 'An example beside the words.' }),
    facts: z.array(metric).max(4).optional().meta({ description: 'Up to four figures.' }),
  })
  .meta({ description: 'The opening of a page: one promise and one or two actions.' });
