import { fieldSets } from 'archipel';
import * as z from 'zod';
import { sectors } from '../../collections/editions/sectors.ts';
import { card } from '../../components/cards/items.ts';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z.array(card).optional().meta({ description: 'The cards, in order.' }),
    sector: z.enum(sectors).optional().meta({ description: 'Adds a card for each edition of this sector.' }),
  })
  .meta({ description: 'Cards that lead to other pages; with sector, one more for each edition of it.' });
