// A telephone call with its transcript.
import { type Localized, recording, text } from 'archipel';
import * as z from 'zod';
import { frame, pair, time } from '../fields.ts';

const turn = z
  .strictObject({
    speaker: z.enum(['agent', 'caller']).meta({ description: 'Who speaks. agent: the agent; caller: the person on the phone.' }),
    text: text.meta({ description: 'The words of this turn.' }),
    at: time.optional().meta({ description: 'When it is said in the recording, in minutes and seconds: 00:12.' }),
  })
  .meta({ title: 'Turn', description: 'What one speaker says without a break.' });

const understood = pair
  .extend({
    after: z
      .int()
      .min(1)
      .max(6)
      .optional()
      .meta({ description: 'The number of the turn after which the agent has understood it. Without it, the last turn of the caller.' }),
  })
  .meta({ title: 'Understood', description: 'What the agent has understood.' });

export const call = z
  .strictObject({
    ...frame,
    title: text.meta({ description: 'The kind of call.' }),
    line: text.meta({ description: 'The owner of the telephone line, or the caller.' }),
    length: time.optional().meta({
      description: 'The length of the recording, in minutes and seconds: 00:42. Without it, the call is as long as its words take to say.',
    }),
    turns: z.array(turn).min(2).max(6).meta({ description: 'The turns of the call, in order.' }),
    understood: z.array(understood).max(4).optional().meta({ description: 'What the agent has understood.' }),
    recording: recording.optional().meta({ description: 'The call to listen to; its turns are the transcript.' }),
    outcome: text.meta({ description: 'The outcome of the call.' }),
  })
  .meta({ description: 'A telephone call with its transcript, which visitors can play.' });

export type CallView = Localized<z.infer<typeof call>>;
