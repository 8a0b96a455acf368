import { fieldSets, icon, text } from 'archipel';
import * as z from 'zod';

const system = z
  .strictObject({
    icon: icon.meta({ description: 'The icon of the system.' }),
    label: text.meta({ description: 'A kind of system, no product.' }),
    task: text.meta({ description: 'What the agent does there, in a few words.' }),
    connected: z.literal(true).optional().meta({ description: 'Connected when the page opens.' }),
  })
  .meta({ title: 'System', description: 'A system that visitors may have.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    centre: text.meta({ description: 'The centre, to which all systems are connected.' }),
    items: z.array(system).min(2).max(10).meta({ description: 'Two to ten systems: the first half at the left, the others at the right.' }),
    caption: text.meta({ description: 'A line under the drawing.' }),
  })
  .meta({ description: 'A wiring plan: visitors tick the systems that they have, and each is connected with the centre.' });
