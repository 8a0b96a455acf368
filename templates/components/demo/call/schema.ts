// A telephone call with its transcript.
import { type Localized, recording, text } from 'archipel';
import * as z from 'zod';
import { frame, pair, time } from '../fields.ts';

const turn = z
  .strictObject({
    speaker: z.enum(['agent', 'caller']).meta({ description: 'Who speaks. agent: the agent; caller: the person on the phone.' }),
    text: text.meta({ description: 'What is said.' }),
    at: time.optional().meta({ description: 'When it is said in the recording, in minutes and seconds: 00:12.' }),
  })
  .meta({ title: 'Turn', description: 'What one side says.' });

const understood = pair
  .extend({
    after: z
      .int()
      .min(1)
      .max(6)
      .optional()
      .meta({ description: 'The turn after which it is understood: 2 for the second. Usually the last one of the person on the phone.' }),
  })
  .meta({ title: 'Understood', description: 'What the agent has understood.' });

export const call = z
  .strictObject({
    ...frame,
    title: text.meta({ description: 'What kind of call it is.' }),
    line: text.meta({ description: 'Whose line it is, or who calls.' }),
    length: time.optional().meta({
      description: 'The length of the recording, in minutes and seconds: 00:42. Without it, the call is as long as its words take to say.',
    }),
    turns: z.array(turn).min(2).max(6).meta({ description: 'What is said, in order.' }),
    understood: z.array(understood).max(4).optional().meta({ description: 'What the agent has understood.' }),
    recording: recording.optional().meta({ description: 'The call to listen to; its turns are the transcript.' }),
    outcome: text.meta({ description: 'The outcome of the call.' }),
  })
  .meta({ description: 'A telephone call with its transcript, which visitors can play.' });

export type CallView = Localized<z.infer<typeof call>>;
