// Where a new site gets archipel from: the entry in its package.json, depending on how the running engine was installed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { engineSource } from '../../src/node/starter.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

interface Installed {
  /** The package.json of the engine, but for its version. */
  readonly engine: { readonly name: string; readonly private?: boolean };
  /** The dependencies of the folder that it is installed in; undefined for one without a package.json. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Where the site is, from the folder that the engine is installed in. */
  readonly site?: string;
}

function sourceOf({ engine, dependencies, site = '.' }: Installed): string {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-source-'));
  folders.push(folder);
  const root = join(folder, 'node_modules', engine.name);
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...engine, version: '0.1.0' }));
  if (dependencies !== undefined) writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  return engineSource({ root }, join(folder, site));
}

const unpublished = { name: 'archipel', private: true };
const scoped = { name: '@islands/archipel' };

test.each<[string, string, Installed]>([
  ['an archive', 'file:../a.tgz', { engine: unpublished, dependencies: { archipel: 'file:../a.tgz' } }],
  [
    'an archive, for a site in a folder',
    'file:../../a.tgz',
    { engine: unpublished, dependencies: { archipel: 'file:../a.tgz' }, site: 'my-site' },
  ],
  ['a folder that no package.json names, before it is published', 'file:node_modules/archipel', { engine: unpublished }],
  ['the registry', '^0.1.0', { engine: { name: 'archipel' } }],
  ['the registry, as a package.json asks for it', '0.1.x', { engine: { name: 'archipel' }, dependencies: { archipel: '0.1.x' } }],
  ['the registry, under another name', 'npm:@islands/archipel@^0.1.0', { engine: scoped }],
  [
    'another name that a package.json asks for',
    'npm:@islands/archipel@0.1.x',
    { engine: scoped, dependencies: { '@islands/archipel': '0.1.x' } },
  ],
  ['an archive of another name', 'file:../a.tgz', { engine: scoped, dependencies: { '@islands/archipel': 'file:../a.tgz' } }],
])('An engine from %s is %s', (_, expected, installed) => {
  expect(sourceOf(installed)).toBe(expected);
});

test('An engine in its repository is that folder', () => {
  expect(engineSource({ root: '/code/archipel' }, '/code/sites/mine')).toBe('file:../../archipel');
});
