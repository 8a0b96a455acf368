// The answer of `init --json`.
import * as z from 'zod';
import type { Answer } from '../../tools/answer-parts.ts';

export const initAnswer = z.strictObject({ folder: z.string(), name: z.string(), installed: z.boolean() });

export type InitAnswer = Answer<typeof initAnswer>;
