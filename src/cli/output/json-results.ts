// What each command answers with --json: the one source of its types, of the JSON Schema that `archipel schema --answers`
// prints, and of what tests hold real answers to. Commands take the types alone, so that they load no zod.
import * as z from 'zod';

const position = z.number().int().min(1).describe('counted from 1');

const start = z.strictObject({ line: position, column: position }).meta({ id: 'start', description: 'where something begins in a file' });

const range = z.strictObject({ line: position, column: position, endLine: position, endColumn: position }).meta({ id: 'range' });

const file = z.string().meta({ id: 'file', description: 'named from the folder in which the command runs' });

const route = z.string().meta({ id: 'route', description: 'a URL of the site without its host: /en/contact' });

const language = z.string().meta({ id: 'language', description: 'a language of the site, by its tag (BCP 47)' });

const count = z.number().int().min(0);

const fix = z
  .strictObject({
    edits: z.array(z.strictObject({ replace: range, with: z.string() })).describe('each puts `with` in the place of `replace`'),
    result: z.string().describe('the lines that the edits change, as they are afterwards'),
    open: z.boolean().describe('true where … is a placeholder for words that only the author knows'),
  })
  .describe('the hint as edits, where a program can do what it says');

const diagnostic = z
  .strictObject({
    code: z.string().describe('permanent'),
    severity: z.enum(['error', 'warning']),
    file,
    message: z.string().describe('what is wrong, for people'),
    hint: z.string().describe('what to do, for people'),
    place: z.string().optional().describe('where it is, for people: section 2 (faq), question 4, answer'),
    args: z.record(z.string(), z.unknown()).describe('the values in the message'),
    range: range.optional(),
    fix: fix.optional(),
  })
  .meta({ id: 'diagnostic' });

