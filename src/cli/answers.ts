// Describes the documents that commands print with --json. `archipel schema --answers` prints the description as a JSON
// Schema, and tests validate real documents with it. Each command describes its answer in `answer.ts`, here or
// in `tools`; the commands import only types from there, so that they do not load zod.
import * as z from 'zod';
import { count, diagnostic, file } from '../tools/answer-parts.ts';
import { diffAnswer } from '../tools/diff/answer.ts';
import { explainAnswer } from '../tools/explain/answer.ts';
import { scheduleAnswer } from '../tools/schedule/answer.ts';
import { buildAnswer } from './build/answer.ts';
import { handInAnswer } from './hand-in/answer.ts';
import { importAnswer } from './import/answer.ts';
import { newAnswer } from './new/answer.ts';
import { checkAnswer } from './output/report-answer.ts';
import { changeAnswer, removeAnswer } from './refactor/answer.ts';
import { queueChangeAnswer, queueListAnswer, queueShowAnswer } from './relay/answer.ts';
import { routesAnswer } from './routes/answer.ts';
import { approveAnswer, translationsAnswer } from './translations/answer.ts';
import { acceptAnswer, urlsAnswer } from './urls/answer.ts';

/** The schema of each command's result, by the name of the command. */
export const results = {
  init: z.strictObject({ folder: z.string(), name: z.string(), installed: z.boolean() }),
  build: buildAnswer,
  check: checkAnswer,
  new: newAnswer,
  import: importAnswer,
  rename: changeAnswer,
  remove: removeAnswer,
  'hand-in': handInAnswer,
  routes: routesAnswer,
  explain: explainAnswer,
  diff: diffAnswer,
  urls: urlsAnswer,
  'urls accept': acceptAnswer,
  schedule: scheduleAnswer,
  translations: z.union([translationsAnswer, changeAnswer]),
  'translations approve': approveAnswer,
  'relay queue list': queueListAnswer,
  'relay queue show': queueShowAnswer,
  'relay queue retry': queueChangeAnswer,
  'relay queue delete': queueChangeAnswer,
  schema: z.strictObject({ files: z.array(file) }),
  clean: z.strictObject({ folder: z.string(), bytes: count }),
};

const answerOf = <Name extends string | null, Result extends z.ZodType>(command: Name, result: Result) =>
  z.strictObject({
    archipel: z.literal(1).describe('the version of the format'),
    command: z.literal(command),
    ok: z.boolean().describe('true if the exit code is 0'),
    diagnostics: z.array(diagnostic),
    messages: z.array(z.string()).describe('the printed messages, in the language of the tools'),
    result,
  });

/** The schema of the document that --json prints, for every command. */
export const answerSchema = z.union([
  ...Object.entries(results).map(([command, result]) => answerOf(command, result.nullable().describe('null if there is none'))),
  answerOf(null, z.null()).describe('if the command line names no command'),
]);

/** Returns `answerSchema` as a JSON Schema. Unknown keys are allowed, because later versions may add some. */
export const answerJsonSchema = (): object =>
  z.toJSONSchema(answerSchema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
