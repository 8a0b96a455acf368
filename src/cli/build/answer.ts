// The answer of `build --json`: the answer of `check --json`, plus the result of --verify.
import * as z from 'zod';
import { type Answer, count } from '../../tools/answer-parts.ts';
import { checkAnswer } from '../output/report-answer.ts';

export const buildAnswer = checkAnswer.extend({
  verified: z
    .strictObject({ files: count.describe('number of compared files'), different: z.array(z.string()) })
    .optional()
    .describe('with --verify: the files that a build without a cache writes differently'),
});

export type BuildAnswer = Answer<typeof buildAnswer>;
