// The answer of `diff --json`.
import * as z from 'zod';
import { type Answer, count, file, language, position, route, weight } from '../output/answer-parts.ts';

const facts = z.record(language, z.string()).describe('by language; without those that have none');

const sources = z.array(z.strictObject({ file, line: position, column: position })).describe('the places in content that it comes from');

const pageChange = z
  .strictObject({
    kind: z.enum(['text', 'heading', 'link', 'button', 'picture', 'graphic', 'form', 'field', 'island', 'section', 'head', 'markup']),
    state: z.enum(['added', 'removed', 'changed', 'moved']),
    section: z.string().describe('the heading of the section; empty for the head of the page'),
    subject: z.string().describe('an element, the label of a link, the name of a field or of a row of the head'),
    before: z.string().optional(),
    after: z.string().optional(),
    sources,
  })
  .meta({ id: 'pageChange' });

const versions = z.strictObject({ before: weight.optional(), after: weight.optional() });

const version = z.strictObject({
  name: z.string(),
  pages: count,
  broken: z.array(file).describe('files with errors, in whose place those of the other version were taken'),
});

export const diffAnswer = z.strictObject({
  before: version,
  after: version,
  at: z.string().describe('the moment that the version after is built for, as an ISO instant'),
  facts: z.array(
    z.strictObject({
      kind: z.enum(['price', 'phone', 'email', 'date', 'percentage', 'url', 'count', 'claim']),
      name: z.string().describe('as texts name it in braces, or the key of the text that states it'),
      from: z.string().optional().describe('the name that it had, where it has moved and is the same'),
      before: facts,
      after: facts,
      unchangedIn: z.array(language).describe('languages whose text is as it was'),
      sources,
      routes: z.array(route),
    }),
  ),
  addresses: z.array(
    z.strictObject({
      route,
      state: z.enum(['added', 'gone', 'redirected', 'broken']).describe('broken: recorded as published, and gone without a redirect'),
      language: language.optional(),
      to: z.string().optional().describe('where the redirect leads'),
      ofLanguage: z.boolean().optional().describe('true where the page is there in another language'),
    }),
  ),
  shared: z.array(z.strictObject({ change: pageChange, routes: z.array(route) })).describe('changes that five pages or more have'),
  pages: z.array(
    z.strictObject({
      route,
      language,
      state: z.enum(['added', 'removed', 'changed', 'moved']),
      from: route.optional().describe('where a page was that has moved'),
      changes: z.array(pageChange).describe('without those of `shared`'),
      weight: versions,
    }),
  ),
  files: z.array(
    z.strictObject({
      path: z.string().describe('in the output, without the hash in its name'),
      kind: z.enum(['headers', 'redirects', 'style', 'script', 'font', 'picture', 'other']),
      state: z.enum(['added', 'removed', 'changed']),
      weight: versions,
      removed: z.array(z.string()).describe('lines, of files that people read'),
      added: z.array(z.string()),
    }),
  ),
  translations: z.array(
    z.strictObject({
      state: z.enum(['outdated', 'approved', 'missing', 'facts', 'same']),
      key: z.string().describe('how `translations approve` names it'),
      language,
    }),
  ),
  diagnostics: z.array(
    z.strictObject({
      state: z.enum(['appeared', 'gone']),
      code: z.string(),
      severity: z.enum(['error', 'warning']),
      file,
      line: position.optional(),
      message: z.string(),
    }),
  ),
  schedule: z.array(z.strictObject({ state: z.enum(['added', 'removed']), at: z.string(), what: z.string(), name: z.string() })),
});

export type DiffAnswer = Answer<typeof diffAnswer>;
