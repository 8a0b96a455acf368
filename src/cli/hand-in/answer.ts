// The answer of `hand-in --json`.
import * as z from 'zod';
import { type Answer, file } from '../../tools/answer-parts.ts';

export const handInAnswer = z.strictObject({
  state: z
    .enum(['handedIn', 'notPushed', 'planned', 'refused'])
    .describe('notPushed: committed, and pushed by the next call; planned: with --dry-run'),
  why: z
    .enum([
      ...['noGit', 'noRepository', 'noCommit', 'detachedHead', 'noRemote', 'noAuthor', 'nothingEdited', 'inProgress', 'alreadyCommitted'],
      ...['conflict', 'changedSince', 'notCommitted', 'busy', 'failed', 'behind', 'denied', 'declined', 'unreachable'],
    ] as const)
    .optional()
    .describe('why it is refused or not pushed'),
  edits: z.array(
    z.strictObject({
      id: z.string().describe('the id for --only'),
      label: z.string().describe('what was edited, for people'),
      at: z.string().describe('when it was saved, as an ISO instant'),
      before: z.string(),
      after: z.string(),
      pages: z.int().optional().describe('how many pages show it'),
      files: z.array(file),
    }),
  ),
  branch: z.string().optional(),
  commit: z.string().optional().describe('the last commit of the branch'),
  remote: z.string().optional(),
  address: z.string().optional().describe('the URL at which the proposal is opened, if it is known'),
});

export type HandInAnswer = Answer<typeof handInAnswer>;
