// The answer of `new --json`.
import * as z from 'zod';
import { type Answer, file, range, route } from '../../tools/answer-parts.ts';

export const newAnswer = z.strictObject({
  kind: z.string(),
  files: z.array(file),
  routes: z.array(route),
  placeholders: z.array(z.strictObject({ file, range: range.optional() })).describe('texts that are still to be written'),
});

export type NewAnswer = Answer<typeof newAnswer>;
