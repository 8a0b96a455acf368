// A question, the answer that the business has released for it, and when a person calls back.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame } from '../fields.ts';

const slot = z
  .strictObject({
    time: text.meta({ description: 'A day and a time.' }),
    isChosen: z.boolean().optional().meta({ description: 'True for the slot that the person has chosen.' }),
  })
  .meta({ title: 'Slot', description: 'A time for a call back.' });

export const answer = z
  .strictObject({
    ...frame,
    question: text.meta({ description: 'The question of a customer.' }),
    answer: text.meta({ description: 'What the agent answers.' }),
    source: text.meta({ description: 'The source of the answer.' }),
    slotsTitle: text.meta({ description: 'The heading of the slots.' }),
    slots: z.array(slot).min(2).max(4).meta({ description: 'Times for a call back, one of which is chosen.' }),
  })
  .meta({ description: 'A question with its released answer and an appointment for a call back.' });

export type AnswerView = Localized<z.infer<typeof answer>>;
