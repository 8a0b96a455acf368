// The answer of `check --json`. The answer of `build --json` adds keys to it.
import * as z from 'zod';
import { type Answer, count, file, language, route } from './answer-parts.ts';

const summary = z.strictObject({
  routes: z.record(language, count).describe('pages for visitors, by language'),
  notFoundPages: count,
  islands: count.describe('over all pages'),
  bytes: z.strictObject({ html: count, css: count, js: count, other: count }).describe('before compression'),
  files: count,
  pictures: count.describe('link previews'),
  largestPage: z.strictObject({ route, bytes: count }).optional(),
  policy: z.record(z.string(), z.array(z.string())).optional().describe('origins of other sites that pages may load from, by kind'),
});

const work = z
  .strictObject({
    unchanged: z.boolean().describe('true where nothing has changed since the last run, whose answer this is'),
    parsed: z.array(file).describe('files of content that were parsed'),
    rendered: z.array(z.string()).describe('pages that were rendered, by their files in the output'),
    reused: count.describe('pages that are those of an earlier run'),
    written: z.array(z.string()).describe('files that were put into the output anew; the others were there'),
  })
  .describe('with --debug: what the run did; missing where content or templates could not be read');

const external = z
  .strictObject({
    asked: count,
    fine: count,
    moved: count.describe('each is a diagnostic, external-moved'),
    failed: count.describe('each is a diagnostic, external-failed or external-dead'),
    unknown: z
      .array(z.strictObject({ url: z.string(), reason: z.enum(['robots', 'closed', 'busy']) }))
      .describe('addresses that turn programs away: robots.txt forbids it, a status refuses it, or the site is busy'),
  })
  .describe('with --external: how many addresses of other sites gave which answer; missing where none was asked');

const fixed = z
  .strictObject({
    written: z.boolean().describe('false with --dry-run, and where there was nothing to fix'),
    count: count.describe('fixes; the diagnostics are those that are left'),
    files: z.array(z.strictObject({ file, lines: z.array(z.string()).describe('as `rename` shows them: @@, -, + or a blank first') })),
  })
  .describe('with --fix or --dry-run: what was fixed, or would be');

export const checkAnswer = z.strictObject({
  errors: count,
  warnings: count,
  summary,
  external: external.optional(),
  fixed: fixed.optional(),
  work: work.optional(),
  written: z.string().optional().describe('the folder that was written; missing where none was'),
});

export type CheckAnswer = Answer<typeof checkAnswer>;
