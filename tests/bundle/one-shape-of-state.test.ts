import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as original from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { oneShapeOfState } from '../../bin/one-shape-of-state.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sites = join(root, 'tests/sites');

/** js-yaml as the plugin bundles it; `resolveDir` is where it is looked for. */
async function bundled(resolveDir = root): Promise<string> {
  const stdin = { contents: "export * from 'js-yaml';", resolveDir };
  const { outputFiles } = await build({ stdin, plugins: [oneShapeOfState], bundle: true, write: false, format: 'esm', logLevel: 'silent' });
  return outputFiles[0]?.text ?? '';
}

/** A folder whose js-yaml is this text in this file. */
function folderWith(text: string, file = 'js-yaml.mjs'): string {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-js-yaml-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const library = join(folder, 'node_modules/js-yaml');
  mkdirSync(join(library, 'dist'), { recursive: true });
  writeFileSync(join(library, 'package.json'), JSON.stringify({ name: 'js-yaml', exports: `./dist/${file}` }));
  writeFileSync(join(library, 'dist', file), text);
  return folder;
}

const state = 'const state = {\n\t\t...options,\n\t\tposition: 0\n\t};';

/** Texts that use what plain files of content do not: anchors, merges, tags, documents, and errors of parser and constructor. */
const unusual = [
  'a: &a { x: 1 }\nb: { <<: *a, y: [1, 2] }',
  '%TAG !e! tag:example.com,2000:\n---\n!e!thing 1',
  'a: !!set { x, y }',
  '--- 1\n--- 2',
  'a: *unknown',
  'a: 1\na: 2',
  'a: [1, 2',
  'a:\n\t- 1',
  'a: "\\q"',
  '\0',
  `${'['.repeat(101)}${']'.repeat(101)}`,
];

const texts = readdirSync(sites, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(sites, name), 'utf8'));

/** The value and the events of a text, or the error, as data. */
function outcome({ load, parseEvents }: typeof original, text: string, options: original.LoadOptions) {
  try {
    return { value: load(text, options), events: parseEvents(text, options) };
  } catch (error) {
    return { error: String(error), name: (error as Error).name };
  }
}

test.each([{}, { filename: 'page.yaml', json: true, maxDepth: 3, maxAliases: 0 }])(
  'Texts are parsed as js-yaml does it, with %j',
  async (options) => {
    const file = join(folderWith(''), 'bundled.mjs');
    writeFileSync(file, await bundled());
    const own = (await import(pathToFileURL(file).href)) as typeof original;
    for (const text of [...texts, ...unusual]) expect(outcome(own, text, options), text).toEqual(outcome(original, text, options));
  },
);

test('No state begins with a spread', async () => {
  expect(await bundled()).not.toMatch(/state = \{\s*\.\.\./);
});

test.each([
  ['makes one of its two states in another way', [state], /has 1 states/],
  ['makes both in another way', ['const state = {\n\t\tposition: 0,\n\t\t...options\n\t};'], /has 0 states/],
  ['has one more', [state.repeat(3)], /has 3 states/],
  ['lies in another file', [state.repeat(2), 'index.mjs'], /no dist\/js-yaml\.mjs/],
] as const)('The bundle fails where js-yaml %s', async (_, [text, file], expected) => {
  await expect(bundled(folderWith(text, file))).rejects.toThrow(expected);
});
