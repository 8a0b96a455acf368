// What a demonstration shows: one of six kinds of example, in words alone. Templates draw it.
import type { Localized } from 'archipel';
import { exactlyOne, icon, recording, text } from 'archipel';
import * as z from 'zod';

const time = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .meta({ description: 'Hours and minutes, or minutes and seconds: 07:02.', examples: ['07:02'] });

const pair = z
  .strictObject({
    label: text.meta({ description: 'What it is.' }),
    value: text.meta({ description: 'What was found.' }),
  })
  .meta({ title: 'Value', description: 'A label with its value.' });

const call = z
  .strictObject({
    title: text.meta({ description: 'What kind of call it is.' }),
    line: text.meta({ description: 'Whose line it is, or who calls.' }),
    length: time.meta({ description: 'How long it has lasted, in minutes and seconds: 00:42.' }),
    turns: z
      .array(
        z
          .strictObject({
            speaker: z.enum(['agent', 'caller']).meta({ description: 'Who speaks: the agent, or the person on the phone.' }),
            text: text.meta({ description: 'What is said.' }),
            at: time.optional().meta({ description: 'When it is said in the recording, in minutes and seconds: 00:12.' }),
          })
          .meta({ title: 'Turn', description: 'What one side says.' }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'What is said, in order.' }),
    understood: z.array(pair).max(4).optional().meta({ description: 'What the agent has understood.' }),
    recording: recording.optional().meta({ description: 'The call to listen to; its turns are the transcript.' }),
    outcome: text.meta({ description: 'What has become of the call.' }),
    note: text.optional().meta({ description: 'A detail of the outcome.' }),
  })
  .meta({ description: 'A telephone call with its transcript.' });

const log = z
  .strictObject({
    title: text.meta({ description: 'Whose log it is.' }),
    entries: z
      .array(
        z
          .strictObject({
            time,
            text: text.meta({ description: 'What the agent does.' }),
            approval: text.optional().meta({ description: 'What a person has to approve, and who.' }),
          })
          .meta({ title: 'Log entry', description: 'A moment of the log.' }),
      )
      .min(3)
      .max(6)
      .meta({ description: 'What happens, in order.' }),
    outcome: text.optional().meta({ description: 'The state in the end.' }),
  })
  .meta({ description: 'What an agent does in a morning, with an approval.' });

const report = z
  .strictObject({
    title: text.meta({ description: 'The title of the report.' }),
    subtitle: text.optional().meta({ description: 'For whom, and for when.' }),
    rows: z
      .array(
        z
          .strictObject({
            label: text.meta({ description: 'What the row is about.' }),
            value: text.meta({ description: 'What the report says.' }),
            trend: z.array(z.number()).min(3).max(12).optional().meta({ description: 'Values of a small curve.' }),
          })
          .meta({ title: 'Report row', description: 'A row of the report.' }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The rows of the report.' }),
    advice: text.meta({ description: 'What the report advises.' }),
  })
  .meta({ description: 'A page of what is delivered.' });

const code = z
  .strictObject({
    tabs: z
      .array(
        z
          .strictObject({
            label: z
              .string()
              .min(1)
              .meta({ description: 'The name of the language.', examples: ['cURL'] }),
            code: z
              .string()
              .min(1)
              .meta({ description: 'The request.', examples: ['curl "$API_URL/v1/answers"'] }),
          })
          .meta({ title: 'Tab', description: 'The request in one language.' }),
      )
      .min(1)
      .max(3)
      .meta({ description: 'The request; the first is open.' }),
    status: text.meta({ description: 'The status of the answer, and how long it took.' }),
    answer: z
      .string()
      .min(1)
      .meta({ description: 'The answer.', examples: ['{ "id": 1 }'] }),
  })
  .meta({ description: 'A request to an interface, and its answer.' });

const register = z
  .strictObject({
    title: text.meta({ description: 'The title of the register.' }),
    rows: z
      .array(
        z
          .strictObject({
            system: text.meta({ description: 'The AI system.' }),
            role: text.meta({ description: 'The role under the AI Act: provider or deployer.' }),
            risk: text.meta({ description: 'The risk class.' }),
            level: z.enum(['minimal', 'limited', 'high']).meta({ description: 'The risk class as a colour.' }),
            measure: text.meta({ description: 'What is to be done, by when.' }),
          })
          .meta({ title: 'System', description: 'An AI system of the register.' }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The systems.' }),
  })
  .meta({ description: 'An excerpt of a register of AI systems.' });

const node = z
  .strictObject({ icon, label: text.meta({ description: 'What it is: a kind of system, no brand.' }) })
  .meta({ title: 'Connection', description: 'Something that is connected.' });

const hub = z
  .strictObject({
    inputs: z.array(node).min(2).max(4).meta({ description: 'Where things come in.' }),
    centre: node.meta({ description: 'What works on them.' }),
    outputs: z.array(node).min(2).max(4).meta({ description: 'Where results go.' }),
  })
  .meta({ description: 'What is connected with what.' });

const kinds = {
  call: call.optional(),
  log: log.optional(),
  report: report.optional(),
  code: code.optional(),
  register: register.optional(),
  hub: hub.optional(),
};

/** Exactly one of the kinds. */
export const demo = exactlyOne(
  z.strictObject({ caption: text.meta({ description: 'One sentence on what the example shows.' }), ...kinds }),
  ['call', 'log', 'report', 'code', 'register', 'hub'],
).meta({ description: 'An example that is drawn: exactly one of call, log, report, code, register and hub.' });

export type DemoView = Localized<z.infer<typeof demo>>;
export type CallView = NonNullable<DemoView['call']>;
export type LogView = NonNullable<DemoView['log']>;
export type ReportView = NonNullable<DemoView['report']>;
export type CodeView = NonNullable<DemoView['code']>;
export type RegisterView = NonNullable<DemoView['register']>;
export type HubView = NonNullable<DemoView['hub']>;
