// The packages that `npm ci --omit=dev` installs on a machine that only builds: few, and none that only developers need.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/process/process.ts';

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly integrity?: string;
  readonly inBundle?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const production = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !(dev ?? devOptional ?? false));

/** Returns the bytes of the package in `folder`, without nested packages. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? sizeOf(path) : lstatSync(path).size);
    }, 0);
}

/** Some of the packages that are bundled into the engine. */
const bundledByName = ['nodemailer', 'commander', 'yaml', 'js-yaml', 'chokidar', '@mdx-js/mdx', 'htmlparser2'];

test('A production install has at most 90 MB', () => {
  const installed = production.map(([path]) => join(root, path)).filter((path) => existsSync(path));
  expect(installed.length).toBeGreaterThan(10);
  expect(installed.reduce((sum, path) => sum + sizeOf(path), 0)).toBeLessThan(90e6);
});

test('A production install contains no type checker, no icon set and no browser', () => {
  const names = production.map(([path]) => path.replace(/^.*node_modules\//, ''));
  for (const name of ['typescript', 'i18next', 'lucide', 'lighthouse', 'playwright', 'vitest', '@biomejs/biome'])
    expect(names).not.toContain(name);
});

test('Each package in the lock file has a hash, so that its archive cannot be replaced unnoticed', () => {
  // A package inside the archive of another package is covered by the hash of that archive.
  const separate = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && inBundle !== true);
  expect(separate.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

test('The list of licenses contains each package', () => {
  const listed = execFileSync(process.execPath, [join(root, 'bin/list-licenses.js')], { encoding: 'utf8', maxBuffer: 1e8 });
  const installed = production.filter(([path]) => existsSync(join(root, path, 'package.json')));
  const lines = installed.map(([path]) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return `${name} ${version}: ${license}`;
  });
  expect(lines.filter((line) => line.endsWith('undefined') || !listed.split('\n').includes(line))).toEqual([]);
  for (const name of bundledByName) expect(listed).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(listed).toMatch(/^zod \d.*: MIT\n\nMIT License\n\nCopyright \(c\)/m);
});

test('The bill of materials contains the installed and the bundled packages, each with a hash', () => {
  const listed = execFileSync(process.execPath, [join(root, 'bin/sbom.js')], { encoding: 'utf8', maxBuffer: 1e8 });
  const { components } = JSON.parse(listed) as { components: { name: string; 'bom-ref': string; hashes?: { content: string }[] }[] };
  const names = components.map(({ name }) => name);
  expect([...bundledByName, 'sharp', 'esbuild', 'koffi'].filter((name) => !names.includes(name))).toEqual([]);
  expect(components.filter(({ hashes }) => (hashes?.[0]?.content ?? '').length < 64)).toEqual([]);
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
});
