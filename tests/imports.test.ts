// Who may import whom, and who may touch the outside world: ARCHITECTURE.md, “What holds”, 1 and 2.
import { builtinModules } from 'node:module';
import { describe, expect, test } from 'vitest';
import { type Import, type Source, sourcesIn, testSources } from './support/sources.ts';

const sources: readonly Source[] = [...sourcesIn('src'), ...sourcesIn('templates'), ...sourcesIn('islands')];

const isOurs = (target: string): boolean => /^(?:src|templates|islands|content|tests|archipel\.config\.ts|package\.json)\b/.test(target);
const isNode = (target: string): boolean => target.startsWith('node:') || builtinModules.includes(target);

/** `src/model`, `src/routes/plan-routes.ts`, `templates`: the part of the project that a file belongs to. */
const partOf = (file: string): string => /^src\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;

interface Rule {
  /** Parts whose code it may use; its own is always among them. */
  readonly uses: readonly string[];
  /** Parts of which it may know the types. */
  readonly knows?: readonly string[];
}

const stages = [
  'src/site',
  'src/data',
  'src/content',
  'src/translations',
  'src/routes',
  'src/render',
  'src/emit',
  'src/audit',
  'src/images.ts',
];

/** From the core to the adapters. A part that is not listed here imports nothing of ours. */
const rules: Readonly<Record<string, Rule>> = {
  'src/dependencies': { uses: [] },
  'src/elements': { uses: [] },
  'src/model': { uses: ['src/dependencies'] },
  'src/terminal': { uses: [] },
  'src/diagnostics': { uses: ['src/model', 'src/messages', 'src/terminal'] },
  'src/data': { uses: ['src/model'], knows: ['src/diagnostics'] },
  'src/progress.ts': { uses: [] },
  'src/messages': { uses: ['src/model'] },
  'src/site': { uses: ['src/data', 'src/elements', 'src/model'], knows: ['src/forms'] },
  'src/index.ts': { uses: ['src/site', 'src/messages', 'src/model', 'src/forms'] },
  'src/translations': { uses: ['src/data', 'src/model'], knows: ['src/diagnostics'] },
  'src/content': {
    uses: ['src/data', 'src/model', 'src/diagnostics', 'src/store', 'src/translations'],
    knows: ['src/dependencies'],
  },
  'src/routes': { uses: ['src/model', 'src/store'] },
  'src/images.ts': { uses: ['src/model', 'src/diagnostics'], knows: ['src/content', 'src/emit'] },
  'src/editor-schemas': { uses: ['src/data', 'src/model', 'src/content'] },
  'src/forms': { uses: [], knows: ['src/model'] },
  'src/init': { uses: ['src/model', 'src/emit'] },
  'src/scaffold': { uses: ['src/data', 'src/messages', 'src/model', 'src/diagnostics', 'src/content'] },
  'src/refactor': {
    uses: ['src/data', 'src/messages', 'src/model', 'src/diagnostics', 'src/content', 'src/translations', 'src/scaffold'],
  },
  'src/render': {
    uses: ['src/model', 'src/diagnostics', 'src/store', 'src/routes', 'src/dependencies', 'src/elements'],
    knows: ['src/site'],
  },
  'src/emit': { uses: ['src/model', 'src/routes', 'src/render'], knows: ['src/content', 'src/images.ts'] },
  'src/audit': { uses: ['src/model', 'src/diagnostics', 'src/routes', 'src/emit'], knows: ['src/render', 'src/site'] },
  'src/schedule': {
    uses: ['src/data', 'src/model', 'src/content', 'src/dependencies', 'src/routes'],
    knows: ['src/build.ts', 'src/diagnostics'],
  },
  'src/store': { uses: ['src/dependencies'] },
  'src/page-cache': {
    uses: ['src/data', 'src/dependencies', 'src/store', 'src/model', 'src/emit'],
    knows: ['src/audit', 'src/render', 'src/routes'],
  },
  'src/summary.ts': { uses: ['src/model', 'src/routes', 'src/emit'] },
  'src/node': {
    uses: ['src/site', 'src/messages', 'src/model', 'src/diagnostics', 'src/emit', 'src/forms', 'src/store'],
    knows: [...stages, 'src/client', 'src/dependencies', 'src/page-cache', 'src/refactor'],
  },
  'src/client': { uses: ['src/messages'], knows: ['src/model'] },
  'src/build.ts': {
    uses: [
      ...stages,
      'src/dependencies',
      'src/page-cache',
      'src/store',
      'src/progress.ts',
      'src/model',
      'src/diagnostics',
      'src/summary.ts',
    ],
  },
  'src/explain': {
    uses: [...stages, 'src/terminal', 'src/dependencies', 'src/model', 'src/diagnostics', 'src/store', 'src/audit', 'src/summary.ts'],
    knows: ['src/build.ts', 'src/emit', 'src/images.ts', 'src/messages', 'src/store'],
  },
  'src/diff': {
    uses: [
      'src/content',
      'src/data',
      'src/diagnostics',
      'src/emit',
      'src/explain',
      'src/model',
      'src/schedule',
      'src/terminal',
      'src/translations',
    ],
    knows: ['src/messages', 'src/routes'],
  },
  'src/incremental': {
    uses: [
      'src/emit',
      'src/build.ts',
      'src/dependencies',
      'src/page-cache',
      'src/store',
      'src/diagnostics',
      'src/store',
      'src/content',
      'src/audit',
      'src/model',
      'src/render',
    ],
    knows: ['src/emit', 'src/routes', 'src/site'],
  },
  'src/gallery': {
    uses: [
      'src/build.ts',
      'src/dependencies',
      'src/emit',
      'src/images.ts',
      'src/model',
      'src/diagnostics',
      'src/routes',
      'src/render',
      'src/node',
    ],
    knows: ['src/content', 'src/emit', 'src/messages', 'src/site'],
  },
  'src/dev': {
    // A click on a text looks it up as `explain` does.
    uses: [...stages, 'src/explain', 'src/incremental', 'src/model', 'src/diagnostics', 'src/node'],
    knows: ['src/client', 'src/messages'],
  },
  'src/commands': {
    uses: [
      ...stages,
      'src/build.ts',
      'src/dependencies',
      'src/diff',
      'src/explain',
      'src/gallery',
      'src/dev',
      'src/incremental',
      'src/store',
      'src/progress.ts',
      'src/model',
      'src/diagnostics',
      'src/node',
      'src/forms',
      'src/editor-schemas',
      'src/page-cache',
      'src/schedule',
      'src/scaffold',
      'src/refactor',
      'src/init',
      'src/messages',
      'src/summary.ts',
      'src/terminal',
    ],
    knows: ['src/client', 'src/store'],
  },
  'src/cli': {
    uses: [
      'src/commands',
      'src/diff',
      'src/messages',
      'src/content',
      'src/node',
      'src/scaffold',
      'src/init',
      'src/terminal',
      'package.json',
    ],
  },
  islands: { uses: [] },
  // Its gallery shows the same site with another body.
  templates: { uses: ['islands', 'archipel.config.ts'] },
};

