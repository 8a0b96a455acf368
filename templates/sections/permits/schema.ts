import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const group = z
  .strictObject({
    label: text.meta({ description: 'Who is in the group, in a few words.' }),
    contacts: z.int().min(1).max(120).meta({ description: 'The number of contacts, each drawn as a square.' }),
    locked: z.literal(true).optional().meta({ description: 'These contacts must not be called: they stay dark.' }),
    text: text.meta({ description: 'What the agent does with the group.' }),
  })
  .meta({ title: 'Group of contacts', description: 'Contacts that are treated alike.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    items: z.array(group).min(2).max(5).meta({ description: 'Two to five groups; the first is shown.' }),
    caption: text.meta({ description: 'A line under the list.' }),
  })
  .meta({ description: 'A list of contacts as squares across the window: those who must not be called stay dark.' });
