// A sketch of a roof with the data known before a visit.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame, pair } from '../fields.ts';

export const roof = z
  .strictObject({
    ...frame,
    side: text.meta({ description: 'The side of the roof that is drawn.' }),
    area: z.int().min(5).max(5000).meta({ description: 'The area of this side of the roof, in square metres.' }),
    storage: text.meta({ description: 'The text about the battery.' }),
    facts: z.array(pair).min(1).max(4).meta({ description: 'Other known facts.' }),
  })
  .meta({ description: 'A sketch of a roof with its area and a battery.' });

export type RoofView = Localized<z.infer<typeof roof>>;