function isAllowed(file: string, { target, typeOnly }: Import): boolean {
  const part = partOf(file);
  const { uses, knows = [] } = rules[part] ?? { uses: [] };
  return [part, ...uses, ...(typeOnly ? knows : [])].includes(partOf(target));
}

test('An island takes from the engine what browsers have, and at build time its definition and its messages', () => {
  const users = sources.filter(
    ({ file, imports }) => file.startsWith('islands/') && imports.some(({ target, typeOnly }) => target === 'archipel' && !typeOnly),
  );
  expect(users.filter(({ file }) => !/\/(?:index|messages)\.ts$/.test(file)).map(({ file }) => file)).toEqual([]);
});

/** In `templates`, what everything may use comes first; sections and collections show each other. */
test.each([
  ['components', ['layout', 'sections', 'collections']],
  ['layout', ['sections', 'collections']],
])('In templates, %s use nothing of %j', (folder, others) => {
  const own = sources.filter(({ file }) => file.startsWith(`templates/${folder}/`));
  const wrong = own.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => others.some((other) => target.startsWith(`templates/${other}/`)))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect([own.length > 0, wrong]).toEqual([true, []]);
});

test('Every part of the project has a rule', () => {
  const parts = new Set(sources.map(({ file }) => partOf(file)));
  expect([...parts].sort()).toEqual(Object.keys(rules).sort());
});

test('Parts use only what lies further in', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports.filter((entry) => isOurs(entry.target) && !isAllowed(file, entry)).map(({ target }) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

/** `src`, `src/node` and `src/node/output` for `src/node/output/output.ts`. */
const foldersOf = (file: string): string[] =>
  file.split('/').flatMap((_, depth, parts) => (depth === 0 ? [] : parts.slice(0, depth).join('/')));

/** What a file is, or is in, right inside `folder`: `fs` or `project.ts` inside `src/node`. */
const within = (folder: string, file: string): string | undefined =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/', 1)[0] : undefined;

/** What the files and folders inside `folder` import of each other. */
function importsWithin(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { file, imports } of sources)
    for (const { target } of imports) {
      const [from, to] = [within(folder, file), within(folder, target)];
      if (from !== undefined && to !== undefined && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  return uses;
}

/** The names in `uses` that import themselves by way of others. */
function circling(uses: ReadonlyMap<string, Iterable<string>>): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some((next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))));
  return [...uses.keys()].filter((name) => reaches(name, name));
}

// Types count, too: a circle of types is two files that cannot be read one after the other.
test('No file imports itself by way of others', () => {
  expect(circling(new Map(sources.map(({ file, imports }) => [file, imports.map(({ target }) => target)])))).toEqual([]);
});

