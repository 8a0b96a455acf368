// A list of connected systems.
import { icon, type Localized, text } from 'archipel';
import * as z from 'zod';

const node = z
  .strictObject({ icon, label: text.meta({ description: 'What it is: a kind of system, no brand.' }) })
  .meta({ title: 'Connection', description: 'A connected system.' });

export const hub = z
  .strictObject({
    inputs: z.array(node).min(2).max(4).meta({ description: 'The systems that requests come from.' }),
    centre: node.meta({ description: 'The system in the centre.' }),
    outputs: z.array(node).min(2).max(4).meta({ description: 'The systems that results go to.' }),
  })
  .meta({ description: 'Connected systems, with one system in the centre.' });

export type HubView = Localized<z.infer<typeof hub>>;
