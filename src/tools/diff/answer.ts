// The answer of `diff --json`. Other files import only types from here, so that they do not load zod.
import * as z from 'zod';
import { type Answer, count, file, language, position, route, weight } from '../answer-parts.ts';

const facts = z.record(language, z.string()).describe('the value by language; languages without a value are missing');

const sources = z.array(z.strictObject({ file, line: position, column: position })).describe('the places in content that it comes from');

const pageChange = z
  .strictObject({
    kind: z.enum(['text', 'heading', 'link', 'button', 'picture', 'graphic', 'form', 'field', 'island', 'section', 'head', 'markup']),
    state: z.enum(['added', 'removed', 'changed', 'moved']),
    section: z.string().describe('the heading of the section; empty for the head of the page'),
    subject: z
      .string()
      .describe('what has changed, such as an element, the label of a link, the name of a field, or the name of a value in the head'),
    before: z.string().optional(),
    after: z.string().optional(),
    sources,
  })
  .meta({ id: 'pageChange' });

const versions = z.strictObject({ before: weight.optional(), after: weight.optional() });

const version = z.strictObject({
  name: z.string(),
  pages: count,
  broken: z.array(file).describe('files with errors, which were replaced by those of the other version'),
});

export const diffAnswer = z.strictObject({
  before: version,
  after: version,
  at: z.string().describe('the date and time for which the version `after` is built, as an ISO instant'),
  facts: z.array(
    z.strictObject({
      kind: z.enum(['price', 'phone', 'email', 'date', 'percentage', 'url', 'count', 'claim']),
      name: z.string().describe('the name in braces in texts, or the key of the text that states the fact'),
      from: z.string().optional().describe('the previous name of a fact that was moved and is unchanged'),
      before: facts,
      after: facts,
      unchangedIn: z.array(language).describe('languages whose text is unchanged'),
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
      ofLanguage: z.boolean().optional().describe('true if the page exists in another language'),
    }),
  ),
  shared: z
    .array(z.strictObject({ change: pageChange, routes: z.array(route) }))
    .describe('changes that five or more pages have in common'),
  pages: z.array(
    z.strictObject({
      route,
      language,
      state: z.enum(['added', 'removed', 'changed', 'moved']),
      from: route.optional().describe('the previous URL of a moved page'),
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
      removed: z
        .array(z.string())
        .describe('the removed lines; empty for scripts, styles, pictures and other files that people do not read'),
      added: z.array(z.string()),
    }),
  ),
  translations: z.array(
    z.strictObject({
      state: z.enum(['outdated', 'approved', 'missing', 'facts', 'same']),
      key: z.string().describe('the name for `translations approve`'),
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
