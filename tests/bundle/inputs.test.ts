// A later run must notice every change of the inputs of a bundle, and no other change.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildFailure, build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseFileAccess } from '../../src/node/bundle/file-access-plugin.ts';
import { importGlob } from '../../src/node/bundle/import-glob-plugin.ts';
import { hashInputs, isCurrent, recordSources } from '../../src/node/bundle/inputs.ts';
import { settled } from '../support/settled.ts';

let folder: string;
let root: string;

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archipel-inputs-'));
  root = join(folder, 'site');
  mkdirSync(root);
  write({
    'package.json': '{}',
    'tsconfig.json': '{ "extends": "./base.json" }',
    'base.json': '{ "compilerOptions": {} }',
    'mark.js': 'export default 1;',
    'styles.css': 'p { color: red }',
    'parts/a.ts': 'export default "a";',
    'parts/folder/package.json': '{ "main": "one.js" }',
    'parts/folder/one.js': 'export default 1;',
    'parts/folder/two.js': 'export default 2;',
    'config.ts':
      "import mark from './mark';\nimport './styles.css';\nimport one from './parts/folder';\nexport default [mark, one, import.meta.glob('./parts/*.ts'), process.env.MARK];",
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles `config.ts`; resolves to its hashed inputs. `before` runs just before bundling, and `meanwhile` between bundling and hashing. */
async function bundled(meanwhile: () => void = () => undefined, before: () => void = () => undefined) {
  await settled();
  before();
  const sources = recordSources(root);
  const result = await build({
    entryPoints: ['config.ts'],
    outdir: 'out',
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    preserveSymlinks: true,
    plugins: [importGlob(sources.record), refuseFileAccess],
    metafile: true,
    logLevel: 'silent',
  });
  meanwhile();
  return hashInputs(root, [result], sources);
}

const changes: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['an edited module', { 'mark.js': 'export default 2;' }],
  ['an edited stylesheet', { 'styles.css': 'p { color: blue }' }],
  ['a new file that matches a glob', { 'parts/b.ts': 'export default "b";' }],
  ['an edit of the configuration that tsconfig.json extends', { 'base.json': '{ "compilerOptions": { "strict": true } }' }],
  ['an edit of the package.json of a folder with modules', { 'parts/folder/package.json': '{ "main": "two.js" }' }],
  ['a new tsconfig.json in a folder with modules', { 'parts/tsconfig.json': '{ "compilerOptions": { "jsx": "preserve" } }' }],
];

test.each([
  ...changes,
  ['a new module to which an import resolves instead of the previous one', { 'mark.ts': 'export default 3;' }] as const,
])('A bundle is stale after this change: %s', async (_, files) => {
  const inputs = await bundled();
  expect(isCurrent(root, inputs)).toBe(true);
  write(files);
  expect(isCurrent(root, inputs)).toBe(false);
});

test.each(changes)('A bundle is stale if this change was saved during bundling: %s', async (_, files) => {
  expect(isCurrent(root, await bundled(() => write(files)))).toBe(false);
});

test('A bundle is valid after a change of a file that it does not read', async () => {
  const inputs = await bundled();
  write({ 'other.ts': 'export default 1;', 'parts/note.txt': 'no module' });
  expect(isCurrent(root, inputs)).toBe(true);
});

test('An environment variable that a module reads is an input, whether it is set or not', async () => {
  const inputs = await bundled();
  expect(Object.keys(inputs)).toContain('env:MARK');
  process.env['MARK'] = 'one';
  expect(isCurrent(root, inputs)).toBe(false);
  delete process.env['MARK'];
  expect(isCurrent(root, inputs)).toBe(true);
});

test.each([
  'const { MARK } = process.env;\nexport default MARK;',
  "import { env } from 'node:process';\nexport default env.MARK;",
  "import process from 'node:process';\nexport default process.env.MARK;",
  'const { env } = process;\nexport default env.MARK;',
  "const name = 'MARK';\nexport default globalThis.process?.env?.[name];",
])('If a module uses the environment as an object, every variable is an input: %s', async (module) => {
  write({ 'mark.js': module });
  const inputs = await bundled();
  process.env['MARK'] = 'one';
  expect(isCurrent(root, inputs)).toBe(false);
  delete process.env['MARK'];
  expect(isCurrent(root, inputs)).toBe(true);
});

test('Without a tsconfig.json in the project, the one above it is an input, and so is that of a package that it extends', async () => {
  rmSync(join(root, 'tsconfig.json'));
  write({ '../tsconfig.json': '{ "extends": "settings" }', '../node_modules/settings/tsconfig.json': '{}' });
  for (const file of ['../tsconfig.json', '../node_modules/settings/tsconfig.json', 'tsconfig.json']) {
    const inputs = await bundled();
    expect(isCurrent(root, inputs)).toBe(true);
    write({ [file]: '{ "compilerOptions": { "jsx": "preserve" } }' });
    expect(isCurrent(root, inputs), file).toBe(false);
    write({ '../tsconfig.json': '{ "extends": "settings" }' });
  }
});

test('A package.json above the project does not make the bundle stale if it was written just before', async () => {
  rmSync(join(root, 'package.json'));
  const inputs = await bundled(undefined, () => write({ '../package.json': '{ "type": "module" }' }));
  expect(isCurrent(root, inputs)).toBe(true);
  write({ '../package.json': '{ "type": "commonjs" }' });
  expect(isCurrent(root, inputs)).toBe(false);
});

test('The inputs of a bundle include the code of a linked package, but only the manifest of an installed package', async () => {
  const linked = join(folder, 'linked');
  mkdirSync(linked);
  writeFileSync(join(linked, 'package.json'), '{ "name": "linked", "main": "index.js" }');
  writeFileSync(join(linked, 'index.js'), 'export default "linked";');
  write({
    'node_modules/installed/package.json': '{ "name": "installed", "main": "index.js", "version": "1.0.0" }',
    'node_modules/installed/index.js': 'export default "installed";',
    'config.ts': "import a from 'linked';\nimport b from 'installed';\nexport default [a, b];",
  });
  symlinkSync(linked, join(root, 'node_modules/linked'));
  const inputs = await bundled();
  write({ 'node_modules/installed/index.js': 'export default "other";' });
  expect(isCurrent(root, inputs)).toBe(true);
  writeFileSync(join(linked, 'index.js'), 'export default "other";');
  expect(isCurrent(root, inputs)).toBe(false);
  writeFileSync(join(linked, 'index.js'), 'export default "linked";');
  expect(isCurrent(root, inputs)).toBe(true);
  writeFileSync(join(linked, 'package.json'), '{ "name": "linked", "main": "other.js" }');
  expect(isCurrent(root, inputs)).toBe(false);
  const saved = await bundled(() => writeFileSync(join(linked, 'index.js'), 'export default "saved during bundling";'));
  expect(isCurrent(root, saved)).toBe(false);
  write({ 'node_modules/installed/package.json': '{ "name": "installed", "main": "index.js", "version": "1.0.1" }' });
  expect(isCurrent(root, inputs)).toBe(false);
});

test('Code that reads files is refused, with its position and an alternative', async () => {
  write({ 'mark.js': "// A mark.\nimport { readFileSync } from 'node:fs';\nexport default readFileSync('mark.txt');" });
  const failure = await bundled().catch((error: unknown) => error as BuildFailure);
  expect('errors' in failure && failure.errors).toMatchObject([
    { text: expect.stringContaining('?raw'), location: { file: 'mark.js', line: 2, column: 30 } },
  ]);
});
