import * as z from 'zod';
import { sectors } from '../sector.ts';
import { heading } from './heading.ts';
import { card } from './items.ts';

export const cards = z
  .strictObject({
    type: z.literal('cards'),
    ...heading,
    items: z.array(card).optional().meta({ description: 'The cards.' }),
    sector: z.enum(sectors).optional().meta({ description: 'Adds a card for each edition of this sector.' }),
  })
  .meta({ description: 'Cards that lead to other pages; with sector, one more for each edition of it.' });