const summary = z.strictObject({
  routes: z.record(language, count).describe('pages for visitors, by language'),
  notFoundPages: count,
  islands: count.describe('over all pages'),
  bytes: z.strictObject({ html: count, css: count, js: count, other: count }).describe('before compression'),
  files: count,
  pictures: count.describe('link previews'),
  largestPage: z.strictObject({ route, bytes: count }).optional(),
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

const check = z.strictObject({
  errors: count,
  warnings: count,
  summary,
  work: work.optional(),
  written: z.string().optional().describe('the folder that was written; missing where none was'),
});

const build = check.extend({
  verified: z
    .strictObject({ files: count.describe('that were compared'), different: z.array(z.string()) })
    .optional()
    .describe('with --verify: what a build without a cache makes otherwise'),
});

const routes = z.strictObject({
  routes: z.array(
    z.strictObject({
      route,
      language,
      kind: z.string().describe('home, notFound, page, or an entry of a collection: note'),
      file,
      alternates: z.array(route).describe('the same page in other languages'),
    }),
  ),
});

const urls = z.strictObject({
  urls: z.array(
    z.strictObject({
      route,
      state: z.enum(['recorded', 'new', 'redirected', 'removed']),
      recorded: z.boolean().describe('true where content/locks/urls.yaml has it'),
      file: file.optional(),
      to: z.string().optional().describe('where the redirect leads; of a removed URL, where one might lead'),
    }),
  ),
});

const acceptedUrls = z.strictObject({ file, added: z.array(route), total: count });

const schedule = z.strictObject({
  at: z.string().describe('the moment that is taken for now, as an ISO instant'),
  nextChangeAt: z.string().optional().describe('the first instant from which a build makes other pages; missing where none will'),
  entries: z.array(
    z.strictObject({
      at: z.string().describe('an ISO instant with the offset of the site'),
      what: z.enum(['campaign-starts', 'campaign-ends', 'valid-from', 'valid-until', 'review-by', 'year']),
      name: z.string(),
      state: z.enum(['ahead', 'passed', 'overdue']).describe('overdue: passed, and content or pages still hold it'),
      rebuild: z.boolean().describe('true where pages change at that instant'),
      file: file.optional(),
      range: start.optional(),
      routes: z.array(route).describe('the pages that it concerns'),
    }),
  ),
});

const spot = z
  .strictObject({
    file,
    range: start,
    path: z.string().describe('the keys that lead there: sections.3.actions.0.link; empty in longer texts'),
    place: z.string().describe('the same in words; empty where there are no keys'),
  })
  .meta({ id: 'place' });

const origins = {
  named: z.array(spot).describe('places in content that refer to it'),
  templates: z.array(z.string()).describe('templates that use it by themselves'),
};

const weight = z.strictObject({ raw: count, brotli: count }).describe('bytes');

const explainedPage = z.strictObject({
  kind: z.literal('page'),
  route,
  address: z.string().describe('the whole URL'),
  language,
  alternates: z.array(route).describe('the same page in other languages'),
  type: z.string().describe('what `routes` calls the kind of the route'),
  output: z.string().describe('the file in the output'),
  files: z.array(z.strictObject({ file, bytes: count, shown: z.enum(['whole', 'part']) })),
  sections: z.array(z.strictObject({ type: z.string(), at: spot })),
  texts: count.describe('how many texts of content it reads'),
  values: z.array(z.strictObject({ name: z.string(), value: z.string(), defined: spot, ...origins })),
  uiMessages: z.array(z.strictObject({ name: z.string(), templates: z.array(z.string()) })),
  icons: z.array(z.string()),
  islands: z.array(z.strictObject({ name: z.string(), when: z.string(), brotli: count })),
  pictures: z.array(
    z.strictObject({
      asset: z.string(),
      files: count,
      least: count.describe('bytes of the smallest of its files'),
      most: count.describe('bytes of the largest of its files'),
      ...origins,
    }),
  ),
  linksTo: z.array(route),
  linkedFrom: z.array(route),
  bytes: z.strictObject({
    html: weight,
    css: weight,
    scripts: z
      .strictObject({
        initial: count.describe('before its visitor does anything'),
        total: count.describe('all that may ever load'),
      })
      .describe('bytes after brotli'),
    fonts: count,
  }),
  preview: z.string().optional().describe('the link-preview image'),
});

const explainedSubject = z.strictObject({
  kind: z.string().describe('fact, price, message, asset, icon, island or file'),
  name: z.string(),
  defined: z.array(spot),
  values: z.array(z.strictObject({ name: z.string(), in: z.record(language, z.string()) })).describe('in one language, or in all'),
  makes: z.array(route).describe('the pages that are made from a file'),
  everywhere: z.boolean().describe('true where every page uses it'),
  usedBy: z.array(z.strictObject({ route, when: z.array(z.string()).optional().describe('when an island hydrates'), ...origins })),
  linkedFrom: z.array(z.strictObject({ route, ...origins })).describe('pages that link to it and show nothing of it'),
});

const explainedTexts = z.strictObject({
  kind: z.literal('texts'),
  query: z.string(),
  found: z.array(
    z.strictObject({
      text: z.string().describe('with facts filled in'),
      language,
      at: spot,
      shownOn: z.array(route),
    }),
  ),
});

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

const diff = z.strictObject({
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

const surveyKind = z.enum(['missing', 'facts', 'outdated', 'same', 'unused', 'unapproved']);

const translations = z.strictObject({
  counts: z
    .strictObject({ missing: count, facts: count, outdated: count, same: count, unused: count, unapproved: count })
    .describe('of all kinds, whatever --only has chosen'),
  remarks: z.array(
    z.strictObject({
      kind: surveyKind,
      language: language.describe('the language that it is said of'),
      page: z.string().describe('the page, the settings or the messages it belongs to, as a file from the content folder'),
      routes: z.array(route).describe('the URLs of that page'),
      file,
      range: start,
      field: z.string(),
      key: z.string().describe('how `translations approve` names it'),
      source: z.string().optional().describe('the text in the source language'),
      target: z.string().optional().describe('the text in the other language'),
      onlySource: z.array(z.string()).optional().describe('facts that the source text alone states'),
      onlyTarget: z.array(z.string()).optional().describe('facts that the other text alone states'),
    }),
  ),
});

const approved = z.strictObject({
  approved: z.array(z.strictObject({ key: z.string(), language })),
  left: z.array(z.strictObject({ key: z.string(), language })).describe('left out, because facts differ'),
});

const change = z.strictObject({
  kind: z.string(),
  name: z.string(),
  written: z.boolean().describe('false with --dry-run'),
  changes: z.array(
    z.strictObject({
      from: file.optional().describe('missing of a new file'),
      to: file.optional().describe('missing of a file that goes'),
      lines: z.array(z.string()),
    }),
  ),
  moves: z.array(z.strictObject({ from: route, to: z.string() })).describe('URLs, and where they are afterwards'),
});

const undecided = z.strictObject({
  undecided: z
    .strictObject({
      routes: z.array(route).describe('URLs whose visitors need --redirect-to'),
      suggestion: z.string().optional(),
      references: z.array(
        z.strictObject({
          file,
          range: start,
          place: z.string(),
          drops: z.string().optional().describe('what --drop would take away; missing where it cannot'),
        }),
      ),
    })
    .describe('what flags have to decide; nothing was changed'),
});

const created = z.strictObject({
  kind: z.string(),
  files: z.array(file),
  routes: z.array(route),
  placeholders: z.array(z.strictObject({ file, range: range.optional() })).describe('texts that are still to be written'),
});

const site = z.strictObject({ folder: z.string(), name: z.string(), installed: z.boolean() });

const mailState = z.strictObject({
  name: z.string().nullable().describe('what the form calls the mail; null where its texts have been removed'),
  status: z.string(),
  attempts: count,
  next: z.string().nullable().describe('the ISO instant of the next attempt'),
  why: z.string().describe('why the last attempt has failed'),
});

const submission = z.strictObject({
  state: z.enum(['dead', 'held', 'waiting', 'delivered']),
  held: z.array(z.string()).nullable().describe('why it waits for a person before anything is sent'),
  number: z.number(),
  id: z.string(),
  came: z.string().describe('when it came, in UTC'),
  ageSeconds: count.describe('seconds since then'),
  damaged: z.boolean().describe('true where its file cannot be read, so that nothing of it can be sent'),
  form: z.string().nullable(),
  mails: z.array(mailState),
});

const mail = z.strictObject({
  name: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  automatic: z.boolean().describe('true for what a machine writes by itself'),
});

const numbers = z.strictObject({
  numbers: z.array(z.number()),
  done: z.boolean().describe('false where the relay that runs was asked, which does it within seconds'),
});

/** What each command answers, by its name. */
export const results = {
  init: site,
  build,
  check,
  new: created,
  rename: change,
  remove: z.union([change, undecided]),
  routes,
  explain: z.union([explainedPage, explainedTexts, explainedSubject]),
  diff,
  urls,
  'urls accept': acceptedUrls,
  schedule,
  translations: z.union([translations, change]),
  'translations approve': approved,
  'relay queue list': z.strictObject({ submissions: z.array(submission) }),
  'relay queue show': z.strictObject({
    submissions: z.array(submission.extend({ texts: z.array(mail).nullable().describe('null once they have been removed') })),
  }),
  'relay queue retry': numbers,
  'relay queue delete': numbers,
  schema: z.strictObject({ files: z.array(file) }),
  clean: z.strictObject({ folder: z.string(), bytes: count }),
};

const answerOf = <Name extends string | null, Result extends z.ZodType>(command: Name, result: Result) =>
  z.strictObject({
    archipel: z.literal(1).describe('the version of the format'),
    command: z.literal(command),
    ok: z.boolean().describe('true where the command ends with 0'),
    diagnostics: z.array(diagnostic),
    messages: z.array(z.string()).describe('what is said to people, in the language of the tools'),
    result,
  });

/** What is printed with --json: one of the answers, by the name of its command. */
export const answerSchema = z.union([
  ...Object.entries(results).map(([command, result]) => answerOf(command, result.nullable().describe('null where there is none'))),
  answerOf(null, z.null()).describe('where the words name no command'),
]);

/** The same as a JSON Schema. It takes keys that it does not know: further ones may come. */
export const answerJsonSchema = (): object =>
  z.toJSONSchema(answerSchema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });

export type JsonCommand = keyof typeof results;

type Read<T> = T extends readonly (infer Item)[]
  ? readonly Read<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Read<T[Key]> }
    : T;

/** What a command answers. */
export type ResultOf<Command extends JsonCommand> = Read<z.infer<(typeof results)[Command]>>;
