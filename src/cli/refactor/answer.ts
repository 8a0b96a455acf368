// The answer of `rename --json`, of `remove --json`, and of `translations --add --json`.
import * as z from 'zod';
import { type Answer, file, route, startPosition } from '../../tools/answer-parts.ts';

export const changeAnswer = z.strictObject({
  kind: z.string(),
  name: z.string(),
  written: z.boolean().describe('false with --dry-run'),
  changes: z.array(
    z.strictObject({
      from: file.optional().describe('missing for a new file'),
      to: file.optional().describe('missing for a removed file'),
      lines: z.array(z.string()),
    }),
  ),
  moves: z.array(z.strictObject({ from: route, to: z.string() })).describe('moved URLs, with their new URLs'),
});

const undecided = z.strictObject({
  undecided: z
    .strictObject({
      routes: z.array(route).describe('URLs that will be gone; --redirect-to has to name where their visitors go'),
      suggestion: z.string().optional(),
      references: z.array(
        z.strictObject({
          file,
          range: startPosition,
          place: z.string(),
          drops: z.string().optional().describe('what --drop would delete; missing if it cannot delete the reference'),
        }),
      ),
    })
    .describe('the decisions that flags have to make; nothing was changed'),
});

export const removeAnswer = z.union([changeAnswer, undecided]);

export type ChangeAnswer = Answer<typeof changeAnswer>;

export type RemoveAnswer = Answer<typeof removeAnswer>;
