// The answer of `check --json`. The answer of `build --json` adds keys to it.
import * as z from 'zod';
import { type Answer, count, file, language, route } from '../../tools/answer-parts.ts';

const summary = z.strictObject({
  routes: z.record(language, count).describe('pages for visitors, by language'),
  notFoundPages: count,
  islands: count.describe('on all pages together'),
  bytes: z.strictObject({ html: count, css: count, js: count, other: count }).describe('before compression'),
  files: count,
  pictures: count.describe('link previews'),
  largestPage: z.strictObject({ route, bytes: count }).optional(),
  policy: z.record(z.string(), z.array(z.string())).optional().describe('origins of other sites that pages may load from, by kind'),
});

const work = z
  .strictObject({
    unchanged: z.boolean().describe('true if nothing has changed since the last run, so that its result is printed again'),
    parsed: z.array(file).describe('files of content that were parsed'),
    rendered: z.array(z.string()).describe('pages that were rendered, by their files in the output'),
    reused: count.describe('number of pages that come from an earlier run'),
    written: z.array(z.string()).describe('files that were written into the output; all other files are unchanged'),
  })
  .describe(
    'with --debug: what the run did; missing with --external, and if the run ended early, for example because templates do not compile',
  );

const external = z
  .strictObject({
    asked: count,
    fine: count,
    moved: count.describe('each is a diagnostic, external-moved'),
    failed: count.describe('each is a diagnostic, external-failed or external-dead'),
    unknown: z
      .array(z.strictObject({ url: z.string(), reason: z.enum(['robots', 'closed', 'busy']) }))
      .describe('addresses that refuse programs: by robots.txt, by a status, or because the site is busy'),
  })
  .describe(
    'with --external: the number of addresses of other sites for each result; missing if errors or the network prevented the requests',
  );

const fixed = z
  .strictObject({
    written: z.boolean().describe('false with --dry-run, and if there was nothing to fix'),
    count: count.describe('number of fixes; diagnostics that were fixed are not listed'),
    files: z.array(
      z.strictObject({ file, lines: z.array(z.string()).describe('lines of a diff, each of which begins with @@, -, + or a space') }),
    ),
  })
  .describe('with --fix or --dry-run: the fixes');

export const checkAnswer = z.strictObject({
  errors: count,
  warnings: count,
  summary,
  external: external.optional(),
  fixed: fixed.optional(),
  work: work.optional(),
  written: z.string().optional().describe('the folder that was written; missing if none was'),
});

export type CheckAnswer = Answer<typeof checkAnswer>;
