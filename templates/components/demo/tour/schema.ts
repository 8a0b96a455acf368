// The stops of a courier in order, on a map and as a list.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame, time } from '../fields.ts';

const stop = z
  .strictObject({
    time,
    place: text.meta({ description: 'The place of the stop: an invented street.' }),
    text: text.meta({ description: 'What is delivered, and what was agreed on before.' }),
  })
  .meta({ title: 'Stop', description: 'A stop of the tour.' });

export const tour = z
  .strictObject({
    ...frame,
    stops: z.array(stop).min(2).max(5).meta({ description: 'The stops, in the order in which they are reached.' }),
  })
  .meta({ description: 'The tour of a courier.' });

export type TourView = Localized<z.infer<typeof tour>>;
