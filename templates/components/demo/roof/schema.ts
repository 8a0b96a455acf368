// A sketch of a roof with the data known before a visit.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame, pair } from '../fields.ts';

export const roof = z
  .strictObject({
    ...frame,
    side: text.meta({ description: 'The side of the roof that is drawn.' }),
    area: z.int().min(5).max(5000).meta({ description: 'Its area in square metres.' }),
    storage: text.meta({ description: 'What is said beside the storage.' }),
    facts: z.array(pair).min(1).max(4).meta({ description: 'What else is known.' }),
  })
  .meta({ description: 'A sketch of a roof with its area and a storage.' });

export type RoofView = Localized<z.infer<typeof roof>>;
