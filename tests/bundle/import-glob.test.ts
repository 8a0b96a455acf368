// Tests `import.meta.glob` in modules of a site, which archipel's bundler resolves, and which Vite resolves in tests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildFailure, build, context } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importGlob } from '../../src/node/bundle/import-glob-plugin.ts';
import { hashInputs, type InputHashes, isCurrent, recordSources } from '../../src/node/bundle/inputs.ts';
import { settled } from '../support/settled.ts';

let root: string;
/** The inputs of the last bundle. */
let inputs: InputHashes;

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'archipel-glob-'));
  write({
    'parts/b/index.ts': 'export default "b"; export const other = 2;',
    'parts/a/index.ts': 'export default "a"; export const other = 1;',
    'parts/a/note.yaml': 'note: of a\n',
    'parts/a/tone.mp3': 'a tone',
    'parts/a/deep/more.ts': 'export default "deep";',
    'parts/_index.ts': 'export default "no part";',
    'parts/.hidden/index.ts': 'throw new Error("hidden");',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Resolves to two functions: `run` bundles `config.ts` and returns its default export, and `dispose` ends the bundler. */
async function bundler() {
  const bundle = await context({
    entryPoints: ['config.ts'],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [importGlob()],
    metafile: true,
    logLevel: 'silent',
  });
  const run = async (): Promise<unknown> => {
    await settled();
    const sources = recordSources(root);
    const result = await bundle.rebuild();
    inputs = hashInputs(root, [result], sources);
    const { outputFiles } = result;
    const module = (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)) as { default: unknown };
    return module.default;
  };
  return { run, dispose: () => bundle.dispose() };
}

async function bundled(expression: string): Promise<unknown> {
  write({ 'config.ts': `export default ${expression};\n` });
  const { run, dispose } = await bundler();
  return run().finally(dispose);
}

test.each([
  ["'./parts/*/index.ts', { eager: true, import: 'default' }", { './parts/a/index.ts': 'a', './parts/b/index.ts': 'b' }],
  ["'./parts/*/index.ts', { eager: true, import: 'other' }", { './parts/a/index.ts': 1, './parts/b/index.ts': 2 }],
  ["'/parts/{b,c}/index.ts', { eager: true, import: 'default' }", { '/parts/b/index.ts': 'b' }],
  ["['./parts/*/index.ts', '!./parts/b/*'], { eager: true, import: 'default' }", { './parts/a/index.ts': 'a' }],
  ["'./parts/a/**/more.ts', { eager: true, import: 'default' }", { './parts/a/deep/more.ts': 'deep' }],
  ["'./parts/*/*.yaml', { eager: true, query: '?raw', import: 'default' }", { './parts/a/note.yaml': 'note: of a\n' }],
  ["'./parts/*/*.mp3', { eager: true, query: '?inline', import: 'default' }", { './parts/a/tone.mp3': 'data:audio/mpeg;base64,YSB0b25l' }],
  ["'./missing/*/index.ts', { eager: true }", {}],
  [
    "\n  './parts/?/index.ts',\n  {\n    eager: true,\n    import: 'default',\n  },\n",
    { './parts/a/index.ts': 'a', './parts/b/index.ts': 'b' },
  ],
])('import.meta.glob(%s) returns the exports or the content of the matching files', async (args, expected) => {
  const value = await bundled(`import.meta.glob(${args})`);
  expect(value).toEqual(expected);
  expect(Object.keys(value as object)).toEqual(Object.keys(expected));
});

test('A type argument of import.meta.glob does not count as an argument', async () => {
  expect(await bundled("import.meta.glob<Record<string, string>>('./parts/a/index.ts', { eager: true, import: 'default' })")).toEqual({
    './parts/a/index.ts': 'a',
  });
});

test('import.meta.glob without `eager` returns functions that load the modules', async () => {
  const value = await bundled("import.meta.glob('./parts/*/index.ts', { import: 'default' })");
  const { './parts/a/index.ts': a } = value as Record<string, () => Promise<unknown>>;
  expect(await a?.()).toBe('a');
});

test('import.meta.glob finds added and removed folders in the next bundle', async () => {
  write({ 'config.ts': "export default import.meta.glob('./parts/*/index.ts', { eager: true, import: 'default' });\n" });
  const { run, dispose } = await bundler();
  expect(Object.values((await run()) as object)).toEqual(['a', 'b']);
  write({ 'parts/c/index.ts': 'export default "c";' });
  rmSync(join(root, 'parts/a'), { recursive: true });
  expect(Object.values((await run().finally(dispose)) as object)).toEqual(['b', 'c']);
});

test.each(['where', "'./parts/*/index.ts', options", "'./parts/*', { eager: maybe }", "'parts/*'", "'./parts/*', { as: 'raw' }"])(
  'A call with an unsupported argument is refused with its place: import.meta.glob(%s)',
  async (args) => {
    const failure = await bundled(`\n  import.meta.glob(${args})`).catch((error: unknown) => error as BuildFailure);
    expect(failure).toMatchObject({ errors: [{ location: { file: 'config.ts', line: 2, column: 2 } }] });
  },
);

test('Errors after a call of import.meta.glob have the right place', async () => {
  const failure = await bundled("import.meta.glob(\n'./parts/*/index.ts'\n);\nimport './nowhere.ts'").catch((error: unknown) => error);
  expect(failure).toMatchObject({ errors: [{ location: { file: 'config.ts', line: 4, column: 7 } }] });
});

test.each<[string, () => void]>([
  ['a folder is added', () => write({ 'parts/c/index.ts': '' })],
  ['a folder is removed', () => rmSync(join(root, 'parts/b'), { recursive: true })],
  ['a text changes', () => write({ 'parts/a/note.yaml': 'note: other\n' })],
  ['a sound changes', () => write({ 'parts/a/tone.mp3': 'another tone' })],
])('A bundle with import.meta.glob is stale if %s', async (_, change) => {
  const inline = "import.meta.glob('./parts/*/*.mp3', { eager: true, query: '?inline' })";
  await bundled(
    `[import.meta.glob('./parts/*/index.ts'), import.meta.glob('./parts/*/*.yaml', { eager: true, query: '?raw' }), ${inline}]`,
  );
  expect(isCurrent(root, inputs)).toBe(true);
  change();
  expect(isCurrent(root, inputs)).toBe(false);
});

test('A CSS import with a glob orders stylesheets by file name, whatever their folders', async () => {
  const style = (name: string) => `.${name} { color: red }`;
  write({
    'parts/a/z.css': style('z'),
    'parts/b/y.css': style('y'),
    'parts/b/a.css': style('a'),
    // Pages request this stylesheet by name, so the glob leaves it out.
    'parts/b/c.sheet.css': style('c'),
    'all.css': '@import "./parts/*/*.css" layer(parts);',
  });
  const { outputFiles } = await build({
    entryPoints: ['all.css'],
    absWorkingDir: root,
    bundle: true,
    write: false,
    plugins: [importGlob()],
  });
  expect([...(outputFiles[0]?.text ?? '').matchAll(/\.(\w) \{/g)].map(([, name]) => name)).toEqual(['a', 'y', 'z']);
});

test('In Vitest, import.meta.glob returns texts by relative path, too', () => {
  const texts = import.meta.glob<string>('../support/{random,mount}.ts', { eager: true, query: '?raw', import: 'default' });
  expect(texts).toEqual({ '../support/mount.ts': expect.any(String), '../support/random.ts': expect.stringContaining('export') });
});
