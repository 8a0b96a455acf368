// Calls in the order in which they have to be dealt with.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { frame, time } from '../fields.ts';

const triagedCall = z
  .strictObject({
    time,
    urgency: z.enum(['now', 'today', 'later']).meta({ description: 'The urgency, as a colour. now: at once; today: today; later: later.' }),
    label: text.meta({ description: 'The urgency, in a word or two.' }),
    text: text.meta({ description: 'What the call is about.' }),
    action: text.meta({ description: 'What the agent has done about the call.' }),
  })
  .meta({ title: 'Call', description: 'A call with its urgency.' });

export const triage = z
  .strictObject({
    ...frame,
    calls: z.array(triagedCall).min(2).max(4).meta({ description: 'The calls, the most urgent one first.' }),
  })
  .meta({ description: 'Calls sorted by urgency.' });

export type TriageView = Localized<z.infer<typeof triage>>;
