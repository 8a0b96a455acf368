// The inputs of a bundle: a later run must notice each of their changes, and no other change.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildFailure, build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseFileAccess } from '../../src/node/bundle/file-access-plugin.ts';
import { importGlob } from '../../src/node/bundle/import-glob-plugin.ts';
import { hashInputs, isCurrent, recordSources } from '../../src/node/bundle/inputs.ts';

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
    'config.ts':
      "import mark from './mark';\nimport './styles.css';\nexport default [mark, import.meta.glob('./parts/*.ts'), process.env.MARK];",
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles `config.ts`; `meanwhile` runs when the bundler has read everything, and before its inputs are hashed. */
async function bundled(meanwhile: () => void = () => undefined) {
  const given = recordSources(root);
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
    plugins: [importGlob(given.record), refuseFileAccess],
    metafile: true,
    logLevel: 'silent',
  });
  meanwhile();
  return hashInputs(root, [result], given);
}

const changes: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a module', { 'mark.js': 'export default 2;' }],
  ['a stylesheet', { 'styles.css': 'p { color: blue }' }],
  ['a new file that matches a glob', { 'parts/b.ts': 'export default "b";' }],
  ['the configuration that tsconfig.json extends', { 'base.json': '{ "compilerOptions": { "strict": true } }' }],
];

test.each([...changes, ['a module that an import finds first', { 'mark.ts': 'export default 3;' }] as const])(
  'A bundle is stale after a change of %s',
  async (_, files) => {
    const inputs = await bundled();
    expect(isCurrent(root, inputs)).toBe(true);
    write(files);
    expect(isCurrent(root, inputs)).toBe(false);
  },
);

test.each(changes)('A bundle is stale if %s was saved during bundling', async (_, files) => {
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

test('If a module uses all of `process.env`, every variable is an input', async () => {
  write({ 'mark.js': 'const { MARK } = process.env;\nexport default MARK;' });
  const inputs = await bundled();
  process.env['MARK'] = 'one';
  expect(isCurrent(root, inputs)).toBe(false);
  delete process.env['MARK'];
  expect(isCurrent(root, inputs)).toBe(true);
});

test('Of an installed package, only the manifest is an input of a bundle; the code of a linked package is one', async () => {
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
  write({ 'node_modules/installed/package.json': '{ "name": "installed", "main": "index.js", "version": "1.0.1" }' });
  expect(isCurrent(root, inputs)).toBe(false);
});

test('Code that would read files is refused with its place and an alternative', async () => {
  write({ 'mark.js': "// A mark.\nimport { readFileSync } from 'node:fs';\nexport default readFileSync('mark.txt');" });
  const failure = await bundled().catch((error: unknown) => error as BuildFailure);
  expect('errors' in failure && failure.errors).toMatchObject([
    { text: expect.stringContaining('?raw'), location: { file: 'mark.js', line: 2, column: 30 } },
  ]);
});
