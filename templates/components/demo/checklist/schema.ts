// A list of required items with their states.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame } from '../fields.ts';

const item = z
  .strictObject({
    label: text.meta({ description: 'The name of the requirement.' }),
    state: z
      .enum(['done', 'waiting', 'open'])
      .meta({ description: 'The state, drawn as a sign. done: it is there; waiting: it is on its way; open: it is left to a person.' }),
    detail: text.meta({ description: 'The state in words.' }),
  })
  .meta({ title: 'Checklist item', description: 'A requirement, with its state.' });

export const checklist = z
  .strictObject({
    ...frame,
    items: z.array(item).min(3).max(6).meta({ description: 'The requirements, in order.' }),
  })
  .meta({ description: 'A checklist with the state of each item.' });

export type ChecklistView = Localized<z.infer<typeof checklist>>;
