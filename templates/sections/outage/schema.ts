import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const system = z
  .strictObject({
    label: text.meta({ description: 'The name of the system, in a word or two.' }),
    tier: z.int().min(1).max(3).meta({ description: 'The row of the system: the number of a tier, from 1.' }),
  })
  .meta({ title: 'System', description: 'A system on the map.' });

const failure = z
  .strictObject({
    label: text.meta({ description: 'What fails, in two or three words.' }),
    falls: z.array(z.int().min(1).max(12)).min(1).max(12).meta({ description: 'The numbers of the systems that are down, from 1.' }),
    text: text.meta({ description: 'What the failure means, and what to do before it happens.' }),
  })
  .meta({ title: 'Failure', description: 'A failure that visitors choose.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    choose: text.meta({ description: 'The name of the choice, for screen readers.' }),
    tiers: z.array(text).length(3).meta({ description: 'Three rows, from top to bottom.' }),
    systems: z.array(system).min(4).max(12).meta({ description: 'Four to twelve systems.' }),
    items: z.array(failure).min(2).max(5).meta({ description: 'Two to five failures; the first is shown.' }),
    caption: text.meta({ description: 'A line under the map.' }),
  })
  .meta({ description: 'A map of systems; the chosen failure strikes out the systems that fail with it.' });
