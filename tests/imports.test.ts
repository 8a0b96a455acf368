// Which parts may import each other, and which may use Node, the clock and other globals: rules 1 and 2 of ARCHITECTURE.md.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { describe, expect, test } from 'vitest';
import { escapePattern } from '../src/model/escape-pattern.ts';
import { type Import, type Source, sourcesIn, testSources } from './support/sources.ts';

const sources: readonly Source[] = [...sourcesIn('src'), ...sourcesIn('templates'), ...sourcesIn('islands')];

const isOurs = (target: string): boolean => /^(?:src|templates|islands|content|tests|archipel\.config\.ts|package\.json)\b/.test(target);
const isNode = (target: string): boolean => target.startsWith('node:') || builtinModules.includes(target);

/** Returns the part of the project that a file belongs to: `src/model`, `templates`. */
const partOf = (file: string): string => /^src\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;

interface Rule {
  /** Other parts whose code the part may import. */
  readonly uses: readonly string[];
  /** Other parts from which the part may import only types. */
  readonly knows?: readonly string[];
}

/** The imports that are allowed in each part, from the core to the adapters. */
const rules: Readonly<Record<string, Rule>> = {
  'src/store': { uses: [] },
  // Pages load this code, and the forms server uses it as well, so it imports no other part of the engine.
  'src/forms': { uses: [] },
  'src/model': { uses: ['src/store'] },
  'src/diagnostics': { uses: ['src/model'] },
  'src/site': { uses: ['src/store', 'src/forms', 'src/model', 'src/diagnostics'] },
  'src/translations': { uses: ['src/model'], knows: ['src/diagnostics'] },
  'src/content': { uses: ['src/store', 'src/model', 'src/diagnostics', 'src/translations'] },
  'src/pages': { uses: ['src/store', 'src/model', 'src/diagnostics', 'src/site'], knows: ['src/content'] },
  'src/output': { uses: ['src/model', 'src/pages'], knows: ['src/content'] },
  'src/node': { uses: ['src/model', 'src/diagnostics', 'src/site', 'src/output'], knows: ['src/store', 'src/content', 'src/pages'] },
  'src/build': {
    uses: ['src/store', 'src/model', 'src/diagnostics', 'src/content', 'src/pages', 'src/output'],
    knows: ['src/site'],
  },
  'src/tools': {
    uses: [
      'src/store',
      'src/model',
      'src/diagnostics',
      'src/translations',
      'src/content',
      'src/pages',
      'src/output',
      'src/build',
      'src/node',
    ],
    knows: ['src/site'],
  },
  // Renders pages in the tests of a site, by a build without output.
  'src/testing': {
    uses: ['src/model', 'src/diagnostics', 'src/build', 'src/node'],
    knows: ['src/site', 'src/content', 'src/pages'],
  },
  'src/client': { uses: [] },
  'src/watch': {
    uses: [
      'src/store',
      'src/model',
      'src/diagnostics',
      // A save of an edited text also approves its translation.
      'src/translations',
      'src/content',
      'src/pages',
      'src/output',
      'src/build',
      'src/node',
      // A click on a text finds its place as `explain` does.
      'src/tools',
      'src/client',
    ],
    knows: ['src/site'],
  },
  // The forms server is a separate product: of the site and the model, it imports only types.
  'src/relay': { uses: ['src/forms', 'src/node', 'src/diagnostics'], knows: ['src/site', 'src/model'] },
  'src/cli': {
    uses: [
      'src/store',
      'src/model',
      'src/diagnostics',
      'src/site',
      'src/translations',
      'src/content',
      'src/pages',
      'src/output',
      'src/build',
      'src/node',
      'src/tools',
      'src/watch',
      'src/relay',
    ],
  },
  islands: { uses: [] },
  // The gallery is the same site with another body, so it imports the definition of the site.
  templates: { uses: ['islands', 'archipel.config.ts'] },
};

function isAllowed(file: string, { target, typeOnly }: Import): boolean {
  const part = partOf(file);
  const { uses, knows = [] } = rules[part] ?? { uses: [] };
  return [part, ...uses, ...(typeOnly ? knows : [])].includes(partOf(target));
}

test('In islands, only index.ts and messages.ts import values from archipel', () => {
  const users = sources.filter(
    ({ file, imports }) => file.startsWith('islands/') && imports.some(({ target, typeOnly }) => target === 'archipel' && !typeOnly),
  );
  expect(users.filter(({ file }) => !/\/(?:index|messages)\.ts$/.test(file)).map(({ file }) => file)).toEqual([]);
});

