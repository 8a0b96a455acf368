// A list of connected systems.
import { icon, type Localized, text } from 'archipel';
import * as z from 'zod';

const node = z
  .strictObject({ icon, label: text.meta({ description: 'What it is: a kind of system, no brand.' }) })
  .meta({ title: 'Connection', description: 'Something that is connected.' });

export const hub = z
  .strictObject({
    inputs: z.array(node).min(2).max(4).meta({ description: 'Where things come in.' }),
    centre: node.meta({ description: 'What works on them.' }),
    outputs: z.array(node).min(2).max(4).meta({ description: 'Where results go.' }),
  })
  .meta({ description: 'What is connected with what.' });

export type HubView = Localized<z.infer<typeof hub>>;
