// The work of an agent, minute by minute, and the decision of a person.
import { type Localized, text } from 'archipel';
import * as z from 'zod';
import { time } from '../fields.ts';

const consequence = {
  text: text.meta({ description: 'What the agent does then: one more entry of the log.' }),
  outcome: text.meta({ description: 'The final state, which replaces the state before the decision.' }),
};

const approval = z
  .strictObject({
    question: text.meta({ description: 'What a person has to approve.' }),
    time: time.meta({ description: 'When the person decides: 07:06.' }),
    approved: z.strictObject(consequence).meta({ description: 'What follows when it is approved.' }),
    declined: z.strictObject(consequence).meta({ description: 'What follows when it is declined.' }),
  })
  .meta({ title: 'Approval', description: 'A decision that visitors can make, with what follows.' });

export const log = z
  .strictObject({
    title: text.meta({ description: 'The title of the log, which names its owner.' }),
    entries: z
      .array(
        z
          .strictObject({ time, text: text.meta({ description: 'What the agent does.' }) })
          .meta({ title: 'Log entry', description: 'A moment of the log.' }),
      )
      .min(3)
      .max(6)
      .meta({ description: 'What happens, in order.' }),
    approval: approval.optional().meta({ description: 'The decision that the last entry leaves to a person.' }),
    outcome: text.optional().meta({ description: 'The final state; with an approval, the state before the decision.' }),
  })
  .meta({ description: 'What an agent does in a morning, with an approval.' });

export type LogView = Localized<z.infer<typeof log>>;