// Sections and collections may import each other, but the folders that they share import neither.
test.each([
  ['components', ['layout', 'sections', 'collections']],
  ['layout', ['sections', 'collections']],
])('Imports in templates: %s imports nothing from %j', (folder, others) => {
  const own = sources.filter(({ file }) => file.startsWith(`templates/${folder}/`));
  const wrong = own.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => others.some((other) => target.startsWith(`templates/${other}/`)))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect([own.length > 0, wrong]).toEqual([true, []]);
});

test('Every part of the project has an import rule', () => {
  const parts = new Set(sources.map(({ file }) => partOf(file)));
  expect([...parts].sort()).toEqual(Object.keys(rules).sort());
});

test('Every part imports only the parts that its import rule allows', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports.filter((entry) => isOurs(entry.target) && !isAllowed(file, entry)).map(({ target }) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('The relay imports only the forms of src/site, and only src/cli imports the relay', () => {
  const inRelay = ({ file }: Source): boolean => file.startsWith('src/relay/');
  const targets = (of: readonly Source[], part: string) =>
    of.flatMap(({ imports }) => imports.filter(({ target }) => target.startsWith(`${part}/`)).map(({ target }) => target));
  const fromSite = targets(sources.filter(inRelay), 'src/site');
  expect([fromSite.length > 0, fromSite.filter((target) => !target.startsWith('src/site/forms/'))]).toEqual([true, []]);
  const users = sources.filter((source) => !inRelay(source) && targets([source], 'src/relay').length > 0);
  expect(users.map(({ file }) => file).filter((file) => !file.startsWith('src/cli/'))).toEqual([]);
});

/** Returns the folders above a file: `src`, `src/node` and `src/node/publish` for `src/node/publish/output.ts`. */
const foldersOf = (file: string): string[] =>
  file.split('/').flatMap((_, depth, parts) => (depth === 0 ? [] : parts.slice(0, depth).join('/')));

/** Returns the entry directly inside `folder` that contains a file: `fs` or `project.ts` inside `src/node`. */
const within = (folder: string, file: string): string | undefined =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/', 1)[0] : undefined;

/** Returns the imports between the files and folders directly inside `folder`. */
function importsWithin(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { file, imports } of sources)
    for (const { target } of imports) {
      const [from, to] = [within(folder, file), within(folder, target)];
      if (from !== undefined && to !== undefined && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  return uses;
}

/** Returns the names in `uses` that import themselves, directly or through others. */
function namesInCycles(uses: ReadonlyMap<string, Iterable<string>>): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some((next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))));
  return [...uses.keys()].filter((name) => reaches(name, name));
}

// Imports of types count as well, because a reader cannot read files in a cycle one after the other.
test('Imports form no cycles of files', () => {
  expect(namesInCycles(new Map(sources.map(({ file, imports }) => [file, imports.map(({ target }) => target)])))).toEqual([]);
});

