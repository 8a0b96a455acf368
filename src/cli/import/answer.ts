// The answer of `import --json`.
import * as z from 'zod';
import { type Answer, count, file, route } from '../../tools/answer-parts.ts';
import { changeNames } from '../../tools/import/changes.ts';

export const importAnswer = z.strictObject({
  collection: z.string(),
  files: z.array(file).describe('the written files; with --dry-run, those that would be written'),
  redirects: z.array(z.strictObject({ from: route, to: route })),
  redirectsLeft: z
    .array(z.strictObject({ file: z.string(), line: count, words: z.string(), reason: z.enum(['code', 'rule', 'page']) }))
    .describe('redirects of the other site left out: code, rules for many URLs, and those to pages outside of the imported folder'),
  changes: z
    .array(z.strictObject({ change: z.enum(changeNames), count, texts: count }))
    .describe('the changes of each kind, and the number of texts with at least one'),
  foreign: z
    .array(z.strictObject({ file: z.string(), language: z.string() }))
    .describe('texts left out, because the site does not have their language'),
  components: z
    .array(z.strictObject({ name: z.string(), count, module: z.string().optional() }))
    .describe(
      'the components that texts use and the site does not have, the most frequent first; with a module, the other site has it there, even if the site has one of the same name',
    ),
  permalinks: z
    .array(z.strictObject({ file: z.string(), pattern: z.string(), part: z.string() }))
    .describe('texts whose old URLs are unknown, because the pattern of their URLs has a part without a value'),
  variants: z
    .array(z.strictObject({ file: z.string(), line: count, address: z.string() }))
    .describe('pictures for dark or narrow screens that are left out, with their lines in the other folder'),
  diagrams: z
    .array(z.strictObject({ file: z.string(), line: count }))
    .describe('diagrams written as code, which pages show as code, with their lines in the other folder'),
  liquidInCode: z
    .array(z.strictObject({ file: z.string(), line: count }))
    .describe('lines with Liquid in code that the other generator filled in and pages show as typed, in the other folder'),
  dataCode: z.array(z.string()).describe('files of front matter in JavaScript, whose values are not imported'),
  unpublished: z
    .array(z.string())
    .describe('texts left out, because the other site creates no page from them; relative to the imported folder'),
  listings: z
    .array(z.strictObject({ urls: z.string(), count }))
    .describe('pages of the other site that are not imported, because its generator makes them to list texts, and what their URLs share'),
  templates: z
    .array(z.string())
    .describe('files with front matter left out, because they are no Markdown; relative to the imported folder'),
  unused: z.array(z.string()).describe('files left out, because no text names them; relative to the imported folder'),
});

export type ImportAnswer = Answer<typeof importAnswer>;
