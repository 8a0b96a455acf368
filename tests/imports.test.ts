// Who may import whom, and who may touch the outside world: ARCHITECTURE.md, “Who may import whom” and invariant 1.
import { builtinModules } from 'node:module';
import { describe, expect, test } from 'vitest';
import { makers } from '../src/edge/memory.ts';
import { preview } from '../templates/preview/index.tsx';
import { type Import, type Source, sourcesIn } from './support/sources.ts';

const sources: readonly Source[] = [...sourcesIn('src'), ...sourcesIn('templates'), ...sourcesIn('islands')];

const isOurs = (target: string): boolean => /^(?:src|templates|islands|content|tests|package\.json)\b/.test(target);
const isNode = (target: string): boolean => target.startsWith('node:') || builtinModules.includes(target);

/** `src/model`, `src/routes.ts`, `templates`: the part of the project that a file belongs to. */
const partOf = (file: string): string => /^src\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;

interface Rule {
  /** Parts whose code it may use; its own is always among them. */
  readonly uses: readonly string[];
  /** Parts of which it may know the types. */
  readonly knows?: readonly string[];
}

const stages = ['src/content', 'src/routes.ts', 'src/render', 'src/emit.ts', 'src/audit', 'src/pictures.ts'];

/** From the middle to the rim. A part that is not listed here imports nothing of ours. */
const rules: Readonly<Record<string, Rule>> = {
  'src/model': { uses: [] },
  'src/diagnostics': { uses: ['src/model'] },
  'src/reuse.ts': { uses: [] },
  'src/content': { uses: ['src/model', 'src/diagnostics', 'src/reuse.ts'] },
  'src/routes.ts': { uses: ['src/model', 'src/reuse.ts'] },
  'src/pictures.ts': { uses: ['src/model', 'src/diagnostics'], knows: ['src/content', 'src/emit.ts'] },
  'src/schemas': { uses: ['src/model'] },
  'src/schemas.ts': { uses: ['src/model', 'src/schemas'] },
  'src/headers.ts': { uses: [] },
  'src/header-files.ts': { uses: ['src/headers.ts'] },
  'src/redirect-files.ts': { uses: [], knows: ['src/model'] },
  'src/relay': { uses: [] },
  'src/scaffold': { uses: ['src/model', 'src/diagnostics', 'src/content'] },
  'src/render': { uses: ['src/model', 'src/reuse.ts', 'src/routes.ts'] },
  'src/emit.ts': {
    uses: ['src/model', 'src/routes.ts', 'src/render', 'src/headers.ts', 'src/header-files.ts', 'src/redirect-files.ts'],
    knows: ['src/content', 'src/pictures.ts'],
  },
  'src/audit': { uses: ['src/model', 'src/diagnostics', 'src/routes.ts', 'src/headers.ts'], knows: ['src/render'] },
  'src/schedule': { uses: ['src/model', 'src/content', 'src/routes.ts', 'src/render'], knows: ['src/diagnostics'] },
  'src/summary.ts': { uses: ['src/model', 'src/routes.ts', 'src/emit.ts'] },
  'src/edge': {
    uses: ['src/model', 'src/diagnostics', 'src/headers.ts', 'src/header-files.ts', 'src/redirect-files.ts', 'src/relay'],
    knows: [...stages, 'src/client'],
  },
  'src/client': { uses: [], knows: ['src/model'] },
  'src/build.ts': { uses: [...stages, 'src/reuse.ts', 'src/model', 'src/diagnostics', 'src/summary.ts'] },
  'src/explain': {
    uses: ['src/model', 'src/diagnostics', 'src/reuse.ts', 'src/content', 'src/render', 'src/routes.ts', 'src/audit', 'src/summary.ts'],
    knows: ['src/build.ts', 'src/emit.ts', 'src/pictures.ts'],
  },
  'src/rebuild.ts': {
    uses: ['src/build.ts', 'src/reuse.ts', 'src/content', 'src/audit', 'src/model'],
    knows: ['src/diagnostics', 'src/emit.ts', 'src/routes.ts'],
  },
  'src/gallery.ts': {
    uses: ['src/build.ts', 'src/model', 'src/routes.ts', 'src/render'],
    knows: ['src/content', 'src/diagnostics', 'src/emit.ts'],
  },
  'src/commands': {
    uses: [
      ...stages,
      'src/build.ts',
      'src/explain',
      'src/gallery.ts',
      'src/rebuild.ts',
      'src/model',
      'src/header-files.ts',
      'src/diagnostics',
      'src/edge',
      'src/relay',
      'src/schemas',
      'src/schedule',
      'src/scaffold',
      'src/schemas.ts',
      'src/summary.ts',
    ],
    knows: ['src/client'],
  },
  'src/cli': { uses: ['src/commands', 'src/content', 'src/scaffold'] },
  'src/cli.ts': { uses: ['src/cli', 'src/commands', 'package.json'] },
  // Only where the islands of a page begin: index.ts.
  islands: { uses: ['src/client'], knows: ['src/model'] },
  templates: { uses: ['islands'], knows: ['src/model'] },
};

function isAllowed(file: string, { target, typeOnly }: Import): boolean {
  const part = partOf(file);
  const { uses, knows = [] } = rules[part] ?? { uses: [] };
  return [part, ...uses, ...(typeOnly ? knows : [])].includes(partOf(target));
}

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

