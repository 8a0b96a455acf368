// The answers of `urls --json` and `urls accept --json`.
import * as z from 'zod';
import { type Answer, count, file, route } from '../../tools/answer-parts.ts';

export const urlsAnswer = z.strictObject({
  urls: z.array(
    z.strictObject({
      route,
      state: z.enum(['recorded', 'new', 'redirected', 'removed']),
      recorded: z.boolean().describe('true if content/locks/urls.yaml contains it'),
      file: file.optional(),
      to: z.string().optional().describe('the target of the redirect; for a removed URL, a suggested target'),
    }),
  ),
});

export const acceptAnswer = z.strictObject({ file, added: z.array(route), total: count });

export type AcceptAnswer = Answer<typeof acceptAnswer>;

export type UrlsAnswer = Answer<typeof urlsAnswer>;
