// A floor plan, true to scale.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame } from '../fields.ts';

const centimetres = (description: string, min = 0) =>
  z
    .int()
    .min(min)
    .max(2000)
    .meta({ description: `${description}, in centimetres.` });

const item = z
  .strictObject({
    label: text.meta({ description: 'The name of the item.' }),
    kind: z
      .enum(['furniture', 'window', 'door', 'supply'])
      .meta({ description: 'How it is drawn. furniture: as furniture; window: as a window; door: as a door; supply: as a supply line.' }),
    x: centimetres('The distance of its left edge from the left wall', -20),
    y: centimetres('The distance of its upper edge from the upper wall', -20),
    width: centimetres('How wide it is in the drawing', 1),
    depth: centimetres('How deep it is in the drawing', 1),
  })
  .meta({ title: 'Item of a plan', description: 'Something in the room, as a rectangle.' });

export const plan = z
  .strictObject({
    ...frame,
    width: centimetres('How wide the room is', 100),
    depth: centimetres('How deep the room is', 100),
    items: z.array(item).min(2).max(7).meta({ description: 'The items in the room. They are numbered in this order in the drawing.' }),
  })
  .meta({ description: 'A floor plan with the items in the room.' });

export type PlanView = Localized<z.infer<typeof plan>>;
