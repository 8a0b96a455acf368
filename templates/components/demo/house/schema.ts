// A house from top to bottom, with its faults.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame, pair } from '../fields.ts';

const storey = z
  .strictObject({
    label: text.meta({ description: 'The name of the storey.' }),
    kind: z
      .enum(['flats', 'entrance', 'garage'])
      .default('flats')
      .meta({ description: 'The drawing of the storey. flats: flats; entrance: the entrance; garage: a garage.' }),
    fault: text.optional().meta({ description: 'The fault in this storey.' }),
  })
  .meta({ title: 'Storey', description: 'A storey of the house.' });

export const house = z
  .strictObject({
    ...frame,
    storeys: z.array(storey).min(2).max(6).meta({ description: 'The storeys, from top to bottom.' }),
    facts: z.array(pair).min(1).max(4).meta({ description: 'What the agent has found out.' }),
  })
  .meta({ description: 'A section through a house with a fault in it.' });

export type HouseView = Localized<z.infer<typeof house>>;