test('No file imports itself by way of others', () => {
  const uses = new Map(sources.map(({ file, imports }) => [file, imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target)]));
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (uses.get(from) ?? []).some((next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))));
  expect(sources.map(({ file }) => file).filter((file) => reaches(file, file))).toEqual([]);
});

test('What is kept of prose goes when the code that reads it changes', () => {
  const reached = new Set(['src/content/prose.ts']);
  for (const file of reached) {
    const imports = sources.find((source) => source.file === file)?.imports ?? [];
    for (const { target, typeOnly } of imports) if (!typeOnly && /^src\/(?:content|model)\//.test(target)) reached.add(target);
  }
  expect([...makers].sort()).toEqual(['package-lock.json', ...reached].sort());
});

test('Drawn pictures are drawn anew when the code that draws them changes', () => {
  const reached = new Set(['templates/preview/Picture.tsx']);
  for (const file of reached) {
    const imports = sources.find((source) => source.file === file)?.imports ?? [];
    for (const { target, typeOnly } of imports) if (!typeOnly && isOurs(target)) reached.add(target);
  }
  expect(preview.sources).toEqual([...reached].sort());
});

describe('The rim', () => {
  /** What an output, a server, pictures and a painter are made of. */
  const madeOf: Readonly<Record<string, readonly string[]>> = {
    'src/edge/bundle.ts': ['src/edge/feed-islands.ts', 'src/edge/weigh-scripts.ts'],
    'src/edge/compile.ts': ['src/edge/bundle.ts'],
    'src/edge/recompile.ts': ['src/edge/bundle.ts', 'src/edge/compile.ts', 'src/edge/weigh-scripts.ts'],
    'src/edge/output.ts': ['src/edge/lock.ts', 'src/edge/marker.ts', 'src/edge/native.ts'],
    'src/edge/lock.ts': ['src/edge/native.ts'],
    'src/edge/painter.ts': ['src/edge/kept.ts'],
    'src/edge/pictures.ts': ['src/edge/draw-icons.ts', 'src/edge/encode.ts', 'src/edge/kept.ts', 'src/edge/limit.ts'],
    'src/edge/loopback.ts': ['src/edge/respond.ts', 'src/edge/web-messages.ts'],
    'src/edge/desk.ts': ['src/edge/loopback.ts', 'src/edge/respond.ts'],
    'src/edge/server.ts': ['src/edge/loopback.ts', 'src/edge/marker.ts', 'src/edge/respond.ts'],
    'src/edge/relay-server.ts': ['src/edge/visitor-address.ts', 'src/edge/web-messages.ts'],
  };

  test('does not import itself, but for the reader and what an output, a server, pictures and a painter are made of', () => {
    const wrong = sources.flatMap(({ file, imports }) =>
      imports
        .map(({ target }) => target)
        .filter((target) => partOf(file) === 'src/edge' && partOf(target) === 'src/edge')
        .filter((target) => !(file.startsWith('src/edge/outbox/') && target.startsWith('src/edge/outbox/')))
        .filter((target) => target !== 'src/edge/read-content.ts' && !madeOf[file]?.includes(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('keeps the outbox to itself: it is one thing in a folder', () => {
    const outside = sources.filter(({ file }) => partOf(file) === 'src/edge' && !file.startsWith('src/edge/outbox/'));
    expect(outside.flatMap(({ imports }) => imports.filter(({ target }) => target.startsWith('src/edge/outbox/')))).toEqual([]);
  });

  /** Packages that touch more than values, and the only parts that may use them. */
  test.each([
    ['esbuild', ['src/edge']],
    ['chokidar', ['src/edge']],
    ['launch-editor', ['src/edge']],
    ['open', ['src/edge']],
    ['koffi', ['src/edge']],
    ['satori', ['src/edge']],
    ['sharp', ['src/edge']],
    ['nodemailer', ['src/edge']],
    ['commander', ['src/cli', 'src/cli.ts']],
    ['htmlparser2', ['src/audit']],
    ['i18next', ['src/render']],
    ['js-yaml', ['src/content']],
    ['yaml', ['src/content', 'src/scaffold']],
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

  test('imports neither React nor a component', () => {
    const parts = [...under('islands/rules/'), ...under('islands/calls/')];
    const components = parts.flatMap(({ file, imports }) =>
      imports.filter(({ target }) => /^react\b|\.tsx$/.test(target)).map(({ target }) => `${file} → ${target}`),
    );
    expect([parts.length > 10, components]).toEqual([true, []]);
  });

  test('knows, as a rule, neither clock nor page: values in, values out', () => {
    const outside = /\b(?:Date|performance|document|window|globalThis|location|navigator|localStorage|fetch|console|setTimeout)\b\s*[.(]/;
    expect(
      under('islands/rules/')
        .filter(({ code }) => outside.test(code))
        .map(({ file }) => file),
    ).toEqual([]);
  });
});

describe('Outside edge, commands and cli.ts', () => {
  const pure = sources.filter(({ file }) => !['src/edge', 'src/commands', 'src/cli', 'src/cli.ts'].includes(partOf(file)));
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
