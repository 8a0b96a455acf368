import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as original from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { loweredSpreads } from '../../bin/lowered-spreads.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sites = join(root, 'tests/sites');

/** Resolves to the code of js-yaml as the plugin bundles it. */
async function bundled(): Promise<string> {
  const stdin = { contents: "export * from 'js-yaml';", resolveDir: root };
  const { outputFiles } = await build({ stdin, plugins: [loweredSpreads], bundle: true, write: false, format: 'esm', logLevel: 'silent' });
  return outputFiles[0]?.text ?? '';
}

/** Texts with features that no content file has: anchors, merges, tags, several documents, and errors of the parser and the constructor. */
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

/** Returns the value and the events of a text, or the error, as data. */
function outcome({ load, parseEvents }: typeof original, text: string, options: original.LoadOptions) {
  try {
    return { value: load(text, options), events: parseEvents(text, options) };
  } catch (error) {
    return { error: String(error), name: (error as Error).name };
  }
}

test.each([{}, { filename: 'page.yaml', json: true, maxDepth: 3, maxAliases: 0 }])(
  'The bundled js-yaml parses like the original with the options %j',
  async (options) => {
    const folder = mkdtempSync(join(tmpdir(), 'archipel-js-yaml-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'bundled.mjs');
    writeFileSync(file, await bundled());
    const bundledModule = (await import(pathToFileURL(file).href)) as typeof original;
    for (const text of [...texts, ...unusual])
      expect(outcome(bundledModule, text, options), text).toEqual(outcome(original, text, options));
  },
);

test('No object literal of the bundled js-yaml starts with a spread', async () => {
  // Matches a brace, whitespace and a spread. In a call, a spread comes after a parenthesis or a comma instead.
  expect(readFileSync(join(root, 'node_modules/js-yaml/dist/js-yaml.mjs'), 'utf8')).toMatch(/\{\s*\.\.\./);
  expect(await bundled()).not.toMatch(/\{\s*\.\.\./);
});
