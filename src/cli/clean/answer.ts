// The answer of `clean --json`.
import * as z from 'zod';
import { type Answer, count } from '../../tools/answer-parts.ts';

export const cleanAnswer = z.strictObject({ folder: z.string(), bytes: count });

export type CleanAnswer = Answer<typeof cleanAnswer>;