test('No folder imports itself by way of others: at every level, what is beside each other has an order', () => {
  // The starter is a site, whose sections and collections show each other, as those of templates do.
  const ordered = sources.filter(({ file }) => /^(?:src|islands)\//.test(file) && !file.startsWith('src/init/starter/'));
  const folders = [...new Set(ordered.flatMap(({ file }) => foldersOf(file)))];
  expect(folders.flatMap((folder) => circling(importsWithin(folder)).map((name) => `${folder}/${name}`))).toEqual([]);
});

/** Tests that know the customer's site though they are not of it, and why. */
const knowing: readonly (readonly [file: RegExp, why: string])[] = [
  [/^tests\/slips\//, 'slips are made in the real content, which is large and varied'],
  [/^tests\/documents\.test\.ts$/, 'the documents of the repository show its commands on this site'],
  [
    /^tests\/(?:support\/mail\/relay|forms\/fuzz\.slow\.test|preview\/mail-catcher\.test)\.ts$/,
    'the forms server, with the forms of this site',
  ],
];

test('Tests of the engine know its fixture sites, and not the site of the customer', () => {
  const isOfSite = (file: string): boolean => /^tests\/(?:site|browser|support\/real-site)\//.test(file);
  const known = (target: string): boolean => /^(?:templates|islands|archipel\.config\.ts|tests\/support\/real-site)\b/.test(target);
  const users = testSources()
    .filter(({ file, imports }) => !isOfSite(file) && imports.some(({ target }) => known(target)))
    .map(({ file }) => file);
  expect(users.filter((user) => !knowing.some(([file]) => file.test(user)))).toEqual([]);
  // An exception that is no longer one goes.
  expect(knowing.filter(([file]) => !users.some((user) => file.test(user))).map(([, why]) => why)).toEqual([]);
});

describe('Adapters', () => {
  /** Packages that touch more than values, and the only parts that may use them. */
  test.each([
    ['esbuild', ['src/node']],
    ['chokidar', ['src/node']],
    ['launch-editor', ['src/node']],
    ['open', ['src/node']],
    ['koffi', ['src/node']],
    ['satori', ['src/node']],
    ['sharp', ['src/node']],
    ['nodemailer', ['src/node']],
    ['commander', ['src/cli']],
    ['entities', ['src/audit']],
    ['htmlparser2', ['src/diff', 'src/node']],
    ['i18next', ['src/render']],
    ['js-yaml', ['src/content', 'src/node']],
    ['yaml', ['src/content', 'src/scaffold', 'src/refactor', 'src/init']],
    ['@clack/prompts', ['src/commands']],
    ['lucide', ['templates']],
    ['react-dom/client', ['src/client']],
    ['@emailjs/browser', ['islands']],
  ])('%s is used by %j only', (name, parts) => {
    const users = sources.filter(({ imports }) => imports.some(({ target, typeOnly }) => target === name && !typeOnly));
    expect(users.map(({ file }) => file).filter((file) => !parts.includes(partOf(file)))).toEqual([]);
  });
});

describe('What islands do without React', () => {
  const under = (folder: string) => sources.filter(({ file }) => file.startsWith(folder));
  /** What an island computes: the rules of a form, a lockout, a memory. Hooks and the script of the layout touch the page. */
  const logic = sources.filter(({ file }) =>
    /^islands\/(?:[A-Z]\w*\/(?!use|index\.)[a-z-]+|shared\/validation|layout\/[a-z-]+-(?:memory|language))\.ts$/.test(file),
  );

  test('imports neither React nor a component', () => {
    const parts = [...logic, ...under('islands/api/')];
    const components = parts.flatMap(({ file, imports }) =>
      imports.filter(({ target }) => /^react\b|\.tsx$/.test(target)).map(({ target }) => `${file} → ${target}`),
    );
    expect([parts.length > 10, components]).toEqual([true, []]);
  });

  test('knows, as a rule, neither clock nor page: values in, values out', () => {
    const outside = /\b(?:Date|performance|document|window|globalThis|location|navigator|localStorage|fetch|console|setTimeout)\b\s*[.(]/;
    expect(logic.filter(({ code }) => outside.test(code)).map(({ file }) => file)).toEqual([]);
  });
});

describe('Outside node, dev, gallery, commands and cli', () => {
  const pure = sources.filter(({ file }) => !['src/node', 'src/dev', 'src/gallery', 'src/commands', 'src/cli'].includes(partOf(file)));
  // What runs in a browser has a clock and a console of its own.
  const prerendered = pure.filter(({ file }) => !['src/client', 'islands'].includes(partOf(file)));

  test('nothing imports a module of Node', () => {
    expect(pure.filter(({ imports }) => imports.some(({ target }) => isNode(target))).map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ['process', /\bprocess(?:\.\w|\[)/],
    ['Math.random', /\bMath\.random\b|\bcrypto\.(?:randomUUID|getRandomValues)\b/],
  ])('nothing uses %s', (_, pattern) => {
    expect(pure.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ['console', /\bconsole\s*\./],
    ['the clock', /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|\bperformance\.now\b/],
    ['globalThis', /\bglobalThis\b/],
  ])('nothing that is rendered at build time uses %s', (_, pattern) => {
    expect(prerendered.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([]);
  });
});
