// The entry for archipel in the package.json of a new site depends on how the running engine was installed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineSource } from '../../src/node/starter.ts';
import { freshFolder } from '../support/process/process.ts';

interface Installed {
  /** The package.json of the engine without its version. */
  readonly engine: { readonly name: string; readonly private?: boolean };
  /** The dependencies in the package.json of the folder in which the engine is installed; undefined without a package.json. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** The path of the site in the folder in which the engine is installed. */
  readonly site?: string;
}

function sourceOf({ engine, dependencies, site = '.' }: Installed): string {
  const folder = freshFolder();
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
    'an archive, for a site in a subfolder',
    'file:../../a.tgz',
    { engine: unpublished, dependencies: { archipel: 'file:../a.tgz' }, site: 'my-site' },
  ],
  ['a folder without a package.json, before publication', 'file:node_modules/archipel', { engine: unpublished }],
  ['the registry', '^0.1.0', { engine: { name: 'archipel' } }],
  ['the registry, with the range of a package.json', '0.1.x', { engine: { name: 'archipel' }, dependencies: { archipel: '0.1.x' } }],
  ['the registry, under another name', 'npm:@islands/archipel@^0.1.0', { engine: scoped }],
  [
    'the registry, under another name, with the range of a package.json',
    'npm:@islands/archipel@0.1.x',
    { engine: scoped, dependencies: { '@islands/archipel': '0.1.x' } },
  ],
  ['an archive of another name', 'file:../a.tgz', { engine: scoped, dependencies: { '@islands/archipel': 'file:../a.tgz' } }],
])('A new site requires an engine from %s as %s', (_, expected, installed) => {
  expect(sourceOf(installed)).toBe(expected);
});

test('If the engine runs from a checkout, a new site requires it by the relative path of that folder', () => {
  expect(engineSource({ root: '/code/archipel' }, '/code/sites/mine')).toBe('file:../../archipel');
});