test('Imports form no cycles of folders, at any level', () => {
  // The starter is a site: its sections and collections may import each other, as in templates.
  const ordered = sources.filter(({ file }) => /^(?:src|islands)\//.test(file) && !file.startsWith('src/tools/init/starter/'));
  const folders = [...new Set(ordered.flatMap(({ file }) => foldersOf(file)))];
  expect(folders.flatMap((folder) => namesInCycles(importsWithin(folder)).map((name) => `${folder}/${name}`))).toEqual([]);
});

/** Tests outside tests/site that may import the customer's site, and why. */
const exceptions: readonly (readonly [file: RegExp, why: string])[] = [
  [/^tests\/slips\//, 'slips are made in the real content, which is large and varied'],
  [/^tests\/documents\.test\.ts$/, 'the documents of the repository show its commands on this site'],
  [
    /^tests\/(?:support\/mail\/relay|forms\/fuzz\.slow\.test|preview\/mail-catcher\.test)\.ts$/,
    'the forms server runs with the forms of this site',
  ],
];

test("Tests of the engine import fixture sites, not the customer's site", () => {
  const isOfSite = (file: string): boolean => /^tests\/(?:site|browser|support\/real-site)\//.test(file);
  const isCustomers = (target: string): boolean => /^(?:templates|islands|archipel\.config\.ts|tests\/support\/real-site)\b/.test(target);
  const users = testSources()
    .filter(({ file, imports }) => !isOfSite(file) && imports.some(({ target }) => isCustomers(target)))
    .map(({ file }) => file);
  expect(users.filter((user) => !exceptions.some(([file]) => file.test(user)))).toEqual([]);
  // Unused exceptions must be removed.
  expect(exceptions.filter(([file]) => !users.some((user) => file.test(user))).map(([, why]) => why)).toEqual([]);
});

test('Sources in the npm package import only sources in the package', () => {
  const { files } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly files: readonly string[] };
  const patterns = files.map((path) => new RegExp(`^${escapePattern(path).replaceAll('\\*', '[^/]+')}(?:/|$)`));
  const isPacked = (file: string): boolean => patterns.some((pattern) => pattern.test(file));
  const packed = sourcesIn('src').filter(({ file }) => isPacked(file) && !file.startsWith('src/tools/init/starter/'));
  const missing = packed.flatMap(({ file, imports }) =>
    imports
      .filter(({ target, typeOnly }) => target.startsWith('src/') && !typeOnly && !isPacked(target))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect([packed.length > 20, missing]).toEqual([true, []]);
});

describe('Imports of packages:', () => {
  test.each([
    ['esbuild', ['src/node']],
    ['chokidar', ['src/watch']],
    ['launch-editor', ['src/node']],
    ['open', ['src/node']],
    ['koffi', ['src/node']],
    ['satori', ['src/node']],
    ['sharp', ['src/node']],
    ['nodemailer', ['src/relay']],
    ['commander', ['src/cli']],
    ['entities', ['src/content', 'src/pages']],
    ['htmlparser2', ['src/tools', 'src/node', 'src/watch']],
    ['i18next', ['src/pages']],
    ['js-yaml', ['src/content', 'src/node']],
    ['smol-toml', ['src/tools']],
    ['yaml', ['src/content', 'src/tools', 'src/testing']],
    ['@clack/prompts', ['src/cli']],
    ['lucide', ['templates']],
    ['react-dom/client', ['src/client']],
    ['@emailjs/browser', ['islands']],
  ])('%s is imported only by %j', (name, parts) => {
    const isOfPackage = (target: string): boolean => target === name || target.startsWith(`${name}/`);
    const users = sources.filter(({ imports }) => imports.some(({ target, typeOnly }) => isOfPackage(target) && !typeOnly));
    const others = users.map(({ file }) => file).filter((file) => !parts.includes(partOf(file)));
    expect([users.length > 0, others]).toEqual([true, []]);
  });
});

describe('The pure modules of islands', () => {
  const under = (folder: string) => sources.filter(({ file }) => file.startsWith(folder));
  /** Modules such as the rules of a form. Hooks and the script of the layout are not among them, because they use the page. */
  const logic = sources.filter(({ file }) =>
    /^islands\/(?:[A-Z]\w*\/(?!use|index\.)[a-z-]+|shared\/validation|layout\/[a-z-]+-(?:memory|language))\.ts$/.test(file),
  );

  test('import neither React nor a component', () => {
    const parts = [...logic, ...under('islands/api/')];
    const components = parts.flatMap(({ file, imports }) =>
      imports.filter(({ target }) => /^react\b|\.tsx$/.test(target)).map(({ target }) => `${file} → ${target}`),
    );
    expect([parts.length > 10, components]).toEqual([true, []]);
  });

  test('read neither the clock nor the page', () => {
    const outside = /\b(?:Date|performance|document|window|globalThis|location|navigator|localStorage|fetch|console|setTimeout)\b\s*[.(]/;
    expect(logic.filter(({ code }) => outside.test(code)).map(({ file }) => file)).toEqual([]);
  });
});

describe('Outside of node, cli and the servers,', () => {
  const servers = ['src/watch/', 'src/relay/', 'src/tools/gallery/'];
  // The rebuilds of `watch` are as pure as builds; the other half of `watch` runs in a browser.
  const isPureInWatch = (file: string): boolean => /^src\/watch\/(?:browser|incremental)\//.test(file);
  const isOutside = (file: string): boolean =>
    ['src/node', 'src/cli'].includes(partOf(file)) || (servers.some((server) => file.startsWith(server)) && !isPureInWatch(file));
  const pure = sources.filter(({ file }) => !isOutside(file));
  // Code for browsers may use their clock and console.
  const prerendered = pure.filter(
    ({ file }) => !['src/client', 'src/forms', 'islands'].includes(partOf(file)) && !file.startsWith('src/watch/browser/'),
  );

  test('no file imports a module of Node', () => {
    expect(pure.filter(({ imports }) => imports.some(({ target }) => isNode(target))).map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ['process', /\bprocess(?:\.\w|\[)/],
    ['Math.random', /\bMath\.random\b|\bcrypto\.(?:randomUUID|getRandomValues)\b/],
  ])('no file uses %s', (_, pattern) => {
    expect(pure.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ['console', /\bconsole\s*\./],
    ['the clock', /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|\bperformance\.now\b/],
    ['globalThis', /\bglobalThis\b/],
  ])('no file that is rendered at build time uses %s', (_, pattern) => {
    expect(prerendered.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([]);
  });
});
